import { byStrength, type OrderedCard, rankOf, suitOf } from '#arcade/games/shedding/rules/card-order.ts';
import { type Combination, choices, ranksIn, topOf } from '#arcade/games/shedding/rules/shedding-game.ts';

/** Hands of five cards, the weakest kind first. */
const OF_FIVE = ['straight', 'flush', 'fullHouse', 'four', 'straightFlush'] as const;

const OF_ONE_RANK = ['single', 'pair', 'triple'] as const;

export type BigTwoKind = (typeof OF_ONE_RANK)[number] | (typeof OF_FIVE)[number];

type BigTwoCombination = Combination<BigTwoKind>;

/** The ranks of each straight in a sorted hand, lowest straight first: 34567 to 10JQKA, then 23456, then A2345. */
const STRAIGHTS: readonly string[] = [
  ...Array.from({ length: 8 }, (_, low) => [0, 1, 2, 3, 4].map((step) => low + step).join()),
  [0, 1, 2, 3, 12].join(),
  [0, 1, 2, 11, 12].join(),
];

/** The place of a straight in `STRAIGHTS`; -1 where the sorted cards are none. */
const straightOf = (cards: readonly OrderedCard[]): number => STRAIGHTS.indexOf(cards.map(rankOf).join());

/** @param cards five, from the weakest to the strongest. */
function kindOfFive(cards: readonly OrderedCard[]): BigTwoKind | null {
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  if (straightOf(cards) >= 0) return isFlush ? 'straightFlush' : 'straight';
  if (isFlush) return 'flush';
  const ranks = cards.map(rankOf);
  if (new Set(ranks).size !== 2) return null;
  // Four of a kind and one more card: the first rank is there once or four times.
  const first = ranks.lastIndexOf(ranks[0] ?? 0) + 1;
  return first === 1 || first === 4 ? 'four' : 'fullHouse';
}

/** The combinations of hands that were asked for: thirteen cards have 1,287 sets of five. */
const known = new WeakMap<readonly OrderedCard[], readonly BigTwoCombination[]>();

/** Every combination of a hand. */
export function combinationsIn(hand: readonly OrderedCard[]): readonly BigTwoCombination[] {
  const found = known.get(hand) ?? everyIn(hand);
  known.set(hand, found);
  return found;
}

function everyIn(hand: readonly OrderedCard[]): readonly BigTwoCombination[] {
  const found: BigTwoCombination[] = [];
  for (const [at, kind] of OF_ONE_RANK.entries())
    for (const cards of ranksIn(hand)) for (const chosen of choices(cards, at + 1)) found.push({ kind, cards: chosen });
  for (const cards of choices([...hand].sort(byStrength), 5)) {
    const kind = kindOfFive(cards);
    if (kind !== null) found.push({ kind, cards });
  }
  return found;
}

/** The height of a combination among those of its kind. */
function worthOf(combination: BigTwoCombination): number {
  const { kind, cards } = combination;
  switch (kind) {
    case 'straight':
    case 'straightFlush':
      return straightOf(cards) * 4 + suitOf(topOf(combination));
    case 'fullHouse':
    case 'four':
      // The middle card always belongs to the three or the four.
      return rankOf(cards[2] ?? 0);
    default:
      return topOf(combination);
  }
}

/** Whether cards may be played over those of the other player. */
export function beats(one: BigTwoCombination, other: BigTwoCombination): boolean {
  if (one.kind === other.kind) return worthOf(one) > worthOf(other);
  const five: readonly string[] = OF_FIVE;
  return five.includes(other.kind) && five.indexOf(one.kind) > five.indexOf(other.kind);
}
