import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { BINGO_NUMBERS, type BingoColumns, columnsOf, linesOf, RANGE, SIDE } from './bingo-card.ts';

export interface BingoView {
  readonly columns: BingoColumns;
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[];
  /** How many lines of the card are full. */
  readonly lines: number;
  /** Of the bet. */
  readonly multiple: number;
}

export const BINGO_DRAWN = 40;
/** Payout by number of full lines, from 0, as a multiple of the bet; more lines pay like the last one. */
export const LINE_PAYS = [0, 1, 3, 6, 20, 75, 300, 1_000] as const;

/** Payout for a number of full lines, as a multiple of the bet. */
export function paysOfLines(lines: number): number {
  return LINE_PAYS[Math.min(lines, LINE_PAYS.length - 1)] ?? 0;
}

/** The first numbers of a shuffle. */
function drawNumbers(draw: DrawInteger): readonly number[] {
  const left = Array.from({ length: BINGO_NUMBERS }, (_, index) => index + 1);
  return Array.from({ length: BINGO_DRAWN }, () => left.splice(draw(left.length), 1)).flat();
}

/** The card with the least numbers of each column. */
const firstColumns: BingoColumns = Array.from({ length: SIDE }, (_, column) =>
  Array.from({ length: column === 2 ? SIDE - 1 : SIDE }, (__, row) => column * RANGE + row + 1),
);

/**
 * Bingo with 75 numbers: 40 of them are drawn, and the full rows, columns and diagonals of the player's card are
 * counted. All cards have the same chances.
 *
 * Exact return: 95.01 %. Of all rounds, 44.56 % have a line, and 12.64 % have two or more.
 */
export const bingoRules: GameRules<BingoView> = {
  id: 'bingo-1',
  returnBasisPoints: 9501,
  volatility: 'high',
  betUnits: 1,
  startChoices: 1,
  choiceProblem: (made, next) => {
    if (made.length > 0) return 'must not follow the card';
    if (Object.keys(next).some((key) => key !== 'columns')) return 'must have columns and nothing else';
    return columnsOf(next) === null ? 'columns must be five lists of different numbers, each of its own range' : null;
  },
  play: (draw, [start = {}], betMinor) => {
    const columns = columnsOf(start);
    if (columns === null) throw new RangeError('A round needs a card.');
    const drawn = drawNumbers(draw);
    const lines = linesOf(columns, new Set(drawn)).length;
    const multiple = paysOfLines(lines);
    return { view: { columns, drawn, lines, multiple }, isOver: true, winMinor: betMinor * multiple };
  },
  choiceOfAbsent: () => ({ columns: firstColumns }),
};
