import { JOKER } from '../rules/cards.ts';
import type { VideoPokerVariant } from '../rules/variants.ts';
import { type PaySums, paySumOfSubset, paySumsOf } from './pay-sums.ts';
import { forEachSuitClass } from './suit-classes.ts';

/** A return as a fraction of two whole numbers, which are exact. */
export interface ExactReturn {
  readonly won: number;
  readonly staked: number;
  /** In hundredths of a percent, rounded down. */
  readonly basisPoints: number;
}

const HOLDS = 32;

/**
 * The exact return of a variant under optimal play.
 *
 * Every set of up to five cards has the sum of what all hands pay that contain it (`PaySums`). What the hands pay that
 * can follow from holding some of the dealt cards follows by inclusion and exclusion: the hands that contain the held
 * cards, less those that also contain one of the discarded, plus those that contain two of them, and so on. Dealt hands
 * that differ only in the names of their suits are one class, counted with its weight: 134,459 instead of 2.6 million.
 * Expectations are kept as whole numbers over a common denominator, so that nothing is rounded.
 */
export function exactReturn(variant: VideoPokerVariant, sums: PaySums = paySumsOf(variant)): ExactReturn {
  return returnOfHolds(variant, sums, (_, worths) => worths.indexOf(Math.max(...worths)));
}

/**
 * The exact return of a way to hold. `holdOf` answers the hold of five rising cards, bit 0 the lowest one, and is given
 * what each hold is worth.
 */
export function returnOfHolds(
  variant: VideoPokerVariant,
  sums: PaySums,
  holdOf: (hand: readonly number[], worths: readonly number[]) => number,
): ExactReturn {
  const { weights, denominator } = weightsOfHolds(variant.deckSize);
  let won = 0;
  let deals = 0;
  const count = (hand: readonly number[], weight: number): void => {
    const worths = Array.from(totalsOfHolds(sums, hand), (total, hold) => total * (weights[hold] ?? 0));
    won += (worths[holdOf(hand, worths)] ?? 0) * weight;
    deals += weight;
  };
  forEachSuitClass(5, count);
  if (variant.deckSize > JOKER) forEachSuitClass(4, (hand, weight) => count([...hand, JOKER], weight));

  const staked = deals * denominator;
  if (!Number.isSafeInteger(won) || !Number.isSafeInteger(staked)) throw new RangeError('the sums are no longer exact');
  return { won, staked, basisPoints: Number((BigInt(won) * 10_000n) / BigInt(staked)) };
}

/** What each hold of five rising cards is expected to pay, times the bet. Bit 0 of a hold is the lowest card. */
export function expectationsOfHolds(sums: PaySums, hand: readonly number[]): readonly number[] {
  const { weights, denominator } = weightsOfHolds(sums.variant.deckSize);
  return Array.from(totalsOfHolds(sums, hand), (total, hold) => (total * (weights[hold] ?? 0)) / denominator);
}

/** The sums of what all final hands of each hold pay. */
function totalsOfHolds(sums: PaySums, hand: readonly number[]): Float64Array {
  const totals = new Float64Array(HOLDS);
  for (let hold = 0; hold < HOLDS; hold += 1) totals[hold] = paySumOfSubset(sums, hand, hold);
  // Leaves out, card by card, the hands that contain it although it was discarded.
  for (let card = 1; card < HOLDS; card <<= 1)
    for (let hold = 0; hold < HOLDS; hold += 1)
      if ((hold & card) === 0) totals[hold] = (totals[hold] ?? 0) - (totals[hold | card] ?? 0);
  return totals;
}

/** Makes totals of holds comparable: the common denominator divided by the number of final hands of each hold. */
function weightsOfHolds(deckSize: number): { readonly weights: readonly number[]; readonly denominator: number } {
  const draws = Array.from({ length: 6 }, (_, count) => choose(deckSize - 5, count));
  const denominator = draws.reduce((common, each) => (common / greatestDivisor(common, each)) * each, 1);
  const weights = Array.from({ length: HOLDS }, (_, hold) => {
    const held = hold.toString(2).replaceAll('0', '').length;
    return denominator / (draws[5 - held] ?? 1);
  });
  return { weights, denominator };
}

function choose(from: number, count: number): number {
  return count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
