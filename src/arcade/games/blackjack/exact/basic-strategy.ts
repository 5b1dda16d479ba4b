import type { BlackjackAct } from '../rules/blackjack-choices.ts';
import { bestAct } from './exact-return.ts';

/** The dealer's cards in the order of a strategy's columns: 2 to 10, then the ace. */
export const DEALER_COLUMNS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const;

/**
 * The best play of a hand against each of the dealer's cards, one letter each: hit (H), stand (S), split (P), double or
 * else hit (D), double or else stand (d).
 */
export interface StrategyRow {
  readonly kind: 'hard' | 'soft' | 'pair';
  /** The total, or the value of each card of a pair, an ace as 1. */
  readonly total: number;
  readonly plays: string;
}

const LETTERS: Readonly<Partial<Record<BlackjackAct, string>>> = { hit: 'H', stand: 'S', split: 'P' };

/** `further` are the same hand in three cards, which cannot be doubled. */
function playsOf(values: readonly number[], further: readonly number[], hasSplit: boolean): string {
  return DEALER_COLUMNS.map((shown) => {
    const best = bestAct(values, shown, hasSplit);
    if (best !== 'double') return LETTERS[best] ?? '';
    return bestAct(further, shown, true) === 'stand' ? 'd' : 'D';
  }).join('');
}

function upTo(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Basic strategy: hard totals from 5, soft ones from 13, and pairs. Insurance is never taken. */
export function basicStrategy(): readonly StrategyRow[] {
  const hard = upTo(5, 20).map((total) => {
    const low = Math.max(2, total - 10);
    const plays = playsOf([low, total - low], [2, 2, total - 4], true);
    return { kind: 'hard', total, plays } as const;
  });
  const soft = upTo(2, 9).map(
    (value) => ({ kind: 'soft', total: 11 + value, plays: playsOf([1, value], [1, 1, value - 1], true) }) as const,
  );
  const pairs = upTo(1, 10).map(
    (value) => ({ kind: 'pair', total: value, plays: playsOf([value, value], [2, 2, 2 * value - 4], false) }) as const,
  );
  return [...hard, ...soft, ...pairs];
}
