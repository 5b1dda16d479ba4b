import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { squareName, squareOf } from '#arcade/games/matches/rules/square-names.ts';
import { applyMove, type FamilyBoard, type FamilyMove, isInCheck, legalMoves, openingBoard } from './family-board.ts';
import { EMPTY, type FamilyKind } from './family-kind.ts';

/** A position with what the rules of draws need to know of the moves before it. */
export interface FamilyPosition extends FamilyBoard {
  readonly last: FamilyMove | null;
  /** Moves of both sides since the last capture or pawn move. */
  readonly quietMoves: number;
  /** The positions since then, this one too: no earlier one can come again. */
  readonly since: readonly string[];
  readonly hasMoves: boolean;
  readonly isCheck: boolean;
  /** Captured pieces as letters, in their order. */
  readonly taken: readonly string[];
}

/** A position as players see it: all of it but what only the rule of repetition needs. */
export type FamilyView = Omit<FamilyPosition, 'since'>;

export function viewOf<Position extends FamilyPosition>({ since: _since, ...view }: Position): Omit<Position, 'since'> {
  return view;
}

/** The key of a position for threefold repetition. An en passant square counts only where a pawn can take there. */
function keyOf({ squares, turn, castling, passed }: FamilyBoard, moves: readonly FamilyMove[]): string {
  const isTaken = moves.some(({ from, to }) => to === passed && squares[from]?.toUpperCase() === 'P');
  return `${squares.join('')}${turn}${castling}${isTaken ? passed : ''}`;
}

function positionOf(
  kind: FamilyKind,
  board: FamilyBoard,
  before: Pick<FamilyPosition, 'last' | 'quietMoves' | 'since' | 'taken'>,
): FamilyPosition {
  const moves = legalMoves(kind, board);
  return {
    ...board,
    ...before,
    since: [...before.since, keyOf(board, moves)],
    hasMoves: moves.length > 0,
    isCheck: isInCheck(kind, board, board.turn),
  };
}

export function firstPosition(kind: FamilyKind, board: FamilyBoard = openingBoard(kind)): FamilyPosition {
  return positionOf(kind, board, { last: null, quietMoves: 0, since: [], taken: [] });
}

/** The position after a legal move. */
export function nextPosition(kind: FamilyKind, position: FamilyPosition, move: FamilyMove): FamilyPosition {
  const { squares, passed, quietMoves, since, taken } = position;
  const piece = squares[move.from] ?? EMPTY;
  const isPawn = piece.toUpperCase() === 'P';
  const target = squares[move.to] ?? EMPTY;
  const enPassant = isPawn && move.to === passed ? (piece === 'P' ? 'p' : 'P') : null;
  const captured = target === EMPTY ? enPassant : target;
  const isQuiet = !isPawn && captured === null;
  return positionOf(kind, applyMove(kind, position, move), {
    last: move,
    quietMoves: isQuiet ? quietMoves + 1 : 0,
    since: isQuiet ? since : [],
    taken: captured === null ? taken : [...taken, captured],
  });
}

/** How often the position has come, this time included. */
export function repetitionsOf({ since }: Pick<FamilyPosition, 'since'>): number {
  const now = since.at(-1);
  return since.filter((key) => key === now).length;
}

/** A move as text: `e2e4`, and `e7e8q` with a promotion. */
export function moveName({ from, to, promotion }: FamilyMove): string {
  return `${squareName(from)}${squareName(to)}${promotion?.toLowerCase() ?? ''}`;
}

export function moveOf(name: string): FamilyMove {
  const promotion = name.charAt(4).toUpperCase();
  const way = { from: squareOf(name.slice(0, 2)), to: squareOf(name.slice(2, 4)) };
  return promotion === '' ? way : { ...way, promotion };
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}
