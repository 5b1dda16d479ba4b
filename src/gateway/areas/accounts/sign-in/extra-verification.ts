import type { VerifySignIn } from '#contracts/generated/contracts.ts';
import { findById, holdMember, type MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import { closeOneUseCode, makeOneUseCode, tryOneUseCode } from '#gateway/areas/accounts/repository/one-use-codes.ts';
import { isRememberedFor } from '#gateway/areas/accounts/repository/remembered-browsers.ts';
import { isNewAddress } from '#gateway/areas/accounts/repository/sign-in-history.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { checkAccountName, extraMethodsOf, proveByAnswer, redeemAnswer, sendOrRedeem } from './extra-methods.ts';

const CHALLENGE_MINUTES = 10;
/** Sends and answers together. */
const TRIES = 10;

/**
 * The first factor: a password; a code or link that was sent, which already proved a contact of the account; another
 * service's word.
 */
type FirstProof = 'username' | 'sms' | 'social' | 'reset';

interface WaitingSignIn {
  readonly method: FirstProof;
  readonly entrance: 'player' | 'agent';
  readonly isKept: boolean;
  /** Ties the sign-in to the password of its time. */
  readonly passwordChangedAtMs: number | null;
}

/**
 * The refusal of a sign-in that needs another proof; null where it needs none. An authenticator is asked for on every
 * browser that is not remembered. Without one, an address that the account never used asks for what the account can be
 * reached by, unless a code or link that was sent proved that already.
 */
export async function challengeSignIn(
  parts: AccountParts,
  tx: SiteTransaction,
  site: PublishedSite,
  {
    member,
    method,
    visit,
    entrance,
    isKept,
    now,
  }: {
    readonly member: MemberRow;
    readonly method: FirstProof;
    readonly visit: Visit;
    readonly entrance: 'player' | 'agent';
    readonly isKept: boolean;
    readonly now: Date;
  },
): Promise<DomainError | null> {
  const { member_id: memberId } = member;
  const known = await extraMethodsOf(parts, tx, site, member);
  const methods = method === 'username' ? known : known.filter((one) => one === 'totp');
  if (methods.length === 0) return null;
  const isKnownPlace = methods.includes('totp')
    ? await isRememberedFor(tx, site.id, { memberId, brought: visit.remembered, now })
    : true;
  if (isKnownPlace && !(await isNewAddress(tx, site.id, memberId, visit.address))) return null;
  const payload: WaitingSignIn = { method, entrance, isKept, passwordChangedAtMs: passwordChangedAtMs(member) };
  const challengeId = await makeOneUseCode(tx, site.id, {
    purpose: 'signIn',
    memberId: member.member_id,
    payload,
    tries: TRIES,
    expiresAt: new Date(now.getTime() + CHALLENGE_MINUTES * 60_000),
  });
  return new DomainError('extra_verification', { challenge: { challengeId, methods } });
}

/**
 * Sends the code of a sign-in that waits, or finishes it by the answer.
 * @throws DomainError `invalid_verification_code` for a sign-in that is over or an answer that is wrong;
 *   `invalid_request` for a method that the account does not have, or without the answer to what nothing is sent for;
 *   `too_many_requests`.
 */
export async function verifySignIn(
  parts: AccountParts,
  site: PublishedSite,
  asked: VerifySignIn,
  visit: Visit,
): Promise<OpenedSession | { readonly expiredMinutes: number }> {
  const now = parts.clock();
  const result = await parts.database.forSite(site.id, async (tx) => {
    const waiting = await tryOneUseCode(tx, site.id, { code: asked.challengeId, purpose: 'signIn', now });
    const member = waiting && (await findById(tx, site.id, waiting.memberId));
    const payload = waiting?.payload as WaitingSignIn | undefined;
    if (!member || !payload || passwordChangedAtMs(member) !== payload.passwordChangedAtMs)
      return new DomainError('invalid_verification_code');
    if (!(await extraMethodsOf(parts, tx, site, member)).includes(asked.method))
      return new DomainError('invalid_request', { fields: { method: 'not_allowed_value' } });
    if (asked.method === 'totp') return { member, payload };
    const checked =
      asked.method === 'bankAccountName'
        ? await checkAccountName(parts, tx, site, { memberId: member.member_id, answer: asked.answer, now })
        : await sendOrRedeem(parts, tx, site, { member, method: asked.method, answer: asked.answer, visit, now });
    return checked === 'right' ? finish(tx, site, { member, payload, asked, visit, now }) : checked;
  });
  if (result instanceof DomainError) throw result;
  if ('expiredMinutes' in result) parts.outbox.nudge(site.id);
  return 'payload' in result ? finishByAuthenticator(parts, site, { ...result, asked, visit, now }) : result;
}

interface Finishing {
  readonly member: MemberRow;
  readonly payload: WaitingSignIn;
  readonly asked: VerifySignIn;
  readonly visit: Visit;
  readonly now: Date;
}

async function finish(
  tx: SiteTransaction,
  site: PublishedSite,
  { member, payload: { method, entrance, isKept }, asked, visit, now }: Finishing,
): Promise<OpenedSession> {
  await closeOneUseCode(tx, site.id, asked.challengeId);
  return openSession(tx, site, { member, method, entrance, visit, now, isKept });
}

/** The key of an authenticator's secret is not read within a transaction: the answer is checked between two. */
async function finishByAuthenticator(
  parts: AccountParts,
  site: PublishedSite,
  finishing: Finishing,
): Promise<OpenedSession> {
  const { member_id: memberId, password_hash } = finishing.member;
  const proof = await proveByAnswer(parts, site, memberId, finishing.asked.answer);
  return parts.database.forSite(site.id, async (tx) => {
    const member = await holdMember(tx, site.id, memberId);
    if (member?.password_hash !== password_hash) throw new DomainError('invalid_verification_code');
    await redeemAnswer(tx, site, memberId, proof);
    return finish(tx, site, { ...finishing, member });
  });
}

/** As a number, since the database writes a time otherwise than this program does. */
function passwordChangedAtMs({ password_changed_at: at }: MemberRow): number | null {
  return at === null ? null : Date.parse(at);
}
