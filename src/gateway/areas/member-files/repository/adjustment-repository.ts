import type { ExpressionBuilder } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { AdjustmentRow, NewAdjustmentRow } from '#gateway/database/schema/member-file-schema.ts';
import type { Schema } from '#gateway/database/schema/schema.ts';

/** Inserts an adjustment. @returns undefined if the operator used the idempotency key before. */
export async function insertAdjustment(
  tx: SiteTransaction,
  siteId: string,
  adjustment: NewAdjustmentRow,
): Promise<AdjustmentRow | undefined> {
  return tx
    .insertInto('balance_adjustment')
    .values({ ...adjustment, site_id: siteId })
    .onConflict((conflict) => conflict.columns(['site_id', 'asked_by', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Finds an adjustment by operator and idempotency key. */
export async function findAdjustmentByKey(
  tx: SiteTransaction,
  siteId: string,
  { operator, key }: { readonly operator: string; readonly key: string },
): Promise<AdjustmentRow | undefined> {
  return tx
    .selectFrom('balance_adjustment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('asked_by', '=', operator)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** An adjustment, locked until the transaction ends. */
export async function holdAdjustment(
  tx: SiteTransaction,
  siteId: string,
  adjustmentId: string,
): Promise<AdjustmentRow | undefined> {
  return tx
    .selectFrom('balance_adjustment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('adjustment_id', '=', adjustmentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores the decision on an open adjustment. */
export async function closeAdjustment(
  tx: SiteTransaction,
  siteId: string,
  adjustmentId: string,
  decided: Pick<AdjustmentRow, 'state' | 'decided_by' | 'decision_note' | 'transfer_id'> & { readonly at: Date },
): Promise<AdjustmentRow> {
  const { at, ...change } = decided;
  return tx
    .updateTable('balance_adjustment')
    .set({ ...change, decided_at: at.toISOString() })
    .where('site_id', '=', siteId)
    .where('adjustment_id', '=', adjustmentId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Filters of adjustments. */
export interface AdjustmentSearch {
  readonly isOpen: boolean;
  readonly memberId: string | undefined;
}

/** Returns a page of adjustments and their total count: open ones oldest first, others latest first. */
export async function pageOfAdjustments(
  tx: SiteTransaction,
  siteId: string,
  search: AdjustmentSearch,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{
  readonly rows: ReadonlyArray<AdjustmentRow & { readonly account: string }>;
  readonly totalCount: number;
}> {
  const isMeant = (expression: ExpressionBuilder<Schema, 'balance_adjustment'>) =>
    expression.and([
      expression('balance_adjustment.site_id', '=', siteId),
      ...(search.isOpen ? [expression('state', '=', 'open')] : []),
      ...(search.memberId === undefined ? [] : [expression('balance_adjustment.member_id', '=', search.memberId)]),
    ]);
  const rows = await tx
    .selectFrom('balance_adjustment')
    .innerJoin('member', (join) =>
      join
        .onRef('member.site_id', '=', 'balance_adjustment.site_id')
        .onRef('member.member_id', '=', 'balance_adjustment.member_id'),
    )
    .selectAll('balance_adjustment')
    .select('member.account')
    .where(isMeant)
    .orderBy('adjustment_id', search.isOpen ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await tx
    .selectFrom('balance_adjustment')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where(isMeant)
    .executeTakeFirstOrThrow();
  return { rows, totalCount: Number(count) };
}
