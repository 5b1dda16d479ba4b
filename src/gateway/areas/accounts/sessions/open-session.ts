import type { DeviceData, Entrance, SignedIn } from '#contracts/generated/contracts.ts';
import { isPasswordExpired } from '#gateway/areas/accounts/members/member-presenter.ts';
import { goesByPassword } from '#gateway/areas/accounts/passwords/password-age.ts';
import type { MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import {
  type RememberedRow,
  type RememberToken,
  rememberBrowser,
  rememberText,
} from '#gateway/areas/accounts/repository/remembered-browsers.ts';
import {
  beginSession,
  beginSessionByPassword,
  type NewSession,
} from '#gateway/areas/accounts/repository/session-repository.ts';
import { notifyMember } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { SignInMethod } from '#gateway/database/schema/account-schema.ts';
import { digestOf, newToken } from '#gateway/identity/token.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { sessionEnd } from './session-book.ts';

/** The result of signing in. */
export interface OpenedSession extends Omit<SignedIn, 'token'> {
  readonly token: string;
  /** The token of the remembered browser; null where the browser is not to be remembered. */
  readonly rememberToken: string | null;
  /** The remaining lifetime of the remember-me token; a day by default. */
  readonly rememberSeconds?: number;
}

interface Opening {
  readonly member: MemberRow;
  readonly method: SignInMethod;
  readonly entrance: Entrance;
  readonly visit: Visit;
  readonly now: Date;
  /** The browser is to be remembered for a day. */
  readonly isKept?: boolean | undefined;
  /** When the member signed in, where that was before: a session does not outlive its sign-in. */
  readonly signedInAt?: Date;
  /** The remembered browser that opens it. */
  readonly remembered?: RememberedRow;
  /** The device data that the client sent. */
  readonly deviceData?: DeviceData | undefined;
}

/** Methods of a sign-in by hand, as opposed to one that follows from another session or a remembered browser. */
const BY_HAND: ReadonlySet<SignInMethod> = new Set(['username', 'sms', 'social', 'reset']);

/** Opens a session for a member whose right to it has been checked, and writes the sign-in down. */
export async function openSession(tx: SiteTransaction, site: PublishedSite, opening: Opening): Promise<OpenedSession> {
  const { member, method, entrance, visit, now, isKept = false, remembered } = opening;
  const { member_id: memberId } = member;
  const { address, device } = visit;
  const browser = isKept ? await rememberBrowser(tx, site.id, { memberId, entrance, method, address, now }) : null;
  const token = newToken();
  const session = newSession(token, opening, (remembered ?? browser)?.selector ?? null);
  const { isFirst, isNewAddress } = await beginSession(tx, site.id, session);
  if (isNewAddress)
    await notifyMember(tx, site.id, { memberId, kind: 'newAddress', params: { address, device }, at: now });
  return presentOpened(site, opening, { token, isFirst, browser });
}

/**
 * Opens a session in one call of the database for a member whose password was right a moment ago and whose browser is
 * not to be remembered.
 * @returns `challenged`, and opens nothing, where the member never signed in from there or has an authenticator.
 * @throws DomainError `invalid_credentials` where another password holds by now.
 */
export async function openByPassword(
  database: Pick<TenantDatabase, 'call'>,
  site: PublishedSite,
  opening: Opening,
  checked: { readonly accountKey: string; readonly passwordHash: string },
): Promise<OpenedSession | 'challenged'> {
  const token = newToken();
  const opened = await beginSessionByPassword(database, site.id, newSession(token, opening, null), checked);
  if (opened.outcome === 'changed') throw new DomainError('invalid_credentials');
  if (opened.outcome !== 'opened') return 'challenged';
  return presentOpened(site, opening, { token, isFirst: opened.isFirst, browser: null });
}

function newSession(token: string, opening: Opening, rememberSelector: string | null): NewSession {
  const { member, method, entrance, visit, now, remembered, deviceData = null, signedInAt = now } = opening;
  return {
    tokenDigest: digestOf(token),
    memberId: member.member_id,
    entrance,
    method,
    provenMethod: remembered?.method ?? method,
    isByHand: BY_HAND.has(method),
    address: visit.address,
    device: visit.device,
    rememberSelector,
    deviceData,
    startedAt: now.toISOString(),
    signedInAt: signedInAt.toISOString(),
    expiresAt: sessionEnd(now, signedInAt).toISOString(),
  };
}

function presentOpened(
  site: PublishedSite,
  { member, method, remembered, now }: Opening,
  {
    token,
    isFirst,
    browser,
  }: { readonly token: string; readonly isFirst: boolean; readonly browser: RememberToken | null },
): OpenedSession {
  const isAsked = goesByPassword(remembered?.method ?? method);
  return {
    token,
    rememberToken: browser === null ? null : rememberText(browser),
    firstTimeLogin: isFirst,
    passwordExpired: isAsked && isPasswordExpired(site, member, now),
    mustChangePassword: isAsked && member.must_change_password,
  };
}
