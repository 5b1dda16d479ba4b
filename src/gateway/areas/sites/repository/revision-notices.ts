import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The channel on which gateways on one database tell each other whose documents were published. */
export const REVISION_CHANNEL = 'marquee_site_published';

/** Tells every gateway once the transaction commits. The payload is the site's id. */
export async function noticePublication(tx: SiteTransaction, siteId: string): Promise<void> {
  await sql`select pg_notify(${REVISION_CHANNEL}, ${siteId})`.execute(tx);
}
