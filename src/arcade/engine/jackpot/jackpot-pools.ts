import type { JackpotTier } from '#arcade/jackpot-api.ts';

/**
 * A pool's figures. Amounts are millionths of a base unit, which is about one euro: games of one pool are played in
 * many currencies.
 */
export interface PoolTerms {
  readonly tier: JackpotTier;
  /** The house puts this in when the pool opens. */
  readonly seedMicro: number;
  /** Of each bet, in hundredths of a percent. */
  readonly shareBasisPoints: number;
  /** The upper limit of a pool that drops by amount; null for one that drops by time. */
  readonly topMicro: number | null;
}

const UNIT = 1_000_000;

export const POOLS: readonly PoolTerms[] = [
  { tier: 'daily', seedMicro: 50 * UNIT, shareBasisPoints: 80, topMicro: null },
  { tier: 'grand', seedMicro: 500 * UNIT, shareBasisPoints: 120, topMicro: 2_500 * UNIT },
];

/**
 * What all pools take of a bet, in hundredths of a percent. Players get at least that back over time: the house's
 * seeds come on top.
 */
export const JACKPOT_BASIS_POINTS = POOLS.reduce((sum, { shareBasisPoints }) => sum + shareBasisPoints, 0);

/** The share of a pool in a bet, in millionths of a base unit. `baseMinor` are the minor units of one base unit. */
export function shareMicro({ shareBasisPoints }: PoolTerms, betMinor: number, baseMinor: number): number {
  return Math.floor((betMinor * shareBasisPoints * (UNIT / 10_000)) / baseMinor);
}

/** An amount of a pool in a currency, rounded down. */
export function poolMinor(amountMicro: number, baseMinor: number): number {
  return Math.floor((amountMicro * baseMinor) / UNIT);
}
