import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { EMPTY, type FamilyKind, ownerOf, type PieceMoves, pieceOf, type Step } from './family-kind.ts';

/** The pieces on the board and what else decides which moves are legal. */
export interface FamilyBoard {
  /** 64 letters from a1 to h8. */
  readonly squares: readonly string[];
  readonly turn: Seat;
  /** The castlings that are still possible: of `KQkq`. */
  readonly castling: string;
  /** The square that a pawn has just passed by its double step; null for none. */
  readonly passed: number | null;
}

export interface FamilyMove {
  readonly from: number;
  readonly to: number;
  /** The capital letter of the piece that a pawn becomes; absent for other moves. */
  readonly promotion?: string;
}

export function openingBoard({ opening, hasCastling }: FamilyKind): FamilyBoard {
  const squares = [...opening.replace(/\s/g, '')];
  return { squares, turn: 0, castling: hasCastling ? 'KQkq' : '', passed: null };
}

/** The square a step away; null beyond the edge. */
function stepFrom(square: number, files: number, ranks: number): number | null {
  const file = (square & 7) + files;
  const rank = (square >> 3) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? null : rank * 8 + file;
}

const forward = (seat: Seat): number => (seat === 0 ? 1 : -1);
const rankFor = (seat: Seat, square: number): number => (seat === 0 ? square >> 3 : 7 - (square >> 3));

/** True where a piece of a seat could take on the square. */
export function isAttacked(kind: FamilyKind, squares: readonly string[], target: number, by: Seat): boolean {
  const pawn = pieceOf('P', by);
  for (const files of [-1, 1]) {
    const from = stepFrom(target, files, -forward(by));
    if (from !== null && squares[from] === pawn) return true;
  }
  for (const letter in kind.pieces) {
    const moves = kind.pieces[letter];
    if (moves !== undefined && reaches(squares, target, pieceOf(letter, by), moves, forward(by))) return true;
  }
  return false;
}

/** Looks backwards from the target for a piece that moves so. */
function reaches(
  squares: readonly string[],
  target: number,
  piece: string,
  { leaps, slides }: PieceMoves,
  ahead: number,
): boolean {
  for (const [files, ranks] of leaps) {
    const from = stepFrom(target, -files, -ranks * ahead);
    if (from !== null && squares[from] === piece) return true;
  }
  for (const [files, ranks] of slides) {
    let from = stepFrom(target, -files, -ranks);
    while (from !== null && squares[from] === EMPTY) from = stepFrom(from, -files, -ranks);
    if (from !== null && squares[from] === piece) return true;
  }
  return false;
}

export function isInCheck(kind: FamilyKind, { squares }: Pick<FamilyBoard, 'squares'>, seat: Seat): boolean {
  const king = squares.indexOf(pieceOf('K', seat));
  return king >= 0 && isAttacked(kind, squares, king, 1 - seat);
}

/** All moves of the side to move, those that leave its king in check too. */
export function pseudoMoves(kind: FamilyKind, board: FamilyBoard): FamilyMove[] {
  const { squares, turn } = board;
  const moves: FamilyMove[] = [];
  for (let from = 0; from < 64; from += 1) {
    const piece = squares[from] ?? EMPTY;
    if (ownerOf(piece) !== turn) continue;
    const letter = piece.toUpperCase();
    if (letter === 'P') pawnMoves(kind, board, from, moves);
    else pieceMoves(squares, turn, from, kind.pieces[letter], moves);
  }
  if (kind.hasCastling) castlings(kind, board, moves);
  return moves;
}

function pieceMoves(
  squares: readonly string[],
  turn: Seat,
  from: number,
  kind: PieceMoves | undefined,
  moves: FamilyMove[],
): void {
  if (kind === undefined) return;
  const ahead = forward(turn);
  for (const [files, ranks] of kind.leaps) {
    const to = stepFrom(from, files, ranks * ahead);
    if (to !== null && ownerOf(squares[to] ?? EMPTY) !== turn) moves.push({ from, to });
  }
  for (const [files, ranks] of kind.slides) slide(squares, turn, from, [files, ranks], moves);
}

function slide(squares: readonly string[], turn: Seat, from: number, [files, ranks]: Step, moves: FamilyMove[]): void {
  for (let to = stepFrom(from, files, ranks); to !== null; to = stepFrom(to, files, ranks)) {
    const owner = ownerOf(squares[to] ?? EMPTY);
    if (owner !== turn) moves.push({ from, to });
    if (owner !== null) return;
  }
}

function pawnMoves(kind: FamilyKind, { squares, turn, passed }: FamilyBoard, from: number, moves: FamilyMove[]): void {
  const ahead = forward(turn);
  const add = (to: number): void => {
    if (rankFor(turn, to) < kind.promotionRank) moves.push({ from, to });
    else for (const promotion of kind.promotions) moves.push({ from, to, promotion });
  };
  const one = stepFrom(from, 0, ahead);
  if (one !== null && squares[one] === EMPTY) {
    add(one);
    const two = stepFrom(one, 0, ahead);
    if (rankFor(turn, from) === kind.doubleStepRank && two !== null && squares[two] === EMPTY)
      moves.push({ from, to: two });
  }
  for (const files of [-1, 1]) {
    const to = stepFrom(from, files, ahead);
    if (to !== null && (ownerOf(squares[to] ?? EMPTY) === 1 - turn || to === passed)) add(to);
  }
}

/** The rook's square beside the king's path, by the letter of the castling. */
const ROOKS: Readonly<Record<string, readonly [king: number, rook: number, to: number]>> = {
  K: [4, 7, 6],
  Q: [4, 0, 2],
  k: [60, 63, 62],
  q: [60, 56, 58],
};

function castlings(kind: FamilyKind, { squares, turn, castling }: FamilyBoard, moves: FamilyMove[]): void {
  for (const letter of castling) {
    const way = ROOKS[letter];
    if (way === undefined || ownerOf(letter) !== turn) continue;
    const [king, rook, to] = way;
    const [low, high] = rook < king ? [rook + 1, king - 1] : [king + 1, rook - 1];
    const isFree = squares.slice(low, high + 1).every((square) => square === EMPTY);
    const between = (king + to) / 2;
    if (isFree && ![king, between, to].some((square) => isAttacked(kind, squares, square, 1 - turn)))
      moves.push({ from: king, to });
  }
}

/** The board after a move. */
export function applyMove(kind: FamilyKind, board: FamilyBoard, { from, to, promotion }: FamilyMove): FamilyBoard {
  const { turn, castling, passed } = board;
  const squares = board.squares.slice();
  const piece = squares[from] ?? EMPTY;
  squares[from] = EMPTY;
  squares[to] = promotion === undefined ? piece : pieceOf(promotion, turn);
  const isPawn = piece.toUpperCase() === 'P';
  if (isPawn && to === passed) squares[to - 8 * forward(turn)] = EMPTY;
  const hasJumped = isPawn && Math.abs(to - from) === 16;
  if (kind.hasCastling && piece.toUpperCase() === 'K' && Math.abs(to - from) === 2) {
    const rook = to > from ? to + 1 : to - 2;
    squares[(from + to) / 2] = squares[rook] ?? EMPTY;
    squares[rook] = EMPTY;
  }
  return {
    squares,
    turn: 1 - turn,
    castling: castling === '' ? '' : [...castling].filter((letter) => !endsCastling(letter, from, to)).join(''),
    passed: hasJumped ? (from + to) / 2 : null,
  };
}

/** The king or the rook of a castling has moved, or the rook was taken. */
function endsCastling(letter: string, from: number, to: number): boolean {
  const [king, rook] = ROOKS[letter] ?? [];
  return from === king || from === rook || to === rook;
}

/** The legal moves of the side to move. */
export function legalMoves(kind: FamilyKind, board: FamilyBoard): FamilyMove[] {
  return pseudoMoves(kind, board).filter((move) => !isInCheck(kind, applyMove(kind, board, move), board.turn));
}
