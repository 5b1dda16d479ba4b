import { sql } from 'kysely';
import type { SessionEnd } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The channel on which gateways on one database tell each other whose sessions ended. */
export const SESSION_CHANNEL = 'marquee_sessions_ended';

/** Tells every gateway once the transaction commits. The payload is the site's id, the member's and why. */
export async function noticeSessionsEnded(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  reason: SessionEnd,
): Promise<void> {
  await sql`select pg_notify(${SESSION_CHANNEL}, ${`${siteId} ${memberId} ${reason}`})`.execute(tx);
}
