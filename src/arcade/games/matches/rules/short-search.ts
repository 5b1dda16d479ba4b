import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { shuffled } from './shuffled.ts';

/** The rules of a game of mating a king, as a search needs them. Boards are immutable. */
export interface SearchedGame<Board, Move> {
  legalMoves(board: Board): readonly Move[];
  /** Moves that may leave the own king to be taken, too: they are found faster. */
  pseudoMoves(board: Board): readonly Move[];
  apply(board: Board, move: Move): Board;
  isCapture(board: Board, move: Move): boolean;
  takesKing(board: Board, move: Move): boolean;
  /** A guess of how good a move is: the best are looked at first. */
  gain(board: Board, move: Move): number;
  /** For the side to move, in hundredths of a pawn. */
  score(board: Board): number;
  isInCheck(board: Board): boolean;
  /** No move without check is a draw; false where it is lost. */
  readonly isStalemateDrawn: boolean;
}

/** The worth of a king that can be taken: more than everything else. */
export const MATE = 100_000;
const DEPTH = 2;
/** Captures are looked at beyond the depth so far. */
const CAPTURE_DEPTH = 3;
/** The server serves others too: a search ends after so many positions, with the best move so far. */
const MOST_POSITIONS = 4_000;

/**
 * A good move by a short search of moves and captures; of equal ones any.
 * @throws Error where there is no legal move.
 */
export function searchMove<Board, Move>(game: SearchedGame<Board, Move>, board: Board, random: DrawInteger): Move {
  let positions = 0;

  /** Alpha-beta over pseudo-legal moves. */
  const look = (now: Board, depth: number, alpha: number, beta: number): number => {
    positions += 1;
    if (positions > MOST_POSITIONS) return game.score(now);
    const isQuiet = depth <= 0;
    let best = -Infinity;
    if (isQuiet) {
      best = game.score(now);
      if (best >= beta || depth <= -CAPTURE_DEPTH) return best;
    }
    const moves = game.pseudoMoves(now);
    const seen = isQuiet ? moves.filter((move) => game.isCapture(now, move)) : moves;
    for (const move of byGain(game, now, seen)) {
      if (game.takesKing(now, move)) return MATE + depth;
      const score = -look(game.apply(now, move), depth - 1, -beta, -Math.max(alpha, best));
      if (score > best) best = score;
      if (best >= beta) break;
    }
    if (best === -Infinity) best = -MATE;
    // Every move loses the king, or there is none: mate, or stalemate where it is not attacked.
    return !isQuiet && best <= -MATE && game.isStalemateDrawn && !game.isInCheck(now) ? 0 : best;
  };

  let best: Move | undefined;
  let bestScore = -Infinity;
  for (const move of byGain(game, board, shuffled(game.legalMoves(board), random))) {
    const score = -look(game.apply(board, move), DEPTH - 1, -Infinity, -bestScore);
    if (best === undefined || score > bestScore) [best, bestScore] = [move, score];
  }
  if (best === undefined) throw new Error('There is no legal move.');
  return best;
}

function byGain<Board, Move>({ gain }: SearchedGame<Board, Move>, board: Board, moves: readonly Move[]): Move[] {
  return moves
    .map((move) => ({ move, gain: gain(board, move) }))
    .sort((one, two) => two.gain - one.gain)
    .map(({ move }) => move);
}
