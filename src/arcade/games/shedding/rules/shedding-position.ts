import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { OrderedCard } from './card-order.ts';

export interface SheddingPosition {
  readonly hands: readonly (readonly OrderedCard[])[];
  /** Neither player has them. */
  readonly rest: readonly OrderedCard[];
  /** The card that the first play has to have; null after it. */
  readonly first: OrderedCard | null;
  /** What has to be beaten; null where the player leads. */
  readonly lead: { readonly seat: Seat; readonly cards: readonly OrderedCard[] } | null;
  readonly turn: Seat;
  readonly last: { readonly seat: Seat; readonly move: string } | null;
}

/** What a player sees: his own hand, and how many cards the other has. */
export interface SheddingView extends Omit<SheddingPosition, 'hands' | 'rest'> {
  /** By seat; null for a hand that is hidden. */
  readonly hands: readonly (readonly OrderedCard[] | null)[];
  readonly counts: readonly number[];
}
