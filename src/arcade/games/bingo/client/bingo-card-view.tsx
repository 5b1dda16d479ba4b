/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type BingoColumns, cellsOf, linesOf } from '../rules/bingo-card.ts';

const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;

interface CardProps {
  readonly columns: BingoColumns;
  /** The balls drawn so far. */
  readonly drawn: ReadonlySet<number>;
  readonly words: GameWords;
}

/** The player's card. Marked cells have a stamp, and full lines are gold. It never mirrors. */
export function BingoCardView({ columns, drawn, words }: CardProps) {
  const full = new Set(linesOf(columns, drawn).flat());
  return (
    <div class="bg-card">
      {LETTERS.map((letter) => (
        <b key={letter} class="bg-letter" aria-hidden="true">
          {letter}
        </b>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="bg-cells" role="group" aria-label={words.bingo.card}>
        {cellsOf(columns).map((number, cell) => {
          const isMarked = number === null || drawn.has(number);
          const name = number === null ? words.bingo.free : String(number);
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell keeps its place.
              key={cell}
              class="bg-cell"
              role="img"
              aria-label={isMarked && number !== null ? words.say('keno.drawn', { number }) : name}
              data-marked={isMarked}
              data-full={full.has(cell)}
            >
              {number ?? '★'}
            </span>
          );
        })}
      </div>
    </div>
  );
}

const rows = LETTERS.map((letter, row) => ({
  letter,
  numbers: Array.from({ length: 15 }, (_, index) => row * 15 + index + 1),
}));

/** All numbers with those drawn so far, the last one large. */
export function BingoCalls({ drawn, words }: { readonly drawn: readonly number[]; readonly words: GameWords }) {
  const last = drawn.at(-1) ?? null;
  const called = new Set(drawn);
  return (
    <div class="bg-calls">
      <b class="bg-ball" key={last}>
        {last === null ? '–' : `${LETTERS[Math.floor((last - 1) / 15)]} ${last}`}
      </b>
      <ul class="bg-called" aria-label={words.bingo.drawn}>
        {rows.flatMap(({ letter, numbers }) =>
          numbers.map((number) => (
            <li key={`${letter}${number}`} aria-hidden={!called.has(number)} data-drawn={called.has(number)}>
              {number}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
