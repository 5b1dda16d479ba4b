import type { AgentTier } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import type { StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';

/** Hundredths of a percent in a percent. */
const RATE_DECIMALS = 2;

/** Tiers as they are stored. @param decimals of the site's currency. @throws RangeError for finer amounts. */
export function storedTiers(tiers: readonly AgentTier[], decimals: number): readonly StoredTier[] {
  return tiers.map(({ turnover, netLoss, active, rate }) => ({
    turnover: `${decimalToMinor(turnover, decimals)}`,
    netLoss: netLoss === undefined ? null : `${decimalToMinor(netLoss, decimals)}`,
    active,
    rate: rateOf(rate),
  }));
}

/** Stored tiers as the API has them. */
export function shownTiers(tiers: readonly StoredTier[], decimals: number): AgentTier[] {
  return tiers.map(({ turnover, netLoss, active, rate }) => ({
    turnover: minorToDecimal(BigInt(turnover), decimals),
    ...(netLoss !== null && { netLoss: minorToDecimal(BigInt(netLoss), decimals) }),
    active,
    rate: shownRate(rate),
  }));
}

/** Percent, `36.5`, as hundredths of a percent. */
export function rateOf(percent: string): number {
  return Number(decimalToMinor(percent, RATE_DECIMALS));
}

/** Hundredths of a percent as percent without empty decimals: `36.5`. */
export function shownRate(rate: number): string {
  return String(rate / 10 ** RATE_DECIMALS);
}

/** The highest rate of tiers, which is the last one's; 0 of none. In hundredths of a percent. */
export function topRate(tiers: readonly Pick<StoredTier, 'rate'>[]): number {
  return tiers.at(-1)?.rate ?? 0;
}
