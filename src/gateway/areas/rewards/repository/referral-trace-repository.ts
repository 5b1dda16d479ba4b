import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Writes down that a member was in a browser. The first time counts. */
export async function noteBrowser(
  tx: SiteTransaction,
  siteId: string,
  { memberId, markDigest, at }: { readonly memberId: string; readonly markDigest: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('referral_browser')
    .values({ site_id: siteId, member_id: memberId, mark_digest: markDigest, noted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes down that a member had a payout account, when it removes it. */
export async function noteRemovedPayout(
  tx: SiteTransaction,
  siteId: string,
  { memberId, numberDigest, at }: { readonly memberId: string; readonly numberDigest: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('payout_number')
    .values({ site_id: siteId, member_id: memberId, number_digest: numberDigest, removed_at: at })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'number_digest', 'member_id']).doUpdateSet({ removed_at: at }),
    )
    .execute();
}

/** Deletes at most so many browsers and so many payout accounts from before a time. @returns the larger number. */
export async function forgetReferralTraces(
  tx: SiteTransaction,
  siteId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const until = sql`${before.toISOString()}::timestamptz`;
  const browsers = await sql`
    delete from referral_browser b using (
      select mark_digest, member_id from referral_browser
      where site_id = ${siteId} and noted_at < ${until} order by noted_at limit ${most}
    ) old where b.site_id = ${siteId} and b.mark_digest = old.mark_digest and b.member_id = old.member_id`.execute(tx);
  const numbers = await sql`
    delete from payout_number n using (
      select number_digest, member_id from payout_number
      where site_id = ${siteId} and removed_at < ${until} order by removed_at limit ${most}
    ) old where n.site_id = ${siteId} and n.number_digest = old.number_digest and n.member_id = old.member_id`.execute(
    tx,
  );
  return Math.max(Number(browsers.numAffectedRows ?? 0), Number(numbers.numAffectedRows ?? 0));
}
