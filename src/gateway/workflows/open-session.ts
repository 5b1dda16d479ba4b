import type { Entrance, SignedIn } from '#contracts/generated/contracts.ts';
import type { SignInMethod } from '#gateway/database/account-schema.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { isPasswordExpired } from '#gateway/modules/member/member-presenter.ts';
import { type MemberRow, updateMember } from '#gateway/modules/member/member-repository.ts';
import { noteSignIn } from '#gateway/modules/member/sign-in-history.ts';
import { SESSION_MS } from '#gateway/modules/session/session-book.ts';
import { insertSession } from '#gateway/modules/session/session-repository.ts';
import { digestOf, newToken, REMEMBERED_SECONDS } from '#gateway/plugins/session-token.ts';
import type { Visit } from '#gateway/plugins/visit.ts';

/** What came of signing in. */
export interface OpenedSession extends Omit<SignedIn, 'token'> {
  readonly token: string;
}

interface Opening {
  readonly member: MemberRow;
  readonly method: SignInMethod;
  readonly entrance: Entrance;
  readonly visit: Visit;
  readonly now: Date;
  /** The browser is to be remembered for a day. */
  readonly isKept?: boolean | undefined;
}

/** Sign-ins that no password had a part in: an old one need not be changed for them (specification, section 4, "Login state"). */
const WITHOUT_PASSWORD: ReadonlySet<SignInMethod> = new Set(['sms', 'social', 'freeplay']);
/** What somebody did by hand, as opposed to what followed from something else. */
const BY_HAND: ReadonlySet<SignInMethod> = new Set(['username', 'sms', 'social', 'reset']);

/** Opens a session for a member whose right to it has been checked, and writes the sign-in down. */
export async function openSession(
  tx: SiteTransaction,
  site: PublishedSite,
  { member, method, entrance, visit, now, isKept = false }: Opening,
): Promise<OpenedSession> {
  const token = newToken();
  const at = now.toISOString();
  const { member_id } = member;
  const { address, device } = visit;
  await insertSession(tx, site.id, {
    token_digest: digestOf(token),
    member_id,
    entrance,
    method,
    address,
    device,
    started_at: at,
    expires_at: new Date(now.getTime() + (isKept ? REMEMBERED_SECONDS * 1_000 : SESSION_MS)).toISOString(),
  });
  await noteSignIn(tx, site.id, member_id, { method, address, device, at });
  const isFirst = member.first_signed_in_at === null && BY_HAND.has(method);
  if (isFirst) await updateMember(tx, site.id, member_id, { first_signed_in_at: at });
  const goesByPassword = !WITHOUT_PASSWORD.has(method);
  return {
    token,
    firstTimeLogin: isFirst,
    passwordExpired: goesByPassword && isPasswordExpired(site, member, now),
    mustChangePassword: goesByPassword && member.must_change_password,
  };
}
