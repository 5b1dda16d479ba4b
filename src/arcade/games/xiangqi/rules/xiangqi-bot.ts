import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { EMPTY, ownerOf } from '#arcade/games/chess-family/rules/family-kind.ts';
import { MATE, type SearchedGame, searchMove } from '#arcade/games/matches/rules/short-search.ts';
import {
  applyMove,
  FILES,
  isInCheck,
  legalMoves,
  pseudoMoves,
  RANKS,
  type XiangqiBoard,
  type XiangqiMove,
} from './xiangqi-board.ts';

/** The worth of pieces in hundredths of a soldier. */
const WORTH: Readonly<Record<string, number>> = { P: 100, A: 200, B: 200, N: 420, C: 460, R: 950 };
/** A soldier beyond the river is worth twice as much. */
const CROSSED = 100;

const worthOf = (piece: string): number => WORTH[piece.toUpperCase()] ?? 0;

/** Material, with a little for pieces in the middle files and for soldiers over the river. For the side to move. */
function scoreOf({ squares, turn }: XiangqiBoard): number {
  let score = 0;
  for (const [point, piece] of squares.entries()) {
    const owner = ownerOf(piece);
    if (owner === null) continue;
    const letter = piece.toUpperCase();
    const rank = owner === 0 ? Math.floor(point / FILES) : RANKS - 1 - Math.floor(point / FILES);
    const middle = 4 - Math.abs((point % FILES) - 4);
    const crossed = letter === 'P' && rank >= RANKS / 2 && rank < RANKS - 1 ? CROSSED : 0;
    const place = 'RNC'.includes(letter) ? 3 * middle + 3 * Math.min(rank, 6) : letter === 'P' ? 2 * middle : 0;
    score += (owner === turn ? 1 : -1) * (worthOf(piece) + crossed + place);
  }
  return score;
}

const game: SearchedGame<XiangqiBoard, XiangqiMove> = {
  legalMoves,
  pseudoMoves,
  apply: applyMove,
  isCapture: ({ squares }, { to }) => squares[to] !== EMPTY,
  takesKing: ({ squares }, { to }) => squares[to]?.toUpperCase() === 'K',
  gain: ({ squares }, { from, to }) => {
    const taken = squares[to] ?? EMPTY;
    if (taken === EMPTY) return 0;
    return 10 * (taken.toUpperCase() === 'K' ? MATE : worthOf(taken)) - worthOf(squares[from] ?? EMPTY);
  },
  score: scoreOf,
  isInCheck: (board) => isInCheck(board, board.turn),
  isStalemateDrawn: false,
};

/** A good move by a short search; of equal ones any. */
export const chooseXiangqi = (board: XiangqiBoard, random: DrawInteger): XiangqiMove => searchMove(game, board, random);
