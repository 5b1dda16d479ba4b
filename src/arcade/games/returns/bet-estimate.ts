import { CONFIDENCE, contains, estimateReturn, type ReturnEstimate } from '#arcade/engine/return-estimate.ts';
import type { RoundSums } from '#arcade/engine/round-sums.ts';
import type { KnownBet } from './played-table.ts';

/**
 * The estimate of a bet from its rounds. Where the exact deviation is known, the margin follows from the greater one:
 * rounds without a rare high win have too small a deviation of their own.
 */
export function estimateBet({ deviation }: KnownBet, sums: RoundSums, deviations: number): ReturnEstimate {
  const played = estimateReturn(sums);
  const greater = Math.max(played.deviation, deviation ?? 0);
  return { ...played, deviation: greater, margin: (deviations * greater) / Math.sqrt(sums.rounds) };
}

/** One hundredth of a percent: stated returns have two decimals. */
const BASIS_POINT = 1 / 10_000;

/**
 * Compares a bet's played return with its exact one, or with the stated one where no exact one is known.
 * @returns the disagreement as a short English clause; null for none.
 */
export function faultOfBet({ exactShare }: KnownBet, estimate: ReturnEstimate, statedPoints: number): string | null {
  if (exactShare !== null)
    return contains(estimate, exactShare) ? null : 'was played to a return that is not its exact one';
  const widened = { ...estimate, margin: estimate.margin + BASIS_POINT };
  return contains(widened, statedPoints / 10_000) ? null : 'was played to a return that is not the stated one';
}

/** Whether a game states the return of its best bet, rounded or cut to two decimals. Bets without an exact one pass. */
export function statesItsBest(bets: readonly KnownBet[], statedPoints: number): boolean {
  const shares = bets.flatMap(({ exactShare }) => exactShare ?? []);
  const best = Math.max(...shares) * 10_000;
  return shares.length === 0 || statedPoints === Math.floor(best) || statedPoints === Math.round(best);
}

/** The chance that a normal value is above this many standard deviations, from 1 on: a continued fraction. */
function chanceAbove(deviations: number): number {
  let fraction = deviations;
  for (let term = 60; term > 0; term--) fraction = deviations + term / fraction;
  return Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI) / fraction;
}

/**
 * How many standard deviations an interval needs, so that with the confidence of the slots all of so many intervals
 * contain their true value: each may miss it with an equal part of the chance that is left (Bonferroni). 99 % for 150
 * intervals together is 99.993 % for each one.
 */
export function deviationsForAll(intervals: number): number {
  const missed = (1 - CONFIDENCE.percent / 100) / intervals / 2;
  let least = 1;
  let most = 10;
  for (let step = 0; step < 60; step++) {
    const middle = (least + most) / 2;
    if (chanceAbove(middle) > missed) least = middle;
    else most = middle;
  }
  return most;
}
