import type { DeviceData, Entrance, SignedIn } from '#contracts/generated/contracts.ts';
import type { SignInMethod } from '#gateway/database/account-schema.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { goesByPassword, isPasswordExpired } from '#gateway/modules/member/member-presenter.ts';
import { type MemberRow, updateMember } from '#gateway/modules/member/member-repository.ts';
import { isNewAddress, noteSignIn } from '#gateway/modules/member/sign-in-history.ts';
import { type RememberedRow, rememberBrowser, rememberText } from '#gateway/modules/session/remembered-browsers.ts';
import { SESSION_MS } from '#gateway/modules/session/session-book.ts';
import { insertSession } from '#gateway/modules/session/session-repository.ts';
import { digestOf, newToken } from '#gateway/plugins/session-token.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import { tellMember } from './tell-member.ts';

/** What came of signing in. */
export interface OpenedSession extends Omit<SignedIn, 'token'> {
  readonly token: string;
  /** What the browser is remembered by; null where it is not to be. */
  readonly rememberToken: string | null;
  /** For how long yet; a day unless it is told. */
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
  /** The remembered browser that opens it. */
  readonly remembered?: RememberedRow;
  /** What the client told of its device. */
  readonly deviceData?: DeviceData | undefined;
}

/** What somebody did by hand, as opposed to what followed from something else. */
const BY_HAND: ReadonlySet<SignInMethod> = new Set(['username', 'sms', 'social', 'reset']);

/** Opens a session for a member whose right to it has been checked, and writes the sign-in down. */
export async function openSession(
  tx: SiteTransaction,
  site: PublishedSite,
  { member, method, entrance, visit, now, isKept = false, remembered, deviceData }: Opening,
): Promise<OpenedSession> {
  const token = newToken();
  const at = now.toISOString();
  const { member_id } = member;
  const { address, device } = visit;
  const proven = remembered?.method ?? method;
  const browser = isKept
    ? await rememberBrowser(tx, site.id, { memberId: member_id, entrance, method, address, now })
    : null;
  await insertSession(tx, site.id, {
    token_digest: digestOf(token),
    member_id,
    entrance,
    method: proven,
    address,
    device,
    remember_selector: (remembered ?? browser)?.selector ?? null,
    device_data: deviceData ?? null,
    started_at: at,
    expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
  });
  // The member before the address: who signs in by a password holds the member already.
  const isFirst = member.first_signed_in_at === null && BY_HAND.has(method);
  if (isFirst) await updateMember(tx, site.id, member_id, { first_signed_in_at: at });
  const isNew = await isNewAddress(tx, site.id, member_id, address);
  await noteSignIn(tx, site.id, member_id, { method, address, device, at });
  const isAsked = goesByPassword(proven);
  if (isNew)
    await tellMember(tx, site.id, { memberId: member_id, kind: 'newAddress', params: { address, device }, at: now });
  return {
    token,
    rememberToken: browser === null ? null : rememberText(browser),
    firstTimeLogin: isFirst,
    passwordExpired: isAsked && isPasswordExpired(site, member, now),
    mustChangePassword: isAsked && member.must_change_password,
  };
}
