import { rankOf, type TienLenCard, TWO } from './tien-len-cards.ts';

/** What may be played together. A run has three ranks or more, a run of pairs too; neither has a two. */
export interface Combination {
  readonly kind: 'single' | 'pair' | 'triple' | 'four' | 'run' | 'pairRun';
  /** From the weakest to the strongest. */
  readonly cards: readonly TienLenCard[];
}

const OF_ONE_RANK = ['single', 'pair', 'triple', 'four'] as const;
const LEAST_RUN = 3;

const topOf = ({ cards }: Combination): TienLenCard => cards.at(-1) ?? 0;

/** All ways to choose `count` of the cards. */
function choices(cards: readonly TienLenCard[], count: number): readonly (readonly TienLenCard[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
}

/** Every combination of a hand. */
export function combinationsIn(hand: readonly TienLenCard[]): readonly Combination[] {
  const byRank = Array.from({ length: TWO + 1 }, (_, rank) =>
    hand.filter((card) => rankOf(card) === rank).sort((one, other) => one - other),
  );
  const found: Combination[] = [];
  for (const cards of byRank)
    for (const [at, kind] of OF_ONE_RANK.entries())
      for (const chosen of choices(cards, at + 1)) found.push({ kind, cards: chosen });
  for (const [kind, width] of [
    ['run', 1],
    ['pairRun', 2],
  ] as const)
    for (let from = 0; from < TWO; from += 1) {
      let begun: readonly (readonly TienLenCard[])[] = [[]];
      for (let rank = from; rank < TWO && begun.length > 0; rank += 1) {
        const next = choices(byRank[rank] ?? [], width);
        begun = begun.flatMap((cards) => next.map((more) => [...cards, ...more]));
        if (rank - from + 1 >= LEAST_RUN) for (const cards of begun) found.push({ kind, cards });
      }
    }
  return found;
}

/** The combination that cards make; null for cards that cannot be played together. */
export function combinationOf(cards: readonly TienLenCard[]): Combination | null {
  return combinationsIn(cards).find((one) => one.cards.length === cards.length) ?? null;
}

/** Whether cards may be played over those of the other player. */
export function beats(one: Combination, other: Combination): boolean {
  if (one.kind === other.kind && one.cards.length === other.cards.length) return topOf(one) > topOf(other);
  if (rankOf(topOf(other)) !== TWO) return false;
  // Twos are cut by four of a kind and by runs of pairs: one by three pairs, a pair by four, three by five.
  if (one.kind === 'four') return other.kind === 'single';
  return one.kind === 'pairRun' && one.cards.length / 2 >= other.cards.length + 2 && other.kind !== 'four';
}
