import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The channel on which gateways on one database tell each other whose sessions ended. */
export const SESSION_CHANNEL = 'marquee_sessions_ended';

/** Tells every gateway once the transaction commits. The payload is the site's id and the member's. */
export async function noticeSessionsEnded(tx: SiteTransaction, siteId: string, memberId: string): Promise<void> {
  await sql`select pg_notify(${SESSION_CHANNEL}, ${`${siteId} ${memberId}`})`.execute(tx);
}
