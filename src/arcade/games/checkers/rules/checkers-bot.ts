import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { oneOfBest } from '#arcade/games/matches/rules/one-of-best.ts';
import {
  applyCheckersMove,
  type CheckersMove,
  type CheckersSquares,
  checkersMoves,
  isKing,
  ownerOf,
} from './checkers-board.ts';

const DEPTH = 4;
/** The server serves others too: a search looks at so many positions at most. */
const MOST_POSITIONS = 3_000;
const LOSS = -10_000;

/** The best move by a short search; of equal ones any. */
export function chooseCheckersMove(squares: CheckersSquares, seat: Seat, random: DrawInteger): CheckersMove {
  const search = { positions: 0 };
  const score = (move: CheckersMove): number =>
    -scoreAfter(search, applyCheckersMove(squares, move), 1 - seat, DEPTH - 1, -Infinity, Infinity);
  const chosen = oneOfBest(checkersMoves(squares, seat), score, random);
  if (chosen === undefined) throw new Error('There is no legal move.');
  return chosen;
}

function scoreAfter(
  search: { positions: number },
  squares: CheckersSquares,
  seat: Seat,
  depth: number,
  alpha: number,
  beta: number,
): number {
  search.positions += 1;
  const moves = checkersMoves(squares, seat);
  if (moves.length === 0) return LOSS - depth;
  // Exchanges are played to their end.
  const isQuiet = (moves[0]?.taken.length ?? 0) === 0;
  if ((depth <= 0 && isQuiet) || search.positions > MOST_POSITIONS) return material(squares, seat);
  let best = -Infinity;
  for (const move of moves) {
    const next = applyCheckersMove(squares, move);
    best = Math.max(best, -scoreAfter(search, next, 1 - seat, depth - 1, -beta, -Math.max(alpha, best)));
    if (best >= beta) return best;
  }
  return best;
}

/** Men and kings; men are worth more the nearer they are to their crown, and on the own first rank. */
function material(squares: CheckersSquares, seat: Seat): number {
  let score = 0;
  for (const [square, piece] of squares.entries()) {
    const owner = ownerOf(piece);
    if (owner === null) continue;
    const rank = owner === 0 ? square >> 3 : 7 - (square >> 3);
    const worth = isKing(piece) ? 160 : 100 + 3 * rank + (rank === 0 ? 8 : 0);
    score += owner === seat ? worth : -worth;
  }
  return score;
}
