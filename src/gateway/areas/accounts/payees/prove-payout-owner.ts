import type { ContactMethod, PayoutProof, SecondFactor, SmsSent } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { findById, type MemberRow } from '../repository/member-repository.ts';
import { CODE_MINUTES } from '../repository/verification-codes.ts';
import { provePaymentPassword } from '../security/prove-member.ts';
import { proveOwner } from '../security/prove-owner.ts';
import { proveByAnswer, redeemAnswer } from '../sign-in/extra-methods.ts';
import { confirmMethodsOf } from './confirm-payout.ts';
import { redeemPayoutCode, sendPayoutCode } from './payout-codes.ts';
import { PAYOUT_WAIT_MS } from './payout-waiting.ts';

/** A member who was proved, and the field that `stillProved` names. */
export interface ProvedPayoutOwner {
  readonly proved: MemberRow;
  readonly field: 'paymentPassword' | 'password';
}

/**
 * The second factors that prove a member before a payout account changes, in place of a password. They are asked for
 * where there is none, and where it was set within 24 hours: a fresh session of an account without a password can set
 * the first one. Contacts that were bound lately count only where there is neither an older one nor a password. None
 * where nothing is verified: a password proves then, or a recent sign-in.
 */
export async function proofMethodsOf(
  parts: Pick<AccountParts, 'outbox' | 'clock'>,
  tx: SiteTransaction,
  site: PublishedSite,
  member: MemberRow,
): Promise<SecondFactor[]> {
  const hasPassword = member.payment_password_hash !== null || member.password_hash !== null;
  if (hasPassword && !isPasswordNew(member, parts.clock())) return [];
  const counted = await confirmMethodsOf(parts, tx, site, member);
  if (counted.length > 0 || hasPassword) return counted;
  const methods: SecondFactor[] = [];
  if (member.mobile_verified_at !== null && parts.outbox.isAvailable('sms')) methods.push('mobile');
  if (member.email_verified_at !== null && parts.outbox.isAvailable('email')) methods.push('email');
  return methods;
}

/** Whether the password was set lately, other than by the registration. */
function isPasswordNew({ password_changed_at: changedAt, registered_at: registeredAt }: MemberRow, now: Date): boolean {
  if (changedAt === null) return false;
  const changedMs = Date.parse(changedAt);
  return changedMs > now.getTime() - PAYOUT_WAIT_MS && changedMs > Date.parse(registeredAt);
}

/**
 * Proves that whoever holds a session is the member, before anything changes of where winnings are sent: by a second
 * factor where `proofMethodsOf` names one, since a session alone may be stolen; else by the payment password where
 * there is one, else as `proveOwner` does.
 * @throws DomainError as `provePaymentPassword` and `proveOwner` do; `invalid_request` naming `method` or `answer`;
 * `invalid_verification_code`; `too_many_requests`.
 */
export async function provePayoutOwner(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  { paymentPassword, password, method, answer }: PayoutProof,
): Promise<ProvedPayoutOwner> {
  const { memberId } = session;
  const { member, methods } = await readProofMethods(parts, site, memberId);
  if (methods.length === 0) {
    if (member.payment_password_hash === null)
      return { proved: await proveOwner(parts, site, session, password), field: 'password' };
    const typed = { memberId, typed: paymentPassword, field: 'paymentPassword' };
    return { proved: await provePaymentPassword(parts, site, typed), field: 'paymentPassword' };
  }
  if (answer === undefined) throw new DomainError('invalid_request', { fields: { answer: 'required' } });
  if (method === undefined || !methods.includes(method))
    throw new DomainError('invalid_request', { fields: { method: method ? 'not_allowed_value' : 'required' } });
  await redeemFactor(parts, site, member, { method, answer });
  return { proved: member, field: 'password' };
}

/**
 * Has the code sent that proves a member.
 * @throws DomainError `invalid_request` where the contact proves nothing; `too_many_requests`; `messages_unavailable`.
 */
export async function sendPayoutProofCode(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  { method, visit }: { readonly method: ContactMethod; readonly visit: Visit },
): Promise<SmsSent> {
  const { member, methods } = await readProofMethods(parts, site, memberId);
  if (!methods.includes(method)) throw new DomainError('invalid_request', { fields: { method: 'not_allowed_value' } });
  const to = contactOf(member, method);
  await sendPayoutCode(parts, site, { memberId, recipient: `${memberId} ${to}`, to, method, visit });
  return { expiredMinutes: CODE_MINUTES };
}

async function readProofMethods(parts: AccountParts, site: PublishedSite, memberId: string) {
  return parts.database.forSite(site.id, async (tx) => {
    const member = await findById(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    return { member, methods: await proofMethodsOf(parts, tx, site, member) };
  });
}

/** Committed by itself, so that a try that was used up stays used up. */
async function redeemFactor(
  parts: AccountParts,
  site: PublishedSite,
  member: MemberRow,
  { method, answer }: { readonly method: SecondFactor; readonly answer: string },
): Promise<void> {
  const { member_id: memberId } = member;
  if (method === 'totp') {
    const proof = await proveByAnswer(parts, site, memberId, answer);
    await parts.database.forSite(site.id, (tx) => redeemAnswer(tx, site, memberId, proof));
    return;
  }
  const recipient = `${memberId} ${contactOf(member, method)}`;
  const refusal = await parts.database.forSite(site.id, (tx) =>
    redeemPayoutCode(parts, tx, site, { memberId, recipient, answer }),
  );
  if (refusal !== null) throw refusal;
}

function contactOf({ mobile_num: mobile, email }: MemberRow, method: ContactMethod): string {
  return (method === 'mobile' ? mobile : email) ?? '';
}
