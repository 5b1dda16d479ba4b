import type { SiteDocument, VipLevel } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { isModuleOn } from '#document/flags.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** The levels of a site, from the lowest on; none where it has no ranks. */
export function vipLevels({ vip, flags }: Pick<SiteDocument, 'vip' | 'flags'>): readonly VipLevel[] {
  return vip !== undefined && isModuleOn(flags, 'VIP3') ? vip.levels : [];
}

/** The levels of a site. @throws DomainError `feature_disabled` where it has none. */
export function requireLevels(site: Pick<SiteDocument, 'vip' | 'flags'>): readonly VipLevel[] {
  const levels = vipLevels(site);
  if (levels.length === 0) throw new DomainError('feature_disabled');
  return levels;
}

/** What a level asks for, in minor units. */
export function demandOf(level: VipLevel, decimals: number): VipTotals {
  return {
    stakedMinor: decimalToMinor(level.staked, decimals),
    depositedMinor: decimalToMinor(level.deposited ?? '0', decimals),
  };
}

/** What a member has staked and deposited since it joined, in minor units. */
export interface VipTotals {
  readonly stakedMinor: bigint;
  readonly depositedMinor: bigint;
}

/** The highest level whose stakes and deposits are reached, from 1; the lowest is everybody's. */
export function levelOf(levels: readonly VipLevel[], totals: VipTotals, decimals: number): number {
  const highest = levels.findLastIndex((level) => {
    const demand = demandOf(level, decimals);
    return totals.stakedMinor >= demand.stakedMinor && totals.depositedMinor >= demand.depositedMinor;
  });
  return Math.max(highest, 0) + 1;
}
