import { type MemberRow, provePaymentPassword } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from './cashier-parts.ts';

/**
 * Proves a member by the payment password, which money does not leave without. Tries are limited.
 * @returns the member as it was proved; `stillProved` holds it to that.
 * @throws DomainError `payment_password_required` and `wrong_payment_password`, naming the field `paymentPassword`;
 *   `too_many_requests`, `not_logged_in`.
 */
export async function provePayer(
  { accounts }: Pick<CashierParts, 'accounts'>,
  site: PublishedSite,
  { memberId, typed }: { readonly memberId: string; readonly typed: string | undefined },
): Promise<MemberRow> {
  const field = 'paymentPassword';
  const missing = new DomainError('payment_password_required', { fields: { [field]: 'required' } });
  if (typed === undefined || typed === '') throw missing;
  const proved = await provePaymentPassword(accounts, site, { memberId, typed, field }).catch((error: unknown) => {
    const isWrong = error instanceof DomainError && error.fields?.[field] === 'wrong_value';
    throw isWrong ? new DomainError('wrong_payment_password', { fields: { [field]: 'wrong_value' } }) : error;
  });
  if (proved.payment_password_hash === null) throw missing;
  return proved;
}
