import { isWild, rankOf } from './cards.ts';
import { type HandKind, judgeHand } from './hand-rank.ts';
import { payOfHand, type VideoPokerVariant } from './variants.ts';

const kindsOfFive: ReadonlySet<HandKind> = new Set([
  'straight',
  'flush',
  'fullHouse',
  'straightFlush',
  'wildRoyal',
  'fiveOfAKind',
  'fourWilds',
  'naturalRoyal',
]);

/**
 * The simple hold for a player who has left: all cards where all five make a paying hand, else wild cards and whatever
 * is of a kind. A paying hand never becomes worse by it. Indices, rising.
 */
export function madeHold(variant: VideoPokerVariant, cards: readonly number[]): readonly number[] {
  const { wildRank } = variant;
  const judged = judgeHand(cards, wildRank);
  const pay = payOfHand(variant)(judged);
  if (pay !== undefined && kindsOfFive.has(judged.kind)) return [0, 1, 2, 3, 4];
  const isPayingPair = pay?.kind === 'pair';
  return [0, 1, 2, 3, 4].filter((index) => {
    const card = cards[index] ?? 0;
    if (isWild(card, wildRank)) return true;
    const alike = cards.filter((other) => !isWild(other, wildRank) && rankOf(other) === rankOf(card));
    // A joker pairs the highest card.
    return alike.length > 1 || (isPayingPair && rankOf(card) === judged.rank);
  });
}
