import { JOKER } from '../rules/cards.ts';
import { type HandKind, handKinds } from '../rules/hand-rank.ts';

/** Judges five cards without wild ones by sorting and counting: another way than the rules go. */
export function plainKind(cards: readonly number[]): HandKind {
  const ranks = cards.map((card) => Math.floor(card / 4)).sort((a, b) => a - b);
  const counts = [...new Set(ranks)].map((rank) => ranks.filter((other) => other === rank).length);
  const pattern = counts.sort((a, b) => b - a).join('');
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1;
  const order = ranks.join(' ');
  const isStraight = order === '0 1 2 3 12' || ranks.every((rank, index) => rank === (ranks[0] ?? 0) + index);
  if (isFlush && order === '8 9 10 11 12') return 'naturalRoyal';
  if (pattern === '5') return 'fiveOfAKind';
  if (isFlush && isStraight) return 'straightFlush';
  if (pattern === '41') return 'fourOfAKind';
  if (pattern === '32') return 'fullHouse';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (pattern === '311') return 'threeOfAKind';
  if (pattern === '221') return 'twoPair';
  return pattern === '2111' ? 'pair' : 'highCard';
}

/**
 * Judges five cards by trying every card in the place of each wild one; the same card may be tried twice. Hands whose
 * wild cards are tried in all ways cost 52 judgements for each of them, so the order of equal wilds is left out.
 */
export function trialKind(cards: readonly number[], wildRank: number | null): HandKind {
  const naturals = cards.filter((card) => card !== JOKER && Math.floor(card / 4) !== wildRank);
  const wilds = cards.length - naturals.length;
  if (wilds === 4) return plainKind(cards) === 'fourOfAKind' ? 'fourWilds' : 'highCard';
  let best = -1;
  const fill = (hand: readonly number[], from: number): void => {
    if (hand.length === 5) {
      const kind = plainKind(hand);
      best = Math.max(best, handKinds.indexOf(wilds > 0 && kind === 'naturalRoyal' ? 'wildRoyal' : kind));
      return;
    }
    for (let card = from; card < 52; card += 1) fill([...hand, card], card);
  };
  fill(naturals, 0);
  return handKinds[best] ?? 'highCard';
}
