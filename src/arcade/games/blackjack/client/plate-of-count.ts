import { BLACKJACK, countHand } from '../rules/blackjack-hands.ts';

/** A total as it stands on a plate: both of a soft hand that can still get cards. */
export function plateOfCount(cards: readonly number[], isFinal: boolean): string {
  if (cards.length === 0) return '–';
  const { total, isSoft } = countHand(cards);
  return isSoft && !isFinal && total < BLACKJACK ? `${total - 10}/${total}` : String(total);
}
