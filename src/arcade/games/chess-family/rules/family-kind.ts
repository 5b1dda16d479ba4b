import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

/** A step on the board: files to the right, ranks away from the side at seat 0. */
export type Step = readonly [files: number, ranks: number];

/** How a piece moves, as seen by seat 0; for seat 1 ranks are mirrored. */
export interface PieceMoves {
  /** Single steps and jumps. */
  readonly leaps: readonly Step[];
  /** Directions in which it goes as far as the way is free. */
  readonly slides: readonly Step[];
}

/** A game of the chess family. Pieces are letters: capitals of seat 0, small ones of seat 1. */
export interface FamilyKind {
  /** All pieces but pawns, by their capital letter. `K` is the king. */
  readonly pieces: Readonly<Record<string, PieceMoves>>;
  /** Eight ranks from the first one, with dots for empty squares. */
  readonly opening: string;
  /** The rank, from seat 0, from which pawns may go two squares; null where they never do. */
  readonly doubleStepRank: number | null;
  /** The rank, from seat 0, on which a pawn becomes another piece. */
  readonly promotionRank: number;
  /** The pieces that it may become, as capital letters. */
  readonly promotions: readonly string[];
  readonly hasCastling: boolean;
}

/** The letter of the empty square. */
export const EMPTY = '.';

/** The seat that a piece belongs to; null for an empty square. */
export function ownerOf(piece: string): Seat | null {
  if (piece === EMPTY) return null;
  return piece === piece.toUpperCase() ? 0 : 1;
}

/** A capital letter as the piece of a seat. */
export function pieceOf(letter: string, seat: Seat): string {
  return seat === 0 ? letter : letter.toLowerCase();
}

export const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
export const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
export const KNIGHT: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];
