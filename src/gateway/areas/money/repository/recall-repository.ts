import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { type FundsTransfer, transferOf } from './transfer-repository.ts';

/** Funds at a vendor that have to come back. */
export interface FundRecall {
  readonly memberId: string;
  readonly integrationId: string;
  readonly tries: number;
  readonly isEmpty: boolean;
}

/**
 * The vendors that a member ever moved money to. Call it with the member's balance held, so that no transfer begins
 * beside it.
 */
export async function vendorsOf(tx: SiteTransaction, siteId: string, memberId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('wallet_transfer')
    .select('integration_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('integration_id')
    .execute();
  return rows.map(({ integration_id }) => integration_id);
}

/** Orders that a member's funds come back from a vendor, beginning at once. */
export async function orderRecall(
  tx: SiteTransaction,
  siteId: string,
  { memberId, integrationId }: Pick<FundRecall, 'memberId' | 'integrationId'>,
): Promise<void> {
  const anew = { tries: 0, is_empty: false, next_try_at: '-infinity' };
  await tx
    .insertInto('fund_recall')
    .values({ site_id: siteId, member_id: memberId, integration_id: integrationId, ...anew })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id', 'integration_id']).doUpdateSet(anew))
    .execute();
}

/** Takes recalls that are due. They are due again in a minute, unless something else is said of them by then. */
export async function takeDueRecalls(
  tx: SiteTransaction,
  siteId: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly FundRecall[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<FundRecall>`
    update fund_recall f set next_try_at = ${at} + interval '1 minute' from (
      select member_id, integration_id from fund_recall
      where site_id = ${siteId} and next_try_at <= ${at} order by next_try_at limit ${most} for update skip locked
    ) due
    where f.site_id = ${siteId} and f.member_id = due.member_id and f.integration_id = due.integration_id
    returning f.member_id as "memberId", f.integration_id as "integrationId", f.tries, f.is_empty as "isEmpty"`.execute(
    tx,
  );
  return rows;
}

/** Says when a recall is looked at next. */
export async function lookAtRecallAgain(
  tx: SiteTransaction,
  siteId: string,
  { memberId, integrationId, tries, isEmpty }: FundRecall,
  nextTryAt: Date,
): Promise<void> {
  await tx
    .updateTable('fund_recall')
    .set({ tries, is_empty: isEmpty, next_try_at: nextTryAt.toISOString() })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('integration_id', '=', integrationId)
    // Ordered anew meanwhile, it is due already.
    .where('next_try_at', '>', '-infinity')
    .execute();
}

/** Ends a recall: the member may play there again. A recall that was ordered anew meanwhile stays. */
export async function endRecall(
  tx: SiteTransaction,
  siteId: string,
  { memberId, integrationId }: Pick<FundRecall, 'memberId' | 'integrationId'>,
): Promise<void> {
  await tx
    .deleteFrom('fund_recall')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('integration_id', '=', integrationId)
    .where('next_try_at', '>', '-infinity')
    .execute();
}

/** The transfers of a member with a vendor that are under way. */
export async function pendingTransfers(
  tx: SiteTransaction,
  siteId: string,
  { memberId, integrationId }: Pick<FundRecall, 'memberId' | 'integrationId'>,
): Promise<readonly FundsTransfer[]> {
  const rows = await tx
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('integration_id', '=', integrationId)
    .where('status', '=', 'pending')
    .execute();
  return rows.map(transferOf);
}
