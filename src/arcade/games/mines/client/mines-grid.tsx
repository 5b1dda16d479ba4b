/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { MINES_TILES } from '../rules/mines-multiples.ts';
import type { MinesView } from '../rules/mines-rules.ts';

const SIDE = 5;
const tiles = Array.from({ length: MINES_TILES }, (_, tile) => tile);

/** How arrow keys move the focus. The grid never mirrors: left is left in every language. */
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function tileBeside(tile: number, [columns, rows]: readonly [number, number]): number {
  const column = Math.min(SIDE - 1, Math.max(0, (tile % SIDE) + columns));
  const row = Math.min(SIDE - 1, Math.max(0, Math.floor(tile / SIDE) + rows));
  return row * SIDE + column;
}

type TileState = 'closed' | 'safe' | 'mine' | 'exploded';

function stateOf(view: MinesView | null, tile: number): TileState {
  if (view === null) return 'closed';
  if (view.exploded === tile) return 'exploded';
  if (view.opened.includes(tile)) return 'safe';
  return view.minePositions?.includes(tile) === true ? 'mine' : 'closed';
}

function TilePicture({ state }: { readonly state: TileState }) {
  if (state === 'closed') return null;
  return (
    <svg class="mines-picture" viewBox="0 0 24 24" aria-hidden="true">
      {state === 'safe' ? (
        <path d="m6 4h12l4 6-10 11L2 10z" />
      ) : (
        <>
          <path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19" />
          <circle cx="12" cy="12" r="6" />
        </>
      )}
    </svg>
  );
}

interface GridProps {
  readonly view: MinesView | null;
  readonly canOpen: boolean;
  readonly words: GameWords;
  open(tile: number): void;
}

/** The tiles: one stop of the tab key, and arrow keys between them. A tile keeps its focus when it cannot be opened. */
export function MinesGrid({ view, canOpen, words, open }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tileBeside(current, step);
    setCurrent(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div ref={grid} class="mines-grid" role="group" aria-label={words.mines.field} onKeyDown={move}>
      {tiles.map((tile) => {
        const state = stateOf(view, tile);
        const isClosed = state === 'closed';
        const label = {
          closed: 'mines.closed',
          safe: 'mines.safe',
          mine: 'mines.mine',
          exploded: 'mines.mine',
        } as const;
        return (
          <button
            key={tile}
            type="button"
            class="mines-tile"
            data-state={state}
            tabIndex={tile === current ? 0 : -1}
            aria-label={words.say(label[state], { number: tile + 1 })}
            aria-disabled={!canOpen || !isClosed}
            onFocus={() => setCurrent(tile)}
            onClick={() => {
              if (canOpen && isClosed) open(tile);
            }}
          >
            <TilePicture state={state} />
          </button>
        );
      })}
    </div>
  );
}
