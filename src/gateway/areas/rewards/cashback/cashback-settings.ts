import type { CashbackSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

const SOURCE = 'cashback ';

/** @throws DomainError `feature_disabled` where the site gives no cashback. */
export function cashbackSettings({ cashback }: Pick<SiteDocument, 'cashback'>): CashbackSettings {
  if (cashback === undefined) throw new DomainError('feature_disabled');
  return cashback;
}

/** What a loss of a period gives back, in minor units, rounded down: nothing below `from`, `largest` at most. */
export function cashbackOf(
  { percent, from, largest }: CashbackSettings,
  { decimals }: SiteDocument['currency'],
  lostMinor: bigint,
): bigint {
  if (lostMinor < decimalToMinor(from, decimals)) return 0n;
  const share = (lostMinor * BigInt(percent)) / 100n;
  const most = decimalToMinor(largest, decimals);
  return share < most ? share : most;
}

/** The source of the cashback bonus of a period. @param first its first day. */
export const cashbackSource = (first: string): string => `${SOURCE}${first}`;

/** Whether the source of a bonus is cashback. */
export const isCashback = (source: string): boolean => source.startsWith(SOURCE);
