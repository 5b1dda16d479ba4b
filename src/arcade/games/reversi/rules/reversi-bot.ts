import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { oneOfBest } from '#arcade/games/matches/rules/one-of-best.ts';
import { countDiscs, openSquares, putDisc, type ReversiDiscs, type ReversiPosition } from './reversi-board.ts';

/** Corners are safe for ever; the squares beside them give them away. The board is symmetric: one quarter is enough. */
const QUARTER = [100, -20, 10, 5, -20, -50, -2, -2, 10, -2, 1, 1, 5, -2, 1, 1] as const;

const WORTH: readonly number[] = Array.from({ length: 64 }, (_, square) => {
  const fold = (line: number): number => (line < 4 ? line : 7 - line);
  return QUARTER[fold(Math.floor(square / 8)) * 4 + fold(square % 8)] ?? 0;
});

const DEPTH = 2;
/** So many empty squares or fewer are played to the end. */
const ENDGAME_SQUARES = 6;
const WIN = 10_000;

/** The best square by a short search; of equal ones any. */
export function chooseReversiSquare(position: ReversiPosition, random: DrawInteger): number {
  const empty = position.discs.filter((disc) => disc === null).length;
  const depth = empty <= ENDGAME_SQUARES ? empty : DEPTH;
  const score = (square: number): number => {
    const next = putDisc(position, square);
    return forPlayer(next, position.turn, search(next, depth - 1, -Infinity, Infinity));
  };
  return oneOfBest(openSquares(position.discs, position.turn), score, random) ?? 0;
}

/** A score for the player to move, turned into one for a player. */
function forPlayer({ turn }: ReversiPosition, seat: number, score: number): number {
  return turn === seat ? score : -score;
}

/** Alpha-beta. The score is for the player to move. */
function search(position: ReversiPosition, depth: number, alpha: number, beta: number): number {
  const { discs, turn, isOver } = position;
  if (isOver) {
    const [dark, light] = countDiscs(discs);
    const lead = turn === 0 ? dark - light : light - dark;
    return lead * WIN;
  }
  const squares = openSquares(discs, turn);
  if (depth <= 0) return worthOf(discs, turn) + 4 * (squares.length - openSquares(discs, 1 - turn).length);
  let best = -Infinity;
  for (const square of squares) {
    const next = putDisc(position, square);
    const isSame = next.turn === turn;
    const score = isSame
      ? search(next, depth - 1, Math.max(alpha, best), beta)
      : -search(next, depth - 1, -beta, -Math.max(alpha, best));
    best = Math.max(best, score);
    if (best >= beta) return best;
  }
  return best;
}

function worthOf(discs: ReversiDiscs, seat: number): number {
  let worth = 0;
  for (const [square, disc] of discs.entries())
    if (disc !== null) worth += (disc === seat ? 1 : -1) * (WORTH[square] ?? 0);
  return worth;
}
