import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

/** A token in its yard has not begun; at HOME it has arrived. Between them it counts its steps from its own start. */
export const YARD = -1;
export const HOME = 56;
/** Squares that both players share; each then turns into his own lane. */
const SHARED = 51;
const RING = 52;
const HALF = RING / 2;

/** Nobody is caught on these squares of the ring: both starts and the stars. */
const SAFE: ReadonlySet<number> = new Set([0, 8, 13, 21, 26, 34, 39, 47]);

/** The square of the ring that a token stands on; null in its yard, its lane and at home. */
export function ringSquare(seat: Seat, steps: number): number | null {
  if (steps < 0 || steps >= SHARED) return null;
  return (steps + seat * HALF) % RING;
}

export function isSafe(square: number): boolean {
  return SAFE.has(square);
}

/** The ring on a board of 15 by 15 squares, from the start of seat 0 on. */
export const ringCells: readonly (readonly [column: number, row: number])[] = [
  ...line([6, 13], [0, -1], 5),
  ...line([5, 8], [-1, 0], 6),
  [0, 7],
  ...line([0, 6], [1, 0], 6),
  ...line([6, 5], [0, -1], 6),
  [7, 0],
  ...line([8, 0], [0, 1], 6),
  ...line([9, 6], [1, 0], 6),
  [14, 7],
  ...line([14, 8], [-1, 0], 6),
  ...line([8, 9], [0, 1], 6),
  [7, 14],
  [6, 14],
];

function line(
  [column, row]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  length: number,
): readonly (readonly [number, number])[] {
  return Array.from({ length }, (_, step) => [column + dx * step, row + dy * step] as const);
}

/** Where a token stands on the board, in its lane and at home too; null in its yard. */
export function cellOf(seat: Seat, steps: number): readonly [column: number, row: number] | null {
  if (steps === YARD) return null;
  const square = ringSquare(seat, steps);
  if (square !== null) return ringCells[square] ?? null;
  const lane = steps - SHARED;
  return seat === 0 ? [7, 13 - lane] : [7, 1 + lane];
}
