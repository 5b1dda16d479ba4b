/** @jsxImportSource preact */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import type { ScratchView } from '../rules/scratch-rules.ts';
import { BRUSH, CARD, CELL, type Point, rub, rubbedCells } from './rubbed-patches.ts';
import { ScratchPicture } from './scratch-symbol.tsx';

const cells = Array.from({ length: 9 }, (_, cell) => cell);
/** The last cell fades open before the win is counted up. */
const FADE_MS = 250;
/** A pointer that moves no farther presses a cell. */
const PRESS_RADIUS = 8;

/** Strokes over the cover: what is rubbed off, and the cells that open by it. */
function useScratching(isOn: boolean, open: (opened: readonly number[]) => void) {
  const stroke = useRef<{ readonly patches: Set<number>; from: Point | null; length: number }>({
    patches: new Set(),
    from: null,
    length: 0,
  });
  const [path, setPath] = useState('');
  const pointOf = (event: PointerEvent & { readonly currentTarget: HTMLElement }): Point | null => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (!isOn || width === 0) return null;
    return { x: ((event.clientX - left) / width) * CARD, y: ((event.clientY - top) / height) * CARD };
  };
  return {
    path,
    /** Whether the last press of the pointer was a stroke. */
    hasStroked: () => stroke.current.length > PRESS_RADIUS,
    handlers: {
      onPointerDown: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
        stroke.current.from = pointOf(event);
        stroke.current.length = 0;
      },
      onPointerMove: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
        const { patches, from } = stroke.current;
        const to = event.buttons % 2 === 1 ? pointOf(event) : null;
        stroke.current.from = to;
        if (from === null || to === null) return;
        stroke.current.length += Math.hypot(to.x - from.x, to.y - from.y);
        rub(patches, from, to);
        setPath((drawn) => `${drawn}M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`);
        open(rubbedCells(patches));
      },
      onPointerLeave: () => {
        stroke.current.from = null;
      },
    },
  };
}

/** One card from its cover to its prize: a new round is a new card. */
export function ScratchCard(props: BoardProps<ScratchView>) {
  const { view, words, hasLessMotion, isShown } = props;
  const latest = useRef(props);
  latest.current = props;
  const maskId = useId();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const open = (more: readonly number[]): void => {
    const fresh = more.filter((cell) => !opened.includes(cell));
    if (view === null || fresh.length === 0) return;
    props.play('stop');
    setOpened((before) => [...new Set([...before, ...fresh])]);
  };
  const scratching = useScratching(view !== null && !hasLessMotion, open);
  const isAllOpen = (view !== null && isShown) || opened.length === cells.length;
  useEffect(() => {
    if (!isAllOpen) return;
    const timer = setTimeout(() => latest.current.shown(), FADE_MS);
    return () => clearTimeout(timer);
  }, [isAllOpen]);

  return (
    <div class="scratch-side">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="scratch-card" role="group" aria-label={words.scratch.card} {...scratching.handlers}>
        {cells.map((cell) => {
          const symbol = view?.cells[cell];
          const isOpen = symbol !== undefined && (isAllOpen || opened.includes(cell));
          const number = cell + 1;
          return (
            <button
              key={cell}
              type="button"
              class="scratch-cell"
              data-won={isAllOpen && symbol === view?.symbol}
              aria-disabled={view === null || isOpen}
              aria-label={
                isOpen
                  ? words.say('scratch.open', { number, symbol: words.scratch.symbol[symbol] })
                  : words.say('scratch.covered', { number })
              }
              onClick={({ detail }) => {
                // A keyboard's click has no detail; a stroke's end is a click too.
                if (detail === 0 || !scratching.hasStroked()) open([cell]);
              }}
            >
              {symbol !== undefined && <ScratchPicture symbol={symbol} />}
            </button>
          );
        })}
        <svg class="scratch-cover" viewBox={`0 0 ${CARD} ${CARD}`} aria-hidden="true">
          <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width={CARD} height={CARD}>
            <rect width={CARD} height={CARD} fill="#fff" />
            <path d={scratching.path} stroke="#000" stroke-width={BRUSH} stroke-linecap="round" fill="none" />
          </mask>
          <g mask={`url(#${maskId})`}>
            {cells.map((cell) => (
              <rect
                key={cell}
                class="scratch-silver"
                data-open={isAllOpen || opened.includes(cell)}
                x={(cell % 3) * CELL + 3}
                y={Math.floor(cell / 3) * CELL + 3}
                width={CELL - 6}
                height={CELL - 6}
                rx="10"
              />
            ))}
          </g>
        </svg>
      </div>
      <button
        type="button"
        class="scratch-reveal"
        aria-disabled={view === null || isAllOpen}
        onClick={() => open(cells)}
      >
        {words.scratch.revealAll}
      </button>
    </div>
  );
}
