import { EMPTY, ownerOf } from '#arcade/games/chess-family/rules/family-kind.ts';
import type { FamilyPosition } from '#arcade/games/chess-family/rules/family-position.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

/** The count of a side that has its king alone, after the last pawn has gone. */
export interface MakrukCount {
  readonly seat: Seat;
  /** Of the moves that the side has made; it begins with all pieces on the board. */
  readonly moves: number;
  /** Beyond it the match is drawn. */
  readonly limit: number;
}

/** Most moves for a side without pawns on the board, by the pieces of the other side: the traditional count. */
function limitAgainst(letters: readonly string[]): number {
  const has = (letter: string): number => letters.filter((piece) => piece === letter).length;
  if (has('R') >= 2) return 8;
  if (has('R') === 1) return 16;
  if (has('S') >= 2) return 22;
  if (has('N') >= 2) return 32;
  return has('S') === 1 ? 44 : 64;
}

/** The count after a move; null while pawns are left or both sides have more than a king. */
export function countAfter(position: FamilyPosition, before: MakrukCount | null): MakrukCount | null {
  const pieces = position.squares.filter((piece) => piece !== EMPTY);
  if (pieces.some((piece) => piece.toUpperCase() === 'P')) return null;
  const bare = [0, 1].find((seat) => pieces.filter((piece) => ownerOf(piece) === seat).length === 1);
  if (bare === undefined) return null;
  const hunters = pieces.filter((piece) => ownerOf(piece) !== bare).map((piece) => piece.toUpperCase());
  if (before?.seat !== bare) return { seat: bare, moves: pieces.length, limit: limitAgainst(hunters) };
  // The side whose turn it is now has not moved just now.
  return position.turn === bare ? before : { ...before, moves: before.moves + 1 };
}
