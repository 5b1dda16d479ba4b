import type { ExtraMethod, VerifySignIn } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { findById, type MemberRow } from '#gateway/modules/member/member-repository.ts';
import { isNewAddress } from '#gateway/modules/member/sign-in-history.ts';
import { closeOneUseCode, makeOneUseCode, tryOneUseCode } from '#gateway/modules/session/one-use-codes.ts';
import { assertNotAgain, CODE_MINUTES, redeemCode } from '#gateway/modules/session/verification-codes.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import type { AccountParts } from './account-parts.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { enqueueCode } from './send-code.ts';

const CHALLENGE_MINUTES = 10;
/** Sends and answers together. */
const TRIES = 10;

interface WaitingSignIn {
  readonly entrance: 'player' | 'agent';
  readonly isKept: boolean;
  /** Ties the sign-in to the password that it went by. */
  readonly passwordChangedAt: string | null;
}

/**
 * The refusal of a sign-in from an address that the account never used; null where there is nothing to ask: the address is known, or the
 * account has told nothing to reach it by.
 */
export async function challengeNewAddress(
  parts: AccountParts,
  tx: SiteTransaction,
  site: PublishedSite,
  {
    member,
    visit,
    entrance,
    isKept,
    now,
  }: {
    readonly member: MemberRow;
    readonly visit: Visit;
    readonly entrance: 'player' | 'agent';
    readonly isKept: boolean;
    readonly now: Date;
  },
): Promise<DomainError | null> {
  const methods = methodsOf(parts, member);
  if (methods.length === 0 || !(await isNewAddress(tx, site.id, member.member_id, visit.address))) return null;
  const payload: WaitingSignIn = { entrance, isKept, passwordChangedAt: member.password_changed_at };
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
 * @throws DomainError `invalid_verification_code` for a sign-in that is over or an answer that is wrong; `invalid_request` for a method that
 *   the account does not have; `too_many_requests`.
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
    if (!member || !payload || member.password_changed_at !== payload.passwordChangedAt)
      return new DomainError('invalid_verification_code');
    if (!methodsOf(parts, member).includes(asked.method))
      return new DomainError('invalid_request', { fields: { method: 'not_allowed_value' } });
    const recipient = asked.method === 'mobile' ? member.mobile_num : member.email;
    if (recipient === null) return new DomainError('invalid_verification_code');
    if (asked.answer === undefined) {
      const channel = asked.method === 'mobile' ? ('sms' as const) : ('email' as const);
      if (channel === 'sms')
        await parts.smsGuard.check(tx, site.id, { number: recipient, address: visit.address, now });
      else await assertNotAgain(tx, site.id, { purpose: 'extra', recipient }, now);
      await enqueueCode(parts, tx, site, { purpose: 'extra', recipient, channel, visit, now });
      return { expiredMinutes: CODE_MINUTES };
    }
    if (!(await redeemCode(tx, site.id, { purpose: 'extra', recipient, code: asked.answer, now })))
      return new DomainError('invalid_verification_code', { fields: { answer: 'wrong_value' } });
    await closeOneUseCode(tx, site.id, asked.challengeId);
    const { entrance, isKept } = payload;
    return openSession(tx, site, { member, method: 'username', entrance, visit, now, isKept });
  });
  if (result instanceof DomainError) throw result;
  if ('expiredMinutes' in result) parts.outbox.nudge(site.id);
  return result;
}

/** How an account can be reached beside its password. */
function methodsOf({ outbox }: Pick<AccountParts, 'outbox'>, member: MemberRow): ExtraMethod[] {
  const methods: ExtraMethod[] = [];
  if (member.mobile_verified_at !== null && outbox.isAvailable('sms')) methods.push('mobile');
  if (member.email !== null && outbox.isAvailable('email')) methods.push('email');
  return methods;
}
