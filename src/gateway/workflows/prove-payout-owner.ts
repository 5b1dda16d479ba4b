import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { findById, type MemberRow } from '#gateway/modules/member/member-repository.ts';
import type { Session } from '#gateway/plugins/session-access.ts';
import type { AccountParts } from './account-parts.ts';
import { provePaymentPassword } from './prove-member.ts';
import { proveOwner } from './prove-owner.ts';

/** The proof that a member types to change a payout account: the payment password, or else the password. */
export interface TypedPayoutProof {
  readonly paymentPassword: string | undefined;
  readonly password: string | undefined;
}

/** A member who was proved, and the field that `stillProved` names. */
export interface ProvedPayoutOwner {
  readonly proved: MemberRow;
  readonly field: 'paymentPassword' | 'password';
}

/**
 * Proves that whoever holds a session is the member, before anything changes of where winnings are sent: by the payment
 * password where there is one, else as `proveOwner` does.
 * @throws DomainError as `provePaymentPassword` and `proveOwner` do.
 */
export async function provePayoutOwner(
  parts: Pick<AccountParts, 'database' | 'clock' | 'rateLimitFactor'>,
  site: PublishedSite,
  session: Session,
  { paymentPassword, password }: TypedPayoutProof,
): Promise<ProvedPayoutOwner> {
  const { memberId } = session;
  const member = await parts.database.forSite(site.id, (tx) => findById(tx, site.id, memberId));
  if (member === undefined) throw new DomainError('not_logged_in');
  if (member.payment_password_hash === null)
    return { proved: await proveOwner(parts, site, session, password), field: 'password' };
  const typed = { memberId, typed: paymentPassword, field: 'paymentPassword' };
  return { proved: await provePaymentPassword(parts, site, typed), field: 'paymentPassword' };
}
