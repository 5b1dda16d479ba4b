import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

/** Who has a disc on each square, row by row from a1; null for an empty square. */
export type ReversiDiscs = readonly (Seat | null)[];

/** A position: 64 squares from a1 to h8, row by row. */
export interface ReversiPosition {
  readonly discs: ReversiDiscs;
  readonly turn: Seat;
  /** The square of the last disc; null before the first. */
  readonly last: number | null;
  /** The other player had no move and was passed. */
  readonly isPassed: boolean;
  readonly isOver: boolean;
}

/** Dark (seat 0) has e4 and d5, light has d4 and e5. */
const openingDiscs: ReversiDiscs = Array.from({ length: 64 }, (_, square) => {
  if (square === 28 || square === 35) return 0;
  return square === 27 || square === 36 ? 1 : null;
});

export const reversiOpening: ReversiPosition = {
  discs: openingDiscs,
  turn: 0,
  last: null,
  isPassed: false,
  isOver: false,
};

const DIRECTIONS = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx === 0 && dy === 0 ? [] : [[dx, dy] as const])),
);

/** For each square and direction: the squares up to the edge. */
const RAYS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 64 }, (_, square) =>
  DIRECTIONS.map(([dx, dy]) => {
    const ray: number[] = [];
    let x = (square % 8) + dx;
    let y = Math.floor(square / 8) + dy;
    for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += dx, y += dy) ray.push(y * 8 + x);
    return ray;
  }).filter((ray) => ray.length > 1),
);

/** The discs that turn when a player puts one on an empty square; none where he must not. */
export function flipsOf(discs: ReversiDiscs, square: number, seat: Seat): readonly number[] {
  const flips: number[] = [];
  for (const ray of RAYS[square] ?? []) {
    let length = 0;
    while (length < ray.length && discs[ray[length] ?? 0] === 1 - seat) length += 1;
    if (length > 0 && length < ray.length && discs[ray[length] ?? 0] === seat) flips.push(...ray.slice(0, length));
  }
  return flips;
}

/** The squares where a player may put a disc. */
export function openSquares(discs: ReversiDiscs, seat: Seat): readonly number[] {
  const open: number[] = [];
  for (let square = 0; square < 64; square += 1) if (isOpen(discs, square, seat)) open.push(square);
  return open;
}

/** The same as `flipsOf` finding any. Bots ask it so often that it makes no list. */
function isOpen(discs: ReversiDiscs, square: number, seat: Seat): boolean {
  if (discs[square] !== null) return false;
  for (const ray of RAYS[square] ?? []) {
    let length = 0;
    while (length < ray.length && discs[ray[length] ?? 0] === 1 - seat) length += 1;
    if (length > 0 && length < ray.length && discs[ray[length] ?? 0] === seat) return true;
  }
  return false;
}

/** Puts a disc, and passes the next player where he has no move. */
export function putDisc({ discs, turn }: ReversiPosition, square: number): ReversiPosition {
  const turned = new Set([square, ...flipsOf(discs, square, turn)]);
  const next = discs.map((disc, at) => (turned.has(at) ? turn : disc));
  const mayMove = (seat: Seat): boolean => next.some((_, at) => isOpen(next, at, seat));
  const isPassed = !mayMove(1 - turn);
  return {
    discs: next,
    turn: isPassed ? turn : 1 - turn,
    last: square,
    isPassed,
    isOver: isPassed && !mayMove(turn),
  };
}

/** The discs of dark and of light. */
export function countDiscs(discs: ReversiDiscs): readonly [dark: number, light: number] {
  const count = (seat: Seat): number => discs.filter((disc) => disc === seat).length;
  return [count(0), count(1)];
}
