import type { Choice } from '#arcade/games/game-rules.ts';

/** The numbers of a card, column by column; the third column has four, around the free cell. */
export type BingoColumns = readonly (readonly number[])[];

export const SIDE = 5;
export const BINGO_NUMBERS = 75;
/** Each column has numbers of a range of its own: 1 to 15, 16 to 30, and so on. */
export const RANGE = 15;
/** The cell in the middle, counted row by row. It is free. */
export const FREE_CELL = 12;

const span = [0, 1, 2, 3, 4] as const;

/** The cells of all rows, columns and diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...span.map((row) => span.map((column) => row * SIDE + column)),
  ...span.map((column) => span.map((row) => row * SIDE + column)),
  span.map((step) => step * (SIDE + 1)),
  span.map((step) => (step + 1) * (SIDE - 1)),
];

function isColumn(column: unknown, index: number): column is readonly number[] {
  const size = index === 2 ? SIDE - 1 : SIDE;
  return (
    Array.isArray(column) &&
    column.length === size &&
    new Set(column).size === size &&
    column.every(
      (number) => Number.isInteger(number) && Number(number) > index * RANGE && Number(number) <= (index + 1) * RANGE,
    )
  );
}

/** The card that a choice names; null where it is none. */
export function columnsOf({ columns }: Choice): BingoColumns | null {
  return Array.isArray(columns) && columns.length === SIDE && columns.every(isColumn) ? columns : null;
}

/** The numbers of a card row by row, with null in the free cell. */
export function cellsOf(columns: BingoColumns): readonly (number | null)[] {
  return Array.from({ length: SIDE * SIDE }, (_, cell) => {
    if (cell === FREE_CELL) return null;
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    return columns[column]?.[column === 2 && row > 2 ? row - 1 : row] ?? null;
  });
}

/** The lines of a card whose numbers are all among these. */
export function linesOf(columns: BingoColumns, drawn: ReadonlySet<number>): readonly (readonly number[])[] {
  const cells = cellsOf(columns);
  const isMarked = (cell: number): boolean => {
    const number = cells[cell] ?? null;
    return number === null || drawn.has(number);
  };
  return bingoLines.filter((line) => line.every(isMarked));
}
