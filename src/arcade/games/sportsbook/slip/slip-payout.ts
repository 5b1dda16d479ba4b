import type { OddsHundredths } from '../markets/odds.ts';
import type { Outcome } from '../markets/selection.ts';

/** Factors are in two-hundredths of a stake, so that half of odds in hundredths is a whole number. */
const WHOLE = 200n;

/** What a leg brings back of each stake, in two-hundredths of it. */
function factorOf(outcome: Outcome, odds: OddsHundredths): bigint {
  const paid = BigInt(odds);
  switch (outcome) {
    case 'won':
      return 2n * paid;
    case 'halfWon':
      return paid + 100n;
    case 'void':
      return WHOLE;
    case 'halfLost':
      return 100n;
    case 'lost':
      return 0n;
  }
}

/** How many combinations of so many legs there are. */
export function combinationsOf(legs: number, size: number): number {
  let count = 1;
  for (let taken = 0; taken < size; taken += 1) count = (count * (legs - taken)) / (taken + 1);
  return Math.round(count);
}

/**
 * What a slip pays: the sum over all combinations of their part of the bet times the factors of their legs, exact, cut
 * to the minor unit once.
 * @param betMinor a whole multiple of the number of combinations.
 */
export function payoutOf(
  legs: readonly { readonly odds: OddsHundredths; readonly outcome: Outcome }[],
  size: number,
  betMinor: number,
): number {
  const unit = BigInt(betMinor / combinationsOf(legs.length, size));
  // `sums[n]` is the sum of the products of every n factors so far (the elementary symmetric polynomial).
  const sums: bigint[] = [1n, ...Array.from({ length: size }, () => 0n)];
  for (const { odds, outcome } of legs) {
    const factor = factorOf(outcome, odds);
    for (let index = size; index > 0; index -= 1) sums[index] = (sums[index] ?? 0n) + (sums[index - 1] ?? 0n) * factor;
  }
  return Number((unit * (sums[size] ?? 0n)) / WHOLE ** BigInt(size));
}

/** The odds of all legs together, for people to read. */
export function totalOdds(odds: readonly OddsHundredths[]): number {
  return odds.reduce((product, one) => product * (one / 100), 1);
}
