import type { Session } from '#gateway/identity/session.ts';
import type { AccountParts } from '../account-parts.ts';
import { forgetRemembered, rememberTokenIn } from '../repository/remembered-browsers.ts';
import { endSession } from '../repository/session-repository.ts';

/** Ends a session: its token is invalid from now on, on every process. */
export async function signOut(
  { database, endSessions }: Pick<AccountParts, 'database' | 'endSessions'>,
  session: Session,
): Promise<void> {
  await endSessions(
    session.siteId,
    session.memberId,
    () => database.forSite(session.siteId, (tx) => endSession(tx, session.siteId, session, 'signedOut')),
    'signedOut',
  );
}

/** Ends one of a member's own sessions. A session of another member is left alone. */
export async function revokeSession(
  { database, endSessions }: Pick<AccountParts, 'database' | 'endSessions'>,
  { siteId, memberId }: Session,
  sessionId: string,
): Promise<void> {
  await endSessions(siteId, memberId, () =>
    database.forSite(siteId, (tx) => endSession(tx, siteId, { memberId, tokenDigest: sessionId })),
  );
}

/** Deletes the remember-me token that a browser sent. */
export async function forgetBrowser(
  { database }: Pick<AccountParts, 'database'>,
  siteId: string,
  brought: string | undefined,
): Promise<void> {
  const token = rememberTokenIn(brought);
  if (token !== null) await database.forSite(siteId, (tx) => forgetRemembered(tx, siteId, token));
}
