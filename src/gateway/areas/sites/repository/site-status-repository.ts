import type { Maintenance } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The maintenance switch of a site; null if it was never set. */
export async function readMaintenance(tx: SiteTransaction, siteId: string): Promise<Maintenance | null> {
  const row = await tx.selectFrom('site_status').select('maintenance').where('site_id', '=', siteId).executeTakeFirst();
  return row?.maintenance ?? null;
}
