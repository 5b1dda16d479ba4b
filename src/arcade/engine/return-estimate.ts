import type { RoundSums } from './round-sums.ts';

/** Statistics of a machine from simulated rounds, in shares of the bet. */
export interface ReturnEstimate {
  readonly mean: number;
  /** Standard deviation of one round per unit bet: the machine's volatility. */
  readonly deviation: number;
  /** Half the width of the confidence interval of the mean. */
  readonly margin: number;
  readonly payingShare: number;
}

/**
 * Two-sided 99 %: one sound machine in a hundred would be called wrong by chance, and the seed is fixed so that it
 * stays the same one.
 */
export const CONFIDENCE = { percent: 99, deviations: 2.5758 } as const;

export function estimateReturn({ rounds, returned, returnedSquared, paying }: RoundSums): ReturnEstimate {
  const mean = returned / rounds;
  const deviation = Math.sqrt(returnedSquared / rounds - mean * mean);
  return {
    mean,
    deviation,
    margin: (CONFIDENCE.deviations * deviation) / Math.sqrt(rounds),
    payingShare: paying / rounds,
  };
}

/** Whether the stated return may be the true one: it lies in the interval around the played one. */
export function contains({ mean, margin }: ReturnEstimate, stated: number): boolean {
  return Math.abs(stated - mean) <= margin;
}
