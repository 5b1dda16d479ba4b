import type { OpenSessions } from '#contracts/generated/contracts.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { AccountParts } from '../account-parts.ts';
import { openSessionsOf } from '../repository/session-repository.ts';

/** Lists where the member of a session is signed in. */
export async function listOpenSessions(
  { database, clock }: Pick<AccountParts, 'database' | 'clock'>,
  { siteId, memberId, tokenDigest }: Session,
): Promise<OpenSessions> {
  const rows = await database.forSite(siteId, (tx) => openSessionsOf(tx, siteId, memberId, clock().toISOString()));
  return {
    sessions: rows.map((row) => ({
      sessionId: row.token_digest,
      device: row.device,
      address: row.address,
      entrance: row.entrance,
      startedAt: new Date(row.started_at).toISOString(),
      seenAt: new Date(row.seen_at).toISOString(),
      isCurrent: row.token_digest === tokenDigest,
    })),
  };
}
