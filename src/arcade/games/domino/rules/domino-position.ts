import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { ChainTile, DominoTile } from './domino-tiles.ts';

export interface DominoPosition {
  readonly hands: readonly (readonly DominoTile[])[];
  /** Tiles that may still be drawn, face down. */
  readonly stock: readonly DominoTile[];
  readonly chain: readonly ChainTile[];
  /** The number of tiles on the left of the first one. */
  readonly leftCount: number;
  readonly turn: Seat;
  /** Turns passed one after the other. */
  readonly passes: number;
  readonly last: { readonly seat: Seat; readonly move: string } | null;
}

/** What a player sees: his own hand, and how many tiles the others are. */
export interface DominoView extends Omit<DominoPosition, 'hands' | 'stock' | 'passes'> {
  /** By seat; null for a hand that is hidden. */
  readonly hands: readonly (readonly DominoTile[] | null)[];
  readonly counts: readonly number[];
  readonly stockCount: number;
}
