import { type Insertable, type Selectable, sql } from 'kysely';
import type { RedemptionStatus } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PointRedemptionTable } from '#gateway/database/schema/points-schema.ts';

/** A redemption as it is stored. */
export type RedemptionRow = Readonly<Selectable<PointRedemptionTable>>;

/** The redemption that a member's request made before. */
export async function findByRequest(
  tx: SiteTransaction,
  siteId: string,
  { memberId, key }: { readonly memberId: string; readonly key: string },
): Promise<RedemptionRow | undefined> {
  return tx
    .selectFrom('point_redemption')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

export async function insertRedemption(
  tx: SiteTransaction,
  siteId: string,
  redemption: Omit<Insertable<PointRedemptionTable>, 'site_id'>,
): Promise<RedemptionRow> {
  return tx
    .insertInto('point_redemption')
    .values({ site_id: siteId, ...redemption })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many pieces a member has or waits for, by item. */
export async function countRedeemed(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('point_redemption')
    .select(({ fn }) => ['item_id', fn.sum<string>('quantity').as('count')])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('status', '<>', 'rejected')
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, count }) => [item_id, Number(count)]));
}

/** What redemptions were for, by their ids. */
export async function namesOf(
  tx: SiteTransaction,
  siteId: string,
  redemptionIds: readonly string[],
): Promise<ReadonlyMap<string, RedemptionRow['names']>> {
  if (redemptionIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('point_redemption')
    .select(['redemption_id', 'names'])
    .where('site_id', '=', siteId)
    .where('redemption_id', 'in', redemptionIds)
    .execute();
  return new Map(rows.map(({ redemption_id, names }) => [redemption_id, names]));
}

interface Page {
  readonly status: RedemptionStatus | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** One page of a member's redemptions, the latest first. */
export async function pageOfMember(
  tx: SiteTransaction,
  siteId: string,
  { memberId, status, offset, limit }: Page & { readonly memberId: string },
): Promise<{ readonly rows: readonly RedemptionRow[]; readonly count: number }> {
  const own = tx
    .selectFrom('point_redemption')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'in_process'));
  const { count } = await own.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await own.selectAll().orderBy('redemption_id', 'desc').limit(limit).offset(offset).execute();
  return { rows, count: Number(count) };
}

/** One page of a site's redemptions: those that wait by their age, the others the latest first. */
export async function pageOfSite(
  tx: SiteTransaction,
  siteId: string,
  { status = 'in_process', offset, limit }: Page,
): Promise<{ readonly rows: readonly (RedemptionRow & { readonly account: string })[]; readonly count: number }> {
  const all = tx.selectFrom('point_redemption as r').where('r.site_id', '=', siteId).where('r.status', '=', status);
  const { count } = await all.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .innerJoin('member as m', (join) =>
      join.onRef('m.site_id', '=', 'r.site_id').onRef('m.member_id', '=', 'r.member_id'),
    )
    .selectAll('r')
    .select('m.account')
    .orderBy('r.redemption_id', status === 'in_process' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count: Number(count) };
}

/** One redemption; others who would decide it wait for the end of the transaction. */
export async function holdRedemption(
  tx: SiteTransaction,
  siteId: string,
  redemptionId: string,
): Promise<RedemptionRow | undefined> {
  return tx
    .selectFrom('point_redemption')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('redemption_id', '=', redemptionId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the decision on a redemption that the transaction holds. */
export async function noteDecision(
  tx: SiteTransaction,
  siteId: string,
  redemptionId: string,
  decided: {
    readonly status: 'approved' | 'rejected';
    readonly operator: string;
    readonly note: string;
    readonly decided_at: Date;
  },
): Promise<RedemptionRow> {
  return tx
    .updateTable('point_redemption')
    .set(decided)
    .where('site_id', '=', siteId)
    .where('redemption_id', '=', redemptionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Forgets where the things of decided redemptions were sent, and remarks. @returns how many redemptions. */
export async function forgetDeliveries(
  tx: SiteTransaction,
  siteId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const gone = await sql`
    update point_redemption r set address = null, remark = null from (
      select redemption_id from point_redemption
      where site_id = ${siteId} and decided_at < ${before.toISOString()}::timestamptz
        and (address is not null or remark is not null)
      order by redemption_id limit ${most}
    ) old where r.site_id = ${siteId} and r.redemption_id = old.redemption_id`.execute(tx);
  return Number(gone.numAffectedRows ?? 0);
}
