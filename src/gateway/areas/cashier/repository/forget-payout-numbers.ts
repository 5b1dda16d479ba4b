import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/**
 * Forgets the account numbers of withdrawals that were over before a time; the masked ones stay.
 * @param after the place that the call before reached; null for the beginning.
 * @param most how many that have a number are looked at.
 * @returns the place reached; null where nothing older is left.
 */
export async function forgetPayoutNumbers(
  tx: SiteTransaction,
  siteId: string,
  { after, most, before }: { readonly after: string | null; readonly most: number; readonly before: Date },
): Promise<string | null> {
  const until = sql`${before.toISOString()}::timestamptz`;
  const { rows } = await sql<{ payment_id: string; is_young: boolean }>`
    select w.payment_id, p.created_at >= ${until} as is_young from withdrawal w
      join payment p on p.site_id = w.site_id and p.payment_id = w.payment_id
    where w.site_id = ${siteId} and w.sealed_number is not null and w.payment_id > ${after ?? '0'}::bigint
    order by w.payment_id limit ${most}`.execute(tx);
  const last = rows.at(-1);
  if (last === undefined) return null;
  await sql`
    update withdrawal w set sealed_number = null from payment p
    where w.site_id = ${siteId} and w.sealed_number is not null
      and w.payment_id > ${after ?? '0'}::bigint and w.payment_id <= ${last.payment_id}::bigint
      and p.site_id = ${siteId} and p.payment_id = w.payment_id
      and p.state in ('confirmed', 'returned', 'rejected', 'cancelled') and p.created_at < ${until}
      and not exists (select from payment_event e
        where e.site_id = ${siteId} and e.payment_id = w.payment_id and e.at >= ${until})`.execute(tx);
  return rows.length < most || last.is_young ? null : last.payment_id;
}
