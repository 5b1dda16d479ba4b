import type { PasswordByEmail, PasswordByLink, PasswordByPhone } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { faultOfPassword } from '#gateway/areas/accounts/members/registration-rules.ts';
import {
  findByAccount,
  findById,
  findByMobile,
  type MemberRow,
  updateMember,
} from '#gateway/areas/accounts/repository/member-repository.ts';
import { hasOneUseCode, makeOneUseCode, tryOneUseCode } from '#gateway/areas/accounts/repository/one-use-codes.ts';
import { endOtherSessions } from '#gateway/areas/accounts/repository/session-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { emailOf } from '#gateway/kit/email-address.ts';
import { filledMessage } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { hashPassword } from '#gateway/secrets/password-hash.ts';
import type { AccountParts } from '../account-parts.ts';
import { afterSecurityChange } from '../security/after-security-change.ts';
import { isOtherPassword } from '../security/prove-member.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { challengeSignIn } from '../sign-in/extra-verification.ts';
import { numberProof } from '../sign-in/prove-number.ts';

/** How long the link of an e-mail leads to a new password. */
const LINK_MINUTES = 30;
/** How long after a link no other one is sent: nobody fills somebody else's inbox. */
/** The path of the page on which a new password is chosen by the link of an e-mail. */
const RESET_PATH = '/reset-password';
const NEXT_LINK_MS = 60_000;

/**
 * Sends the link to a new password to the address of an account, and nothing where there is no such account or one was
 * sent a moment ago; the caller cannot tell.
 * @throws DomainError `messages_unavailable` where no e-mail leaves the house; `invalid_request` naming `email` where
 * it is no address.
 */
export async function sendPasswordLink(
  { database, outbox, smsGuard, originOf, clock }: AccountParts,
  site: PublishedSite,
  asked: PasswordByEmail,
  visit: Visit,
): Promise<void> {
  if (!outbox.isAvailable('email')) throw new DomainError('messages_unavailable');
  const to = emailOf(asked.email);
  const now = clock();
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
  await database.forSite(site.id, async (tx) => {
    const number = smsGuard.numberInName(asked.username);
    const member =
      (await findByAccount(tx, site.id, asked.username)) ??
      (number === null
        ? undefined
        : ((await findByAccount(tx, site.id, number)) ?? (await findByMobile(tx, site.id, number))));
    const email = member?.email ?? null;
    if (!member || email?.toLowerCase() !== to.toLowerCase()) return;
    // An account that never had a password gets its first one through an address that was proven only.
    if (member.password_hash === null && member.email_verified_at === null) return;
    const link = { purpose: 'passwordByEmail', memberId: member.member_id } as const;
    const until = new Date(expiresAt.getTime() - NEXT_LINK_MS);
    if (await hasOneUseCode(tx, site.id, { ...link, until })) return;
    const code = await makeOneUseCode(tx, site.id, { ...link, expiresAt });
    const values = {
      site: site.site.name,
      account: member.account,
      link: `${originOf(site)}${RESET_PATH}?code=${code}`,
      minutes: String(LINK_MINUTES),
    };
    await outbox.enqueue(tx, site.id, {
      channel: 'email',
      kind: 'passwordByEmail',
      to: email,
      subject: filledMessage('message.resetSubject', visit.language, values),
      text: filledMessage('message.reset', visit.language, values),
      expiresAt,
    });
  });
  outbox.nudge(site.id);
}

/**
 * Sets a new password by the code of an e-mail's link, and signs in.
 * @throws DomainError `invalid_verification_code` for a link that was used or is over; `invalid_request` naming the
 *   field.
 */
export async function setPasswordByLink(
  parts: AccountParts,
  site: PublishedSite,
  asked: PasswordByLink,
  visit: Visit,
): Promise<OpenedSession> {
  if (asked.confirmNewPassword.trim() !== asked.newPassword.trim())
    throw new DomainError('invalid_request', { fields: { confirmNewPassword: 'mismatch' } });
  return setPassword(parts, site, { newPassword: asked.newPassword.trim(), visit }, async (tx, now) => {
    const used = await tryOneUseCode(tx, site.id, { code: asked.code, purpose: 'passwordByEmail', now });
    return used && findById(tx, site.id, used.memberId);
  });
}

/**
 * Sets a new password by a code that was sent to the account's number, and signs in (specification, section 4, "Forgot
 * password").
 * @throws DomainError `feature_disabled`; `invalid_verification_code`, also where nobody has the number;
 *   `invalid_request` naming the field.
 */
export async function setPasswordByPhone(
  parts: AccountParts,
  site: PublishedSite,
  asked: PasswordByPhone,
  visit: Visit,
): Promise<OpenedSession> {
  if (!isModuleOn(site.site.flags, 'PHONEPWDRESET3')) throw new DomainError('feature_disabled');
  const recipient = parts.smsGuard.normalise(asked);
  const proof = await numberProof(parts, site, recipient, asked);
  return setPassword(parts, site, { newPassword: asked.newPassword.trim(), visit }, async (tx, now) =>
    (await proof(tx, site, 'noLogin', now)) ? findByMobile(tx, site.id, recipient) : undefined,
  );
}

/** Sets the password of whom a proof leads to, ends every session of theirs, and opens a new one. */
async function setPassword(
  parts: AccountParts,
  site: PublishedSite,
  { newPassword, visit }: { readonly newPassword: string; readonly visit: Visit },
  prove: (tx: SiteTransaction, now: Date) => Promise<MemberRow | undefined>,
): Promise<OpenedSession> {
  const { database, endSessions, outbox, clock } = parts;
  // Judged before the proof is used up; the account's own name is checked below.
  const fault = faultOfPassword(site, newPassword, '');
  if (fault !== null) throw new DomainError('invalid_request', { fields: { newPassword: fault } });
  const now = clock();
  const password_hash = await hashPassword(newPassword);
  // Committed by itself, so that a proof that was tried stays used up whatever follows.
  const member = await database.forSite(site.id, (tx) => prove(tx, now));
  if (member === undefined) throw new DomainError('invalid_verification_code');
  if (faultOfPassword(site, newPassword, member.account) !== null)
    throw new DomainError('invalid_request', { fields: { newPassword: 'too_common' } });
  if (await isOtherPassword(parts, site, member, { chosen: newPassword, other: 'paymentPassword' }))
    throw new DomainError('invalid_request', { fields: { newPassword: 'same_as_other_password' } });
  const opened = await endSessions(
    site.id,
    member.member_id,
    () =>
      database.forSite(site.id, async (tx) => {
        const changed = { password_hash, password_changed_at: now.toISOString(), must_change_password: false };
        await updateMember(tx, site.id, member.member_id, changed);
        await endOtherSessions(tx, site.id, member.member_id, null, 'passwordChanged');
        const opening = { member: { ...member, ...changed }, method: 'reset', entrance: 'player', visit, now } as const;
        await afterSecurityChange(parts, tx, site, { member, kind: 'password' });
        const challenge = await challengeSignIn(parts, tx, site, { ...opening, isKept: false });
        return challenge ?? openSession(tx, site, opening);
      }),
    'passwordChanged',
  );
  outbox.nudge(site.id);
  // The password is set all the same; who has an authenticator signs in by that too.
  if (opened instanceof DomainError) throw opened;
  return opened;
}
