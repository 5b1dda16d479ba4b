/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { ownerOf } from '../rules/family-kind.ts';

interface TakenPiecesProps {
  /** Captured pieces of both sides, as letters. */
  readonly taken: readonly string[];
  /** The player who has taken them. */
  readonly seat: Seat;
  /** Capital letters, the strongest piece first. */
  readonly order: string;
  readonly names: Readonly<Record<string, string>>;
  readonly label: string;
  readonly draw: (piece: string, key: string) => ComponentChildren;
}

/** The pieces that a player has taken, in a row beside his name. */
export function TakenPieces({ taken, seat, order, names, label, draw }: TakenPiecesProps) {
  const placeOf = (piece: string): number => order.indexOf(piece.toUpperCase());
  const own = taken.filter((piece) => ownerOf(piece) !== seat).sort((one, other) => placeOf(one) - placeOf(other));
  return (
    <span
      class="fm-taken"
      role="img"
      aria-label={`${label}: ${own.map((piece) => names[piece.toUpperCase()]).join(', ')}`}
    >
      {own.map((piece, index) => draw(piece, String(index)))}
    </span>
  );
}
