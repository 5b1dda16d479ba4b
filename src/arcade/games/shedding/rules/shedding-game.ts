import { byStrength, type CardOrder, cardOrder, type OrderedCard, rankOf } from './card-order.ts';

/** Cards that may be played together. */
export interface Combination<Kind extends string> {
  readonly kind: Kind;
  /** From the weakest to the strongest. */
  readonly cards: readonly OrderedCard[];
}

/** The rules of one shedding game; dealing, turns and the end are the same in all of them. */
export interface SheddingGame<Kind extends string> {
  readonly id: string;
  readonly cards: CardOrder;
  /** Every combination of a hand, each once. */
  readonly combinationsIn: (hand: readonly OrderedCard[]) => readonly Combination<Kind>[];
  /** Whether cards may be played over those of the other player. */
  readonly beats: (one: Combination<Kind>, other: Combination<Kind>) => boolean;
  /** Kinds that a bot keeps until the end is near. */
  readonly spared: readonly Kind[];
}

/** The rank of the twos, which are the strongest cards. */
export const TWO = 12;

/** @param suits their letters from the weakest to the strongest. */
export const thirteenRanks = (suits: string): CardOrder => cardOrder('3456789TJQKA2', suits);

export const topOf = ({ cards }: Combination<string>): OrderedCard => cards.at(-1) ?? 0;

/** The cards of each rank of a hand, from the threes to the twos. */
export function ranksIn(hand: readonly OrderedCard[]): readonly (readonly OrderedCard[])[] {
  const sorted = [...hand].sort(byStrength);
  return Array.from({ length: TWO + 1 }, (_, rank) => sorted.filter((card) => rankOf(card) === rank));
}

/** All ways to choose `count` of the cards, each in the order of the cards. */
export function choices(cards: readonly OrderedCard[], count: number): readonly (readonly OrderedCard[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
}

/** The combination that all of the cards make; null for cards that cannot be played together. */
export function combinationOf<Kind extends string>(
  { combinationsIn }: SheddingGame<Kind>,
  cards: readonly OrderedCard[],
): Combination<Kind> | null {
  return combinationsIn(cards).find((one) => one.cards.length === cards.length) ?? null;
}
