import { sql } from 'kysely';
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

/** Takes some reminders of a promotion away. @returns whose they were: each is taken once. */
export async function takeReminders(
  tx: SiteTransaction,
  siteId: string,
  { promotionId, most }: { readonly promotionId: string; readonly most: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ memberId: string }>`
    delete from promotion_reminder r using (
      select one.member_id from promotion_reminder one
      where one.site_id = ${siteId} and one.promotion_id = ${promotionId}
      order by one.member_id limit ${most}
    ) due
    where r.site_id = ${siteId} and r.promotion_id = ${promotionId} and r.member_id = due.member_id
    returning r.member_id as "memberId"`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
