import type { ReviewReason, SiteCurrency, WithdrawalSettings } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';

/** What a member asked for on this day already. */
export interface AskedToday {
  readonly sumMinor: bigint;
  readonly count: number;
}

/** What the rules of a site look at. */
export interface ReviewFacts {
  readonly amountMinor: bigint;
  readonly today: AskedToday;
  readonly accountAddedAt: Date;
  readonly isNewDevice: boolean;
  readonly isTurnoverOpen: boolean;
  readonly isInOtherName: boolean;
  readonly at: Date;
}

const DAY_MS = 86_400_000;

/**
 * The withdrawals of a site.
 * @throws DomainError `feature_disabled` where it pays nothing out, or by a provider that the gateway does not know.
 */
export function withdrawalSettings(
  { site }: Pick<PublishedSite, 'site'>,
  { providers }: Pick<CashierParts, 'providers'>,
): WithdrawalSettings {
  const settings = site.cashier?.withdrawals;
  if (settings === undefined || !providers.has(settings.provider)) throw new DomainError('feature_disabled');
  return settings;
}

/** The fee of the next withdrawal in minor units: none while the day has free ones, and never all of the amount. */
export function feeOf(
  settings: WithdrawalSettings,
  { amountMinor, today, decimals }: { readonly amountMinor: bigint; readonly today: AskedToday; decimals: number },
): bigint {
  if (today.count < (settings.freePerDay ?? 0)) return 0n;
  const share = (amountMinor * decimalToMinor(settings.feePercent ?? '0', 2)) / 10_000n;
  const least = settings.feeMin === undefined ? 0n : decimalToMinor(settings.feeMin, decimals);
  const fee = share > least ? share : least;
  return fee < amountMinor ? fee : amountMinor - 1n;
}

/** The rules of a site for which an operator looks at a withdrawal first; none where it is approved at once. */
export function reasonsToReview(
  { review = {}, twoOperatorsFrom }: WithdrawalSettings,
  { decimals }: Pick<SiteCurrency, 'decimals'>,
  facts: ReviewFacts,
): readonly ReviewReason[] {
  const reaches = (sumMinor: bigint, from: string | undefined): boolean =>
    from !== undefined && sumMinor >= decimalToMinor(from, decimals);
  const ageDays = (facts.at.getTime() - facts.accountAddedAt.getTime()) / DAY_MS;
  const found: Readonly<Record<ReviewReason, boolean>> = {
    // An amount that needs two operators is always reviewed.
    amount:
      reaches(facts.amountMinor, review.amountFrom) ||
      reaches(facts.today.sumMinor + facts.amountMinor, twoOperatorsFrom),
    daySum: reaches(facts.today.sumMinor + facts.amountMinor, review.daySumFrom),
    newAccount: review.newAccountDays !== undefined && ageDays < review.newAccountDays,
    newDevice: review.newDeviceDays !== undefined && facts.isNewDevice,
    turnover: review.turnover === true && facts.isTurnoverOpen,
    nameMismatch: review.nameMismatch === true && facts.isInOtherName,
  };
  return (Object.keys(found) as ReviewReason[]).filter((reason) => found[reason]);
}

/**
 * How many operators have to approve a withdrawal.
 * @param sumMinor of the day, with it: several small ones are looked at like a large one.
 */
export function approvalsNeeded(settings: WithdrawalSettings, sumMinor: bigint, decimals: number): 1 | 2 {
  const { twoOperatorsFrom: from } = settings;
  return from !== undefined && sumMinor >= decimalToMinor(from, decimals) ? 2 : 1;
}
