/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { MatchBoard, MatchBoardProps } from '#arcade/games/matches/client/match-board.ts';
import { numberedSeats } from '#arcade/games/matches/client/numbered-seats.ts';
import { pressKeys } from '#arcade/games/matches/client/press-keys.ts';
import type { DominoView } from '../rules/domino-position.ts';
import { numbersOf, openNumber } from '../rules/domino-tiles.ts';
import { layChain } from './chain-layout.ts';
import { DominoTileDrawing } from './domino-tile.tsx';

const spoken = (tile: string): string => numbersOf(tile).join('–');

function Chain({ view, ends, words, put }: ChainProps) {
  const laid = layChain(view.chain, view.leftCount);
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  const left = Math.min(-5, ...xs) - 2.4;
  const right = Math.max(5, ...xs) + 2.4;
  const top = Math.min(-2, ...ys) - 1.6;
  const bottom = Math.max(2, ...ys) + 1.6;
  const lastEnd = view.last?.move.slice(2);
  const lastIndex = lastEnd === 'l' ? 0 : lastEnd === 'r' ? laid.length - 1 : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg
      class="dm-chain"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="group"
      aria-label={words.domino.chain}
    >
      {laid.map(({ x, y, turn, tile }, index) => (
        <g
          key={`${tile.left} ${tile.right}`}
          class="dm-tile"
          data-last={index === lastIndex}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          <DominoTileDrawing {...tile} />
        </g>
      ))}
      {(['l', 'r'] as const).map((end) => {
        const tile = end === 'l' ? laid[0] : laid.at(-1);
        if (!ends.includes(end) || tile === undefined) return null;
        const [dx, dy] = freeSide(tile.turn, end, tile.isDouble);
        const number = openNumber(view.chain, end) ?? 0;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button.
          <g
            key={end}
            class="dm-end"
            role="button"
            tabindex={0}
            data-target="true"
            data-open="true"
            aria-label={words.say('domino.end', { number })}
            transform={`translate(${tile.x + dx} ${tile.y + dy})`}
            onClick={() => put(end)}
            onKeyDown={pressKeys(() => put(end))}
          >
            <circle r="0.62" />
            <path d="M-0.26 0h0.52M0-0.26v0.52" />
          </g>
        );
      })}
    </svg>
  );
}

interface ChainProps extends Pick<MatchBoardProps<DominoView>, 'view' | 'words'> {
  /** The ends that the chosen tile fits. */
  readonly ends: readonly string[];
  put(end: string): void;
}

/** From the middle of the tile at an end to the place beyond it. */
function freeSide(turn: number, end: 'l' | 'r', isDouble: boolean): readonly [number, number] {
  const far = isDouble && (turn === 90 || turn === 270) ? 1.25 : 1.75;
  const outwards = end === 'r' ? 1 : -1;
  // Doubles stand across the chain, which goes on sideways.
  if (isDouble) return [outwards * far, 0];
  const angle = (turn * Math.PI) / 180;
  return [outwards * far * Math.cos(angle), outwards * far * Math.sin(angle)];
}

function Board({ view, seat, legal, play, words, sound }: MatchBoardProps<DominoView>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const hand = view.hands[seat] ?? [];
  const other = view.hands[1 - seat] ?? null;
  const endsOf = (tile: string): readonly string[] =>
    legal.filter((move) => move.startsWith(tile)).map((move) => move.slice(2));
  const ends = chosen === null ? [] : endsOf(chosen);
  const put = (end: string, tile = chosen) => {
    setChosen(null);
    if (tile !== null) play(`${tile}${end}`);
  };
  const press = (tile: string) => {
    const fits = endsOf(tile);
    const [only] = fits;
    if (only === undefined) return;
    sound('press');
    if (fits.length === 1) put(only, tile);
    else setChosen(tile === chosen ? null : tile);
  };
  const [single] = legal;
  return (
    <div class="mt-felt dm-board" dir="ltr">
      <div class="dm-row dm-others" role="img" aria-label={`${words.match.opponent}: ${view.counts[1 - seat]}`}>
        {other === null
          ? Array.from({ length: view.counts[1 - seat] ?? 0 }, (_, index) => <i key={String(index)} class="dm-back" />)
          : other.map((tile) => <Tile key={tile} tile={tile} />)}
      </div>
      <Chain view={view} ends={ends} words={words} put={put} />
      <div class="dm-foot">
        <div class="dm-row dm-own">
          {hand.map((tile) => {
            const isOpen = endsOf(tile).length > 0;
            return (
              <button
                key={tile}
                type="button"
                class="dm-hand"
                data-open={isOpen}
                data-chosen={tile === chosen}
                aria-disabled={!isOpen}
                aria-pressed={tile === chosen}
                aria-label={spoken(tile)}
                onClick={() => press(tile)}
              >
                <Tile tile={tile} />
              </button>
            );
          })}
        </div>
        <button
          type="button"
          class="dm-stock"
          data-open={single === 'draw' || single === 'pass'}
          aria-disabled={single !== 'draw' && single !== 'pass'}
          onClick={() => {
            if (single === 'draw' || single === 'pass') play(single);
          }}
        >
          {single === 'pass' ? words.domino.pass : words.domino.draw}
          <b>{view.stockCount}</b>
        </button>
      </div>
    </div>
  );
}

function Tile({ tile }: { readonly tile: string }) {
  const [high, low] = numbersOf(tile);
  return (
    <svg class="dm-upright" viewBox="-0.52 -1 1.04 2.04" aria-hidden="true">
      <g class="dm-tile" transform="rotate(90)">
        <DominoTileDrawing left={high} right={low} />
      </g>
    </svg>
  );
}

export const dominoMatchBoard: MatchBoard<DominoView> = {
  Board,
  ...numberedSeats,
  Tally: ({ view, seat, words }) => (
    <span class="mt-figure">{words.say('domino.tiles', { count: view.counts[seat] ?? 0 })}</span>
  ),
  moveText: ({ move }, _index, _moves, { domino }) => {
    if (move === 'draw') return domino.drew;
    return move === 'pass' ? domino.passed : spoken(move);
  },
  rules: ({ domino: { rules } }) => [rules.about, rules.begin, rules.draw, rules.end],
};
