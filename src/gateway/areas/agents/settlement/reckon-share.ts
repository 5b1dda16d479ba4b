import type { StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';

/** What a period came to for an agent, in minor units. */
export interface ReckonedBase {
  readonly turnover: bigint;
  /** What the rate applies to: bets, or the net loss less bonuses and rebates. */
  readonly base: bigint;
  readonly active: number;
}

/** Which conditions of a tier are reached; null where a net loss is none. */
export interface ReachedConditions {
  readonly turnover: boolean;
  readonly netLoss: boolean | null;
  readonly active: boolean;
}

/** A share before what others get of it. Rates are in hundredths of a percent. */
export interface ReckonedShare {
  readonly net: bigint;
  readonly conditions: readonly ReachedConditions[];
  /** Counts from 1; 0 for none. */
  readonly tier: number;
  readonly tierRate: number;
  readonly rate: number;
  readonly gross: bigint;
}

/** Of the house. */
export const FULL_RATE = 10_000;

/**
 * Reckons a share: the rate of the highest tier whose conditions are all reached, not above the upline's, of the whole
 * base after what is carried over, rounded down. The same as `agent_settle` does in the database.
 * @param carry what an earlier period was below zero; not above 0.
 */
export function reckonShare(
  { turnover, base, active }: ReckonedBase,
  { tiers, carry, cap }: { readonly tiers: readonly StoredTier[]; readonly carry: bigint; readonly cap: number },
): ReckonedShare {
  const net = base + carry;
  const conditions = tiers.map((one) => ({
    turnover: turnover >= BigInt(one.turnover),
    netLoss: one.netLoss === null ? null : net >= BigInt(one.netLoss),
    active: active >= one.active,
  }));
  const index = conditions.findLastIndex((one) => one.turnover && one.active && one.netLoss !== false);
  const tierRate = tiers[index]?.rate ?? 0;
  const rate = Math.min(tierRate, cap);
  const gross = net > 0n ? (net * BigInt(rate)) / BigInt(FULL_RATE) : 0n;
  return { net, conditions, tier: index + 1, tierRate, rate, gross };
}

/** What of a share is paid, and what is owed on, after the shares of downlines and a debt. In minor units. */
export function payableOf(
  gross: bigint,
  { downlines, debt }: { readonly downlines: bigint; readonly debt: bigint },
): { readonly paid: bigint; readonly owed: bigint } {
  const due = gross - downlines - debt;
  return due > 0n ? { paid: due, owed: 0n } : { paid: 0n, owed: -due };
}
