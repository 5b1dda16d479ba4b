import type { NewAdjustment } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** An adjustment as its site's rules have it. */
export interface JudgedAdjustment {
  /** In minor units; positive where the member gets it. */
  readonly amountMinor: bigint;
  readonly approvalsNeeded: 1 | 2;
}

/**
 * Returns the signed amount of an adjustment and the number of operators who must approve it. The default is two.
 * @throws DomainError `invalid_request` naming `amount`.
 */
export function judgeAdjustment(
  { site }: Pick<PublishedSite, 'site'>,
  { amount, direction }: Pick<NewAdjustment, 'amount' | 'direction'>,
): JudgedAdjustment {
  const { decimals } = site.currency;
  const settings = site.cashier?.adjustments;
  if ((amount.split('.')[1] ?? '').length > decimals)
    throw new DomainError('invalid_request', { fields: { amount: 'wrong_format' } });
  const minor = decimalToMinor(amount, decimals);
  const isTooMuch = settings?.most !== undefined && minor > decimalToMinor(settings.most, decimals);
  if (minor === 0n || isTooMuch) throw new DomainError('invalid_request', { fields: { amount: 'out_of_range' } });
  const isSmall = settings !== undefined && minor < decimalToMinor(settings.twoOperatorsFrom, decimals);
  return { amountMinor: direction === 'add' ? minor : -minor, approvalsNeeded: isSmall ? 1 : 2 };
}
