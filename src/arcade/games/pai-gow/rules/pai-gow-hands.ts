import { ranksByWeight } from '#arcade/games/tables/rules/poker-hands.ts';
import { highHandOf, rankWithJoker } from './joker-hands.ts';

/** Seven cards in two hands: two in the low one, five in the high one. */
export interface SetHand {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

export const CARDS = 7;
const RANKS = 13;

/** A pair beats two different cards; else the higher card decides, then the other one. A joker is an ace. */
export function lowStrength(low: readonly number[]): number {
  const [first = 0, second = 0] = low.map(rankWithJoker).sort((left, right) => right - left);
  return first === second ? RANKS * RANKS + first : first * RANKS + second;
}

/** The low hand must not be higher than the high one, as far as two cards can be compared with five. */
export function isAllowed({ low, high }: SetHand): boolean {
  const { kind, cards } = highHandOf(high);
  if (kind !== 'pair' && kind !== 'highCard') return true;
  const [first = 0, second = 0] = ranksByWeight(cards);
  const [upper = 0, lower = 0] = low.map(rankWithJoker).sort((left, right) => right - left);
  if (kind === 'pair') return upper !== lower || upper <= first;
  return upper !== lower && (upper < first || (upper === first && lower <= second));
}

/** The hands of seven cards with these two in the low one. */
export function setOf(cards: readonly number[], [one, two]: readonly [number, number]): SetHand {
  return {
    low: [one, two].map((index) => cards[index] ?? 0),
    high: cards.filter((_, index) => index !== one && index !== two),
  };
}

/** All ways to set seven cards that are allowed. */
export function allowedSets(cards: readonly number[]): readonly SetHand[] {
  return cards
    .flatMap((_, one) => cards.slice(one + 1).map((__, after) => setOf(cards, [one, one + 1 + after])))
    .filter(isAllowed);
}

/** How two set hands compare: two wins, two losses, or one of each, which is a push. Equal hands lose. */
export function compareSets(player: SetHand, dealer: SetHand): 'win' | 'lose' | 'push' {
  const isLowWon = lowStrength(player.low) > lowStrength(dealer.low);
  const isHighWon = highHandOf(player.high).strength > highHandOf(dealer.high).strength;
  if (isLowWon !== isHighWon) return 'push';
  return isLowWon ? 'win' : 'lose';
}
