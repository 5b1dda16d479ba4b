import { BLACKJACK, countHand, dealerHand, isBlackjack } from '#arcade/games/blackjack/rules/blackjack-hands.ts';

/** A hand of so many cards that is not bust is a trick. */
export const TRICK_CARDS = 5;

/** Lower totals cannot stick. */
export const STICKS_FROM = 15;

/** The kind of a hand: two cards of 21, five cards, points, or bust. */
export type PontoonHand = 'pontoon' | 'trick' | 'points' | 'bust';

export function handOf(cards: readonly number[]): PontoonHand {
  if (isBlackjack(cards)) return 'pontoon';
  if (countHand(cards).total > BLACKJACK) return 'bust';
  return cards.length >= TRICK_CARDS ? 'trick' : 'points';
}

/** A higher score beats a lower one: pontoon, a trick, then the total; bust has none. */
export function scoreOf(cards: readonly number[]): number {
  const scores = { pontoon: BLACKJACK + 2, trick: BLACKJACK + 1, points: countHand(cards).total, bust: 0 } as const;
  return scores[handOf(cards)];
}

/** The dealer's cards out of five: he draws below 17, and stops with a trick. */
export function dealerCards(block: readonly number[]): readonly number[] {
  return dealerHand(block).slice(0, TRICK_CARDS);
}
