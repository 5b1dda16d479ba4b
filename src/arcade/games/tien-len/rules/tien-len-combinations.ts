import { type OrderedCard, rankOf } from '#arcade/games/shedding/rules/card-order.ts';
import { type Combination, choices, ranksIn, TWO, topOf } from '#arcade/games/shedding/rules/shedding-game.ts';

/** What may be played together. A run has three ranks or more, a run of pairs too; neither has a two. */
export type TienLenKind = 'single' | 'pair' | 'triple' | 'four' | 'run' | 'pairRun';

type TienLenCombination = Combination<TienLenKind>;

const OF_ONE_RANK = ['single', 'pair', 'triple', 'four'] as const;
const LEAST_RUN = 3;

/** Every combination of a hand. */
export function combinationsIn(hand: readonly OrderedCard[]): readonly TienLenCombination[] {
  const byRank = ranksIn(hand);
  const found: TienLenCombination[] = [];
  for (const cards of byRank)
    for (const [at, kind] of OF_ONE_RANK.entries())
      for (const chosen of choices(cards, at + 1)) found.push({ kind, cards: chosen });
  for (const [kind, width] of [
    ['run', 1],
    ['pairRun', 2],
  ] as const)
    for (let from = 0; from < TWO; from += 1) {
      let begun: readonly (readonly OrderedCard[])[] = [[]];
      for (let rank = from; rank < TWO && begun.length > 0; rank += 1) {
        const next = choices(byRank[rank] ?? [], width);
        begun = begun.flatMap((cards) => next.map((more) => [...cards, ...more]));
        if (rank - from + 1 >= LEAST_RUN) for (const cards of begun) found.push({ kind, cards });
      }
    }
  return found;
}

/** Whether cards may be played over those of the other player. */
export function beats(one: TienLenCombination, other: TienLenCombination): boolean {
  if (one.kind === other.kind && one.cards.length === other.cards.length) return topOf(one) > topOf(other);
  if (rankOf(topOf(other)) !== TWO) return false;
  // Twos are cut by four of a kind and by runs of pairs: one by three pairs, a pair by four, three by five.
  if (one.kind === 'four') return other.kind === 'single';
  return one.kind === 'pairRun' && one.cards.length / 2 >= other.cards.length + 2 && other.kind !== 'four';
}
