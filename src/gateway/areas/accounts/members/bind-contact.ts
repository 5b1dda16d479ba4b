import type { BindEmail, BindMobile, SmsSent } from '#contracts/generated/contracts.ts';
import { findByMobile, updateMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { assertNotAgain, CODE_MINUTES, redeemCode } from '#gateway/areas/accounts/repository/verification-codes.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { isUniqueViolation } from '#gateway/database/database-error.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { emailOf } from '#gateway/kit/email-address.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { afterSecurityChange } from '../security/after-security-change.ts';
import { stillProved } from '../security/prove-member.ts';
import { proveOwner } from '../security/prove-owner.ts';
import { enqueueCode, takeEmailCode } from '../sign-in/send-code.ts';
import { maskedEmail, maskedMobile } from './member-presenter.ts';

/** The recipient of a member's code: a code that was sent for one member binds nothing to another. */
const boundTo = (session: Session, contact: string): string => `${session.memberId} ${contact}`;

/**
 * Sends a code to the address that is to be a member's.
 * @throws DomainError `invalid_request` for no address; `too_many_requests`; `messages_unavailable`.
 */
export async function sendBindEmailCode(
  parts: AccountParts,
  site: PublishedSite,
  { session, email, visit }: { readonly session: Session; readonly email: string; readonly visit: Visit },
): Promise<SmsSent> {
  const to = emailOf(email);
  const now = parts.clock();
  await parts.database.forSite(site.id, async (tx) => {
    const recipient = boundTo(session, to);
    await assertNotAgain(tx, site.id, { purpose: 'bind', recipient }, now);
    await takeEmailCode(parts, tx, site.id, { memberId: session.memberId, now });
    await enqueueCode(parts, tx, site, { purpose: 'bind', recipient, to, channel: 'email', visit, now });
  });
  parts.outbox.nudge(site.id);
  return { expiredMinutes: CODE_MINUTES };
}

/**
 * Makes an address a member's, by the code that was sent to it and what proves the member: a code alone would let who
 * has got hold of a session bind an address of their own, and set a new password by that.
 * @throws DomainError `invalid_verification_code`; `invalid_request` for no address; and as `proveOwner` does.
 */
export async function bindEmail(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  { email, verificationCode, password }: BindEmail,
): Promise<void> {
  const { database, outbox, clock } = parts;
  const to = emailOf(email);
  const now = clock();
  const proved = await proveOwner(parts, site, session, password);
  await assertRedeemed(database, site, { session, contact: to, code: verificationCode, now });
  await database.forSite(site.id, async (tx) => {
    const member = await stillProved(tx, site, proved, 'password');
    await updateMember(tx, site.id, session.memberId, { email: to, email_verified_at: now.toISOString() });
    await afterSecurityChange(parts, tx, site, { member, kind: 'email', values: { contact: maskedEmail(to) } });
  });
  outbox.nudge(site.id);
}

/**
 * Sends a code to a member's new number. Only the code's holder learns whether another account has the number.
 * @throws DomainError `invalid_request` naming what is wrong with the number; `too_many_requests`;
 *   `messages_unavailable`.
 */
export async function sendBindMobileCode(
  parts: AccountParts,
  site: PublishedSite,
  {
    session,
    number,
    visit,
  }: {
    readonly session: Session;
    readonly number: { readonly countryDialingCode: string; readonly mobileNum: string };
    readonly visit: Visit;
  },
): Promise<SmsSent> {
  const to = parts.smsGuard.normalise(number);
  const now = parts.clock();
  await parts.database.forSite(site.id, async (tx) => {
    await parts.smsGuard.check(tx, site.id, {
      number: to,
      address: visit.address,
      standing: 'member',
      memberId: session.memberId,
      now,
    });
    const recipient = boundTo(session, to);
    await enqueueCode(parts, tx, site, { purpose: 'bind', recipient, to, channel: 'sms', visit, now });
  });
  parts.outbox.nudge(site.id);
  return { expiredMinutes: CODE_MINUTES };
}

/**
 * Makes a number a member's, by the code that was sent to it and what proves the member, as for an address.
 * @throws DomainError `invalid_verification_code`; `account_taken` where another member has it; `invalid_request`; and
 *   as `proveOwner` does.
 */
export async function bindMobile(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  { verificationCode, password, ...number }: BindMobile,
): Promise<void> {
  const { database, smsGuard, outbox, clock } = parts;
  const to = smsGuard.normalise(number);
  const now = clock();
  const proved = await proveOwner(parts, site, session, password);
  await assertRedeemed(database, site, { session, contact: to, code: verificationCode, now });
  const taken = new DomainError('account_taken', { fields: { mobileNum: 'taken' } });
  try {
    await database.forSite(site.id, async (tx) => {
      const owner = await findByMobile(tx, site.id, to);
      if (owner !== undefined && owner.member_id !== session.memberId) throw taken;
      const member = await stillProved(tx, site, proved, 'password');
      await updateMember(tx, site.id, session.memberId, { mobile_num: to, mobile_verified_at: now.toISOString() });
      await afterSecurityChange(parts, tx, site, { member, kind: 'mobile', values: { contact: maskedMobile(to) } });
    });
    outbox.nudge(site.id);
  } catch (error) {
    throw isUniqueViolation(error) ? taken : error;
  }
}

/** Committed by itself, so that a try that was used up stays used up. */
async function assertRedeemed(
  database: AccountParts['database'],
  site: PublishedSite,
  tried: { readonly session: Session; readonly contact: string; readonly code: string; readonly now: Date },
): Promise<void> {
  const { session, contact, code, now } = tried;
  const sent = { purpose: 'bind', recipient: boundTo(session, contact), code, now } as const;
  const isRight = await database.forSite(site.id, (tx: SiteTransaction) => redeemCode(tx, site.id, sent));
  if (!isRight) throw new DomainError('invalid_verification_code', { fields: { verificationCode: 'wrong_value' } });
}
