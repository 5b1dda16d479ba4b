import type { Login } from '#contracts/generated/contracts.ts';
import { isAgentType, isTrialType } from '#contracts/member-types.ts';
import { accountKeyOf, holdMember, type MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import {
  clearFailures,
  dropPendingFailure,
  isRememberedBrowser,
  needsCaptcha,
  noteFailure,
  readBeforePassword,
  type SignInAttempt,
  takeSignInTry,
} from '#gateway/areas/accounts/repository/sign-in-failures.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { isPasswordOf } from '#gateway/secrets/password-hash.ts';
import type { AccountParts } from '../account-parts.ts';
import { type OpenedSession, openByPassword, openSession } from '../sessions/open-session.ts';
import { challengeSignIn } from './extra-verification.ts';

/**
 * Signs in by username and password (specification, section 4, "Login state"). A verified mobile number stands for the
 * name of its account. An account that does not exist is indistinguishable from a wrong password, in message and in
 * timing.
 * @throws DomainError `captcha_required` after too many failures; `too_many_requests` after too many with a captcha;
 *   `invalid_credentials`; `non_agent` on the agents' page; `non_member` for an account that signs in nowhere;
 *   `extra_verification` from an address that the account never used, and wherever its authenticator is asked for.
 */
export async function signIn(
  parts: AccountParts,
  site: PublishedSite,
  login: Login,
  visit: Visit,
): Promise<OpenedSession> {
  const { database, smsGuard, clock } = parts;
  const now = clock();
  const number = smsGuard.numberInName(login.username, login.countryDialingCode);
  const before = await readBeforePassword(database, site.id, {
    accountKey: accountKeyOf(login.username),
    number,
    visit,
    now,
  });
  const { attempt } = before;
  if (before.needsCaptcha) await takeTryByCaptcha(parts, site, login, attempt);

  // Not in a transaction: the embedded database has one connection, and others wait for it.
  const passwordHash = before.member?.password_hash ?? null;
  const isRight = await isPasswordOf(login.password.trim(), passwordHash);
  if (!isRight || before.member === null || passwordHash === null) {
    const captcha = await database.forSite(site.id, async (tx) => {
      await noteFailure(tx, site.id, attempt);
      return needsCaptcha(tx, site.id, attempt);
    });
    throw new DomainError('invalid_credentials', { captcha });
  }
  const { member } = before;
  const entrance = login.entrance ?? 'player';
  const isKept = login.remember === true && login.transport === 'cookie';
  const refusal = refusalAt(entrance, member);
  if (refusal !== null) {
    await database.forSite(site.id, (tx) => dropPendingFailure(tx, site.id, attempt));
    throw refusal;
  }
  const opening = { member, method: 'username', entrance, visit, now, isKept } as const;
  if (!isKept && !isRememberedBrowser(attempt)) {
    const checked = { accountKey: attempt.countedKey, passwordHash };
    const opened = await openByPassword(database, site, opening, checked);
    if (opened !== 'challenged') return opened;
  }
  const opened = await database.forSite(site.id, async (tx) => {
    // The member first, as `open_session_by_password` does: sign-ins of one account at once then wait for each other.
    const current = { ...opening, member: await unchanged(tx, site, member) };
    await clearFailures(tx, site.id, attempt.countedKey);
    return (await challengeSignIn(parts, tx, site, current)) ?? openSession(tx, site, current);
  });
  if (opened instanceof DomainError) throw opened;
  return opened;
}

/**
 * Redeems the captcha of a try that needs one, and counts the try.
 * @throws DomainError `captcha_required`; `too_many_requests`, which leaves the captcha good for the next try.
 */
async function takeTryByCaptcha(
  { database, captchas, rateLimitFactor }: AccountParts,
  site: PublishedSite,
  login: Login,
  attempt: SignInAttempt,
): Promise<void> {
  const isRight = await database.forSite(site.id, async (tx) => {
    const kind = await captchas.redeemKind(tx, site.id, login);
    if (kind === null) return false;
    await takeSignInTry(tx, site.id, attempt, { kind, factor: rateLimitFactor });
    return true;
  });
  if (!isRight) throw new DomainError('captcha_required', { captcha: true });
}

/** Refuses accounts that do not sign in on a page (specification, section 6). */
function refusalAt(entrance: 'player' | 'agent', { type }: MemberRow): DomainError | null {
  if (isTrialType(type)) return new DomainError('non_member');
  return entrance === 'agent' && !isAgentType(type) ? new DomainError('non_agent') : null;
}

/** The member as it is now: a password that was changed while it was being checked opens nothing any more. */
async function unchanged(tx: SiteTransaction, site: PublishedSite, checked: MemberRow): Promise<MemberRow> {
  const member = await holdMember(tx, site.id, checked.member_id);
  if (member?.password_hash !== checked.password_hash) throw new DomainError('invalid_credentials');
  return member;
}
