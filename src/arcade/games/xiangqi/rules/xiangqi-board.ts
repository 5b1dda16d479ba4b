import {
  DIAGONAL,
  EMPTY,
  ownerOf,
  pieceOf,
  STRAIGHT,
  type Step,
} from '#arcade/games/chess-family/rules/family-kind.ts';
import { squaresFromFen } from '#arcade/games/chess-family/rules/squares-from-fen.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

/**
 * The pieces on the points of the board, 90 letters from a0 to i9, and whose turn it is. Capitals are of seat 0, red:
 * king (the general), advisor, bishop (the elephant), knight (the horse), rook (the chariot), cannon, and pawn (the
 * soldier).
 */
export interface XiangqiBoard {
  readonly squares: readonly string[];
  readonly turn: Seat;
}

export interface XiangqiMove {
  readonly from: number;
  readonly to: number;
}

export const FILES = 9;
export const RANKS = 10;
const FILE_NAMES = 'abcdefghi';
const OPENING = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';

/** The name of a point: 0 is `a0`, 8 is `i0`, 89 is `i9`. */
export const pointName = (point: number): string => `${FILE_NAMES.charAt(point % FILES)}${Math.floor(point / FILES)}`;

/** The point of a name; only asked of names of points. */
export const pointOf = (name: string): number => FILE_NAMES.indexOf(name.charAt(0)) + Number(name.charAt(1)) * FILES;

export const moveName = ({ from, to }: XiangqiMove): string => pointName(from) + pointName(to);
export const moveOf = (name: string): XiangqiMove => ({
  from: pointOf(name.slice(0, 2)),
  to: pointOf(name.slice(2, 4)),
});

/** A board from the usual notation (FEN), ranks from the farthest down. */
export function xiangqiBoard(fen: string = OPENING): XiangqiBoard {
  const [ranks = '', turn = 'w'] = fen.split(' ');
  return { squares: squaresFromFen(ranks), turn: turn === 'w' ? 0 : 1 };
}

const rankOf = (point: number): number => Math.floor(point / FILES);
const forward = (seat: Seat): number => (seat === 0 ? 1 : -1);

/** The point a step away; -1 beyond the edge. */
function stepFrom(point: number, files: number, ranks: number): number {
  const file = (point % FILES) + files;
  const rank = rankOf(point) + ranks;
  return file < 0 || file >= FILES || rank < 0 || rank >= RANKS ? -1 : rank * FILES + file;
}

/** The nine points of a side's palace. */
function isInPalace(point: number, seat: Seat): boolean {
  const file = point % FILES;
  const rank = seat === 0 ? rankOf(point) : RANKS - 1 - rankOf(point);
  return file >= 3 && file <= 5 && rank <= 2;
}

/** Whether a point is on a side's own bank of the river. */
const isAtHome = (point: number, seat: Seat): boolean => rankOf(point) < RANKS / 2 === (seat === 0);

/** All moves of the side to move, those that leave its general to be taken too. */
export function pseudoMoves({ squares, turn }: XiangqiBoard): XiangqiMove[] {
  const moves: XiangqiMove[] = [];
  for (let from = 0; from < squares.length; from += 1) {
    const piece = squares[from] ?? EMPTY;
    if (ownerOf(piece) !== turn) continue;
    for (const to of targetsOf(squares, turn, from, piece.toUpperCase()))
      if (ownerOf(squares[to] ?? EMPTY) !== turn) moves.push({ from, to });
  }
  return moves;
}

function targetsOf(squares: readonly string[], turn: Seat, from: number, letter: string): readonly number[] {
  const near = (steps: readonly Step[]) => steps.map(([files, ranks]) => stepFrom(from, files, ranks));
  switch (letter) {
    case 'K':
      return near(STRAIGHT).filter((to) => to >= 0 && isInPalace(to, turn));
    case 'A':
      return near(DIAGONAL).filter((to) => to >= 0 && isInPalace(to, turn));
    case 'B':
      // Two points diagonally, over a free one, and never across the river.
      return DIAGONAL.filter(([files, ranks]) => squares[stepFrom(from, files, ranks)] === EMPTY)
        .map(([files, ranks]) => stepFrom(from, 2 * files, 2 * ranks))
        .filter((to) => to >= 0 && isAtHome(to, turn));
    case 'N':
      return leaps(from, (leg) => squares[leg] === EMPTY);
    case 'P': {
      const ahead = stepFrom(from, 0, forward(turn));
      const beside = isAtHome(from, turn) ? [] : [stepFrom(from, 1, 0), stepFrom(from, -1, 0)];
      return [ahead, ...beside].filter((to) => to >= 0);
    }
    default:
      return slides(squares, from, letter === 'C');
  }
}

/** A horse goes one point straight and one on diagonally; a piece beside it, at its leg, blocks both ways there. */
function leaps(from: number, isFree: (leg: number) => boolean): readonly number[] {
  return STRAIGHT.filter(([files, ranks]) => isFree(stepFrom(from, files, ranks))).flatMap(([files, ranks]) =>
    [1, -1]
      .map((side) => stepFrom(from, 2 * files + (files === 0 ? side : 0), 2 * ranks + (ranks === 0 ? side : 0)))
      .filter((to) => to >= 0),
  );
}

/** All free points in a line. A chariot takes the first piece of the line, a cannon the second. */
function slides(squares: readonly string[], from: number, isCannon: boolean): readonly number[] {
  const targets: number[] = [];
  for (const [files, ranks] of STRAIGHT) {
    let to = stepFrom(from, files, ranks);
    for (; to >= 0 && squares[to] === EMPTY; to = stepFrom(to, files, ranks)) targets.push(to);
    if (isCannon && to >= 0)
      do to = stepFrom(to, files, ranks);
      while (to >= 0 && squares[to] === EMPTY);
    if (to >= 0) targets.push(to);
  }
  return targets;
}

/** Whether a side's general could be taken, by the other general too where nothing stands between them. */
export function isInCheck({ squares }: Pick<XiangqiBoard, 'squares'>, seat: Seat): boolean {
  const general = squares.indexOf(pieceOf('K', seat));
  const theirs = (letter: string): string => pieceOf(letter, 1 - seat);
  if (general < 0) return false;
  for (const [files, ranks] of STRAIGHT) {
    const [first, second] = nextPieces(squares, general, files, ranks);
    if (first === theirs('R') || second === theirs('C') || (files === 0 && first === theirs('K'))) return true;
    // A soldier takes ahead, and beyond the river to its sides.
    const isAhead = ranks !== forward(1 - seat);
    if (isAhead && squares[stepFrom(general, files, ranks)] === theirs('P')) return true;
  }
  // Backwards from the general: the leg is beside the horse, so it is the point diagonal to the general.
  return DIAGONAL.some(([files, ranks]) => {
    if (squares[stepFrom(general, files, ranks)] !== EMPTY) return false;
    const horse = theirs('N');
    return (
      squares[stepFrom(general, 2 * files, ranks)] === horse || squares[stepFrom(general, files, 2 * ranks)] === horse
    );
  });
}

/** The first two pieces that are seen from a point in a direction. */
function nextPieces(squares: readonly string[], from: number, files: number, ranks: number): readonly string[] {
  const seen: string[] = [];
  for (let at = stepFrom(from, files, ranks); at >= 0 && seen.length < 2; at = stepFrom(at, files, ranks)) {
    const piece = squares[at] ?? EMPTY;
    if (piece !== EMPTY) seen.push(piece);
  }
  return seen;
}

/** The board after a move. */
export function applyMove({ squares, turn }: XiangqiBoard, { from, to }: XiangqiMove): XiangqiBoard {
  const next = squares.slice();
  next[to] = next[from] ?? EMPTY;
  next[from] = EMPTY;
  return { squares: next, turn: 1 - turn };
}

/** The legal moves of the side to move. */
export const legalMoves = (board: XiangqiBoard): XiangqiMove[] =>
  pseudoMoves(board).filter((move) => !isInCheck(applyMove(board, move), board.turn));
