import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { TienLenCard } from './tien-len-cards.ts';

export interface TienLenPosition {
  readonly hands: readonly (readonly TienLenCard[])[];
  /** Neither player has them. */
  readonly rest: readonly TienLenCard[];
  /** The card that the first play has to have; null after it. */
  readonly first: TienLenCard | null;
  /** What has to be beaten; null where the player leads. */
  readonly lead: { readonly seat: Seat; readonly cards: readonly TienLenCard[] } | null;
  readonly turn: Seat;
  readonly last: { readonly seat: Seat; readonly move: string } | null;
}

/** What a player sees: his own hand, and how many cards the other has. */
export interface TienLenView extends Omit<TienLenPosition, 'hands' | 'rest'> {
  /** By seat; null for a hand that is hidden. */
  readonly hands: readonly (readonly TienLenCard[] | null)[];
  readonly counts: readonly number[];
}
