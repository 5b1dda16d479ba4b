import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { squareName } from '#arcade/games/matches/rules/square-names.ts';

/** Pieces on 64 squares from a1: `m` and `k` are man and king of seat 0, `M` and `K` of seat 1; a dot is empty. */
export type CheckersSquares = readonly string[];

/** A move: the squares that a piece stands on, and those of the pieces that it takes. */
export interface CheckersMove {
  readonly path: readonly number[];
  readonly taken: readonly number[];
}

const EMPTY = '.';

export function ownerOf(piece: string): Seat | null {
  if (piece === EMPTY) return null;
  return piece === piece.toLowerCase() ? 0 : 1;
}

export function isKing(piece: string): boolean {
  return piece.toLowerCase() === 'k';
}

/** Twelve men each on the dark squares; a1 is dark. */
export const checkersOpening: CheckersSquares = Array.from({ length: 64 }, (_, square) => {
  const rank = square >> 3;
  const isDark = (rank + (square & 7)) % 2 === 0;
  if (!isDark || rank === 3 || rank === 4) return EMPTY;
  return rank < 3 ? 'm' : 'M';
});

function stepFrom(square: number, files: number, ranks: number): number | null {
  const file = (square & 7) + files;
  const rank = (square >> 3) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? null : rank * 8 + file;
}

/** Ranks in which a piece moves: a man ahead, a king both ways. */
function ranksOf(piece: string): readonly number[] {
  if (isKing(piece)) return [1, -1];
  return [ownerOf(piece) === 0 ? 1 : -1];
}

function isCrowned(piece: string, square: number): boolean {
  return !isKing(piece) && square >> 3 === (ownerOf(piece) === 0 ? 7 : 0);
}

/** The legal moves: captures are compulsory, and go on as long as they can. */
export function checkersMoves(squares: CheckersSquares, seat: Seat): readonly CheckersMove[] {
  const captures: CheckersMove[] = [];
  const steps: CheckersMove[] = [];
  for (const [from, piece] of squares.entries()) {
    if (ownerOf(piece) !== seat) continue;
    const left = squares.with(from, EMPTY);
    findCaptures(left, piece, { path: [from], taken: [] }, captures);
    if (captures.length > 0) continue;
    for (const ranks of ranksOf(piece))
      for (const files of [-1, 1]) {
        const to = stepFrom(from, files, ranks);
        if (to !== null && squares[to] === EMPTY) steps.push({ path: [from, to], taken: [] });
      }
  }
  return captures.length > 0 ? captures : steps;
}

/** `squares` are without the moving piece; taken pieces stay on the board until the end of the move. */
function findCaptures(squares: CheckersSquares, piece: string, so: CheckersMove, found: CheckersMove[]): void {
  const from = so.path.at(-1) ?? 0;
  let goesOn = false;
  // A man that reaches the last rank becomes a king, and its move ends there.
  const isEnd = so.taken.length > 0 && isCrowned(piece, from);
  for (const ranks of isEnd ? [] : ranksOf(piece))
    for (const files of [-1, 1]) {
      const over = stepFrom(from, files, ranks);
      const to = stepFrom(from, 2 * files, 2 * ranks);
      if (over === null || to === null || squares[to] !== EMPTY || so.taken.includes(over)) continue;
      if (ownerOf(squares[over] ?? EMPTY) !== 1 - (ownerOf(piece) ?? 0)) continue;
      goesOn = true;
      findCaptures(squares, piece, { path: [...so.path, to], taken: [...so.taken, over] }, found);
    }
  if (!goesOn && so.taken.length > 0) found.push(so);
}

export function applyCheckersMove(squares: CheckersSquares, { path, taken }: CheckersMove): CheckersSquares {
  const next = squares.slice();
  const from = path[0] ?? 0;
  const to = path.at(-1) ?? 0;
  const piece = next[from] ?? EMPTY;
  for (const square of [from, ...taken]) next[square] = EMPTY;
  next[to] = isCrowned(piece, to) ? (ownerOf(piece) === 0 ? 'k' : 'K') : piece;
  return next;
}

/** `c3-d4` for a step, `c3xe5xg7` for captures. */
export function checkersMoveName({ path, taken }: CheckersMove): string {
  return path.map(squareName).join(taken.length > 0 ? 'x' : '-');
}
