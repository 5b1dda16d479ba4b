import type { SiteTransaction } from '#gateway/database/database.ts';

/** The largest wins of a site, largest first. */
export async function listLargestWins(
  tx: SiteTransaction,
  siteId: string,
  options: { currency: string; limit: number },
) {
  return tx
    .selectFrom('winner')
    .select(['winner_id', 'node_id', 'customer_name', 'win_amount_minor'])
    .where('site_id', '=', siteId)
    .where('currency', '=', options.currency)
    .orderBy('win_amount_minor', 'desc')
    .orderBy('winner_id', 'desc')
    .limit(options.limit)
    .execute();
}
