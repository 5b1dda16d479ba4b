import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { POINTS } from '../points/points-settings.ts';

/** A row of one of a member's accounts. */
interface MovedRow {
  readonly transfer_id: string;
  readonly kind: string;
  /** In minor units; points are whole. */
  readonly amount: string;
  readonly balance_after: string;
  readonly reference: string | null;
  readonly at: string;
}

/** One page of what moved a member's points, the latest first. */
export async function listPointMoves(
  tx: SiteTransaction,
  siteId: string,
  { memberId, offset, limit }: { readonly memberId: string; readonly offset: number; readonly limit: number },
): Promise<readonly MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    select t.transfer_id, t.kind, t.amount, t.balance_after, t.reference, ledger_moment(t.transfer_id) as at
    from ledger_transfer t
    where t.site_id = ${siteId} and t.account_id = ${pointsAccount(siteId, memberId)} and t.round_id is null
    order by t.transfer_id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** How many transfers moved a member's points. */
export async function countPointMoves(tx: SiteTransaction, siteId: string, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ledger_transfer t
    where t.site_id = ${siteId} and t.account_id = ${pointsAccount(siteId, memberId)} and t.round_id is null`.execute(
    tx,
  );
  return Number(rows[0]?.count ?? 0);
}

/** The points that deposits gave a member since a moment. */
export async function readEarnedSince(
  tx: SiteTransaction,
  siteId: string,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ sum: string | null }>`
    select sum(t.amount) as sum from ledger_transfer t
    where t.site_id = ${siteId} and t.account_id = ${pointsAccount(siteId, memberId)} and t.round_id is null
      and t.transfer_id >= ledger_id_at(${since.toISOString()}::timestamptz) and t.kind = 'points_deposit'`.execute(tx);
  return Number(rows[0]?.sum ?? 0);
}

/** What a transfer moved on one of a member's accounts. */
export async function readMoved(
  tx: SiteTransaction,
  siteId: string,
  moved: {
    readonly memberId: string;
    readonly kind: 'member' | 'points';
    readonly currency: string;
    readonly transferId: string;
  },
): Promise<MovedRow> {
  const { rows } = await sql<MovedRow>`
    select t.transfer_id, t.kind, t.amount, t.balance_after, t.reference, ledger_moment(t.transfer_id) as at
    from ledger_transfer t
    where t.site_id = ${siteId} and t.transfer_id = ${moved.transferId}::bigint and t.account_id = (
      select a.account_id from ledger_account a where a.site_id = ${siteId} and a.member_id = ${moved.memberId}
        and a.kind = ${moved.kind} and a.currency = ${moved.currency} and a.vendor is null)`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a transfer that was posted is not in the ledger');
  return row;
}

function pointsAccount(siteId: string, memberId: string) {
  return sql`(select a.account_id from ledger_account a where a.site_id = ${siteId} and a.member_id = ${memberId}
    and a.kind = 'points' and a.currency = ${POINTS} and a.vendor is null)`;
}
