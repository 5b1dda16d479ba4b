import type { GameType, RebateSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** Decimals of a rate in percent. */
const RATE_DECIMALS = 4;
/** 100 percent, with the decimals of a rate. */
const WHOLE = 100n * 10n ** BigInt(RATE_DECIMALS);

/** @throws DomainError `feature_disabled` where the site gives no rebates. */
export function rebateSettings({ rebate }: Pick<SiteDocument, 'rebate'>): RebateSettings {
  if (rebate === undefined) throw new DomainError('feature_disabled');
  return rebate;
}

/** The rate of a category, and of a level from 1, in percent. */
export interface RebateRate {
  readonly category: GameType;
  readonly percent: string;
}

/** The rates of a level. A category with a single rate has it for all levels. */
export function ratesOf({ rates }: RebateSettings, level: number): readonly RebateRate[] {
  return rates.map(({ category, percents }) => ({ category, percent: percents[level - 1] ?? percents.at(-1) ?? '0' }));
}

/** What a stake gives back, rounded down to whole minor units. */
export function rebateOf(stakedMinor: bigint, percent: string): bigint {
  return (stakedMinor * decimalToMinor(percent, RATE_DECIMALS)) / WHOLE;
}

/** The highest rate of a level in percent; null where the site gives no rebates. */
export function highestPercent({ rebate }: Pick<SiteDocument, 'rebate'>, level: number): string | null {
  if (rebate === undefined) return null;
  const percents = ratesOf(rebate, level).map(({ percent }) => percent);
  return percents.reduce((one, other) => (Number(other) > Number(one) ? other : one));
}
