import type {
  ContactMethod,
  ResetPaymentPassword,
  SetPaymentPassword,
  SmsSent,
} from '#contracts/generated/contracts.ts';
import { faultOfPaymentPassword } from '#gateway/areas/accounts/members/registration-rules.ts';
import { findById, type MemberRow, updateMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { assertNotAgain, CODE_MINUTES, redeemCode } from '#gateway/areas/accounts/repository/verification-codes.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { hashPassword, isPasswordOf } from '#gateway/secrets/password-hash.ts';
import type { AccountParts } from '../account-parts.ts';
import { afterSecurityChange } from '../security/after-security-change.ts';
import { isOtherPassword, provePassword, provePaymentPassword, stillProved } from '../security/prove-member.ts';
import { enqueueCode, takeEmailCode } from '../sign-in/send-code.ts';

/**
 * Sets the first payment password by the password of the account, or another one by the old one.
 * @throws DomainError `invalid_request` naming the field: a confirmation that differs, one outside the site's rule, the
 *   old one again, or the password of the account; and as the proof by either password does.
 */
export async function setPaymentPassword(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  asked: SetPaymentPassword,
): Promise<void> {
  const member = await parts.database.forSite(site.id, (tx) => findById(tx, site.id, memberId));
  if (member === undefined) throw new DomainError('not_logged_in');
  const chosen = chosenIn(site, member, asked);
  const isFirst = member.payment_password_hash === null;
  const field = isFirst ? 'password' : 'oldPaymentPassword';
  const proved = await (isFirst ? provePassword : provePaymentPassword)(parts, site, {
    memberId,
    typed: asked[field],
    field,
  });
  // Another one was set meanwhile, and that one was not proved.
  if (proved.payment_password_hash !== member.payment_password_hash)
    throw new DomainError('invalid_request', { fields: { [field]: 'wrong_value' } });
  await keep(parts, site, proved, { chosen, field });
}

/**
 * Sends a code that replaces a forgotten payment password.
 * @throws DomainError `invalid_request` where there is no such verified contact; `too_many_requests`;
 *   `messages_unavailable`.
 */
export async function sendPaymentPasswordCode(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  { method, visit }: { readonly method: ContactMethod; readonly visit: Visit },
): Promise<SmsSent> {
  const now = parts.clock();
  await parts.database.forSite(site.id, async (tx) => {
    const to = contactOf(await findById(tx, site.id, memberId), method);
    const sent = { purpose: 'paymentPassword', recipient: `${memberId} ${to}` } as const;
    if (method === 'mobile') {
      const asked = { number: to, address: visit.address, standing: 'owner', memberId, now } as const;
      await parts.smsGuard.check(tx, site.id, asked);
    } else {
      await assertNotAgain(tx, site.id, sent, now);
      await takeEmailCode(parts, tx, site.id, { memberId, now });
    }
    await enqueueCode(parts, tx, site, { ...sent, to, channel: method === 'mobile' ? 'sms' : 'email', visit, now });
  });
  parts.outbox.nudge(site.id);
  return { expiredMinutes: CODE_MINUTES };
}

/**
 * Sets another payment password by the password of the account and a code that was sent. The code alone would not do:
 * who has got hold of a session could have it sent to a contact of their own.
 * @throws DomainError `invalid_verification_code`; `invalid_request` naming the field; and as `provePassword` does.
 */
export async function resetPaymentPassword(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  asked: ResetPaymentPassword,
): Promise<void> {
  const { method, verificationCode: code } = asked;
  const member = await parts.database.forSite(site.id, (tx) => findById(tx, site.id, memberId));
  if (member === undefined) throw new DomainError('not_logged_in');
  const chosen = chosenIn(site, member, asked);
  const proved = await provePassword(parts, site, { memberId, typed: asked.password, field: 'password' });
  const recipient = `${memberId} ${contactOf(proved, method)}`;
  // Committed by itself, so that a try that was used up stays used up.
  const isRight = await parts.database.forSite(site.id, (tx) =>
    redeemCode(tx, site.id, { purpose: 'paymentPassword', recipient, code, now: parts.clock() }),
  );
  if (!isRight) throw new DomainError('invalid_verification_code', { fields: { verificationCode: 'wrong_value' } });
  await keep(parts, site, proved, { chosen, field: 'password' });
}

/** The payment password that was chosen, where the site's rule has nothing against it. */
function chosenIn(
  site: PublishedSite,
  { account }: MemberRow,
  asked: { readonly newPaymentPassword: string; readonly confirmNewPaymentPassword: string },
): string {
  const chosen = asked.newPaymentPassword.trim();
  if (asked.confirmNewPaymentPassword.trim() !== chosen)
    throw new DomainError('invalid_request', { fields: { confirmNewPaymentPassword: 'mismatch' } });
  const fault = faultOfPaymentPassword(site, chosen, account);
  if (fault !== null) throw new DomainError('invalid_request', { fields: { newPaymentPassword: fault } });
  return chosen;
}

async function keep(
  parts: AccountParts,
  site: PublishedSite,
  proved: MemberRow,
  { chosen, field }: { readonly chosen: string; readonly field: string },
): Promise<void> {
  if (await isPasswordOf(chosen, proved.payment_password_hash))
    throw new DomainError('invalid_request', { fields: { newPaymentPassword: 'same_as_before' } });
  if (await isOtherPassword(parts, site, proved, { chosen, other: 'password' }))
    throw new DomainError('invalid_request', { fields: { newPaymentPassword: 'same_as_other_password' } });
  const payment_password_hash = await hashPassword(chosen);
  await parts.database.forSite(site.id, async (tx) => {
    const member = await stillProved(tx, site, proved, field);
    await updateMember(tx, site.id, member.member_id, {
      payment_password_hash,
      payment_password_changed_at: parts.clock().toISOString(),
    });
    await afterSecurityChange(parts, tx, site, { member, kind: 'paymentPassword' });
  });
  parts.outbox.nudge(site.id);
}

/** The member's verified number or e-mail address. */
function contactOf(member: MemberRow | undefined, method: ContactMethod): string {
  const contact =
    method === 'mobile' ? member?.mobile_verified_at && member.mobile_num : member?.email_verified_at && member.email;
  if (!contact) throw new DomainError('invalid_request', { fields: { method: 'not_allowed_value' } });
  return contact;
}
