import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { VipStandingTable } from '#gateway/database/schema/reward-schema.ts';

export type VipStandingRow = Selectable<VipStandingTable>;

/** A member's VIP standing; undefined before it is counted for the first time. */
export async function findStanding(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<VipStandingRow | undefined> {
  return tx
    .selectFrom('vip_standing')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Keeps a member's standing. */
export async function keepStanding(tx: SiteTransaction, row: VipStandingRow): Promise<void> {
  const { site_id: _, member_id: __, ...changes } = row;
  await tx
    .insertInto('vip_standing')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet(changes))
    .execute();
}

/** Up to which id a member's records are added up. */
export async function recordsCountedTo(
  tx: SiteTransaction,
  siteId: string,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
): Promise<string> {
  const row = await tx
    .selectFrom('record_progress as p')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.site_id', '=', 'p.site_id').onRef('a.account_id', '=', 'p.account_id'),
    )
    .select('p.until_id')
    .where('a.site_id', '=', siteId)
    .where('a.kind', '=', 'member')
    .where('a.member_id', '=', memberId)
    .where('a.currency', '=', currency)
    .executeTakeFirst();
  return row?.until_id ?? '0';
}

/** Members who have records that are not counted yet, or whose bonus of the month is not looked at, after a member. */
export async function membersToCount(
  tx: SiteTransaction,
  siteId: string,
  {
    currency,
    month,
    monthlyFrom,
    after,
    most,
  }: {
    readonly currency: string;
    readonly month: string;
    readonly monthlyFrom: number;
    readonly after: string;
    readonly most: number;
  },
): Promise<ReadonlyArray<{ readonly memberId: string; readonly type: number }>> {
  const { rows } = await sql<{ memberId: string; type: number }>`
    select a.member_id as "memberId", m.type from ledger_account a
    join record_progress p on p.site_id = a.site_id and p.account_id = a.account_id
    join member m on m.site_id = a.site_id and m.member_id = a.member_id
    left join vip_standing v on v.site_id = a.site_id and v.member_id = a.member_id
    where a.site_id = ${siteId} and a.kind = 'member' and a.currency = ${currency} and a.member_id > ${after}
      and (v.member_id is null or v.counted_to < p.until_id or v.level >= ${monthlyFrom} and v.month is distinct from ${month})
    order by a.member_id limit ${most}`.execute(tx);
  return rows;
}
