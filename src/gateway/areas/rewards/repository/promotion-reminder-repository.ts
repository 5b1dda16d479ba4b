import type { SiteTransaction } from '#gateway/database/database.ts';

/** Notes that a member wants a message when a promotion begins. Again, it changes nothing. */
export async function insertReminder(
  tx: SiteTransaction,
  siteId: string,
  { memberId, promotionId, at }: { readonly memberId: string; readonly promotionId: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('promotion_reminder')
    .values({ site_id: siteId, member_id: memberId, promotion_id: promotionId, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The promotions whose begin a member wants to be told. */
export async function remindersOf(tx: SiteTransaction, siteId: string, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('promotion_reminder')
    .select('promotion_id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map(({ promotion_id }) => promotion_id));
}

/** The promotions of a site that somebody wants to be told of. */
export async function remindedPromotions(tx: SiteTransaction, siteId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('promotion_reminder')
    .select('promotion_id')
    .distinct()
    .where('site_id', '=', siteId)
    .orderBy('promotion_id')
    .execute();
  return rows.map(({ promotion_id }) => promotion_id);
}

/** The next members, by id, who want to be told of a promotion. */
export async function remindedMembers(
  tx: SiteTransaction,
  siteId: string,
  { promotionId, after, most }: { readonly promotionId: string; readonly after: string; readonly most: number },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('promotion_reminder')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('promotion_id', '=', promotionId)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(most)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Takes a member's reminder away. @returns whether it was there: each is taken once. */
export async function takeReminder(
  tx: SiteTransaction,
  siteId: string,
  { promotionId, memberId }: { readonly promotionId: string; readonly memberId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('promotion_reminder')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}
