import { findById, type MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import { isOpenedByHand } from '#gateway/areas/accounts/repository/sign-in-history.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { provePassword } from './prove-member.ts';

/** For how long a sign-in by hand proves somebody who has no password. */
const FRESH_MS = 10 * 60_000;

/**
 * Proves that whoever holds a session is the member, before the account gets another way in: by the password, and where
 * the account has none, since another service or a text message opens it, by having signed in a moment ago. That shows
 * the same: what opens the account.
 * @param field names the password in what is refused.
 * @returns the member as it was proved; `stillProved` holds it to that, with the field `password`.
 * @throws DomainError as `provePassword` does, naming the field; `sign_in_again` without one.
 */
export async function proveOwner(
  parts: Pick<AccountParts, 'database' | 'clock' | 'rateLimitFactor'>,
  site: PublishedSite,
  session: Session,
  typed: string | undefined,
  field = 'password',
): Promise<MemberRow> {
  const { memberId } = session;
  const since = new Date(parts.clock().getTime() - FRESH_MS);
  const { member, isFresh } = await parts.database.forSite(site.id, async (tx) => ({
    member: await findById(tx, site.id, memberId),
    isFresh: await isOpenedByHand(tx, session, since),
  }));
  if (member === undefined) throw new DomainError('not_logged_in');
  if (member.password_hash !== null) return provePassword(parts, site, { memberId, typed, field });
  if (!isFresh) throw new DomainError('sign_in_again');
  return member;
}
