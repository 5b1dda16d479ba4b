import type { SiteTransaction } from '#gateway/database/database.ts';

/** Keeps another transaction of the same member's favourites waiting until this one has ended. */
export async function lockFavourites(tx: SiteTransaction, siteId: string, memberId: string): Promise<void> {
  await tx
    .selectFrom('member')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The games that a member keeps at hand, the latest first. */
export async function favouriteIds(tx: SiteTransaction, siteId: string, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('member_favourite')
    .select('node_id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map(({ node_id }) => node_id);
}

export async function insertFavourite(
  tx: SiteTransaction,
  siteId: string,
  { memberId, nodeId, now }: { readonly memberId: string; readonly nodeId: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('member_favourite')
    .values({ site_id: siteId, member_id: memberId, node_id: nodeId, added_at: now })
    .execute();
}

export async function deleteFavourite(
  tx: SiteTransaction,
  siteId: string,
  { memberId, nodeId }: { readonly memberId: string; readonly nodeId: string },
): Promise<void> {
  await tx
    .deleteFrom('member_favourite')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .execute();
}
