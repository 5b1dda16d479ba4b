import type { Insertable, Selectable } from 'kysely';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import type { OperatorQueueViewTable } from '#gateway/database/schema/operator-schema.ts';

export type QueueViewRow = Selectable<OperatorQueueViewTable>;

/** An operator's own views of queues, in the order in which they were made. */
export async function viewsOf(tx: OperatorTransaction, operatorId: string): Promise<readonly QueueViewRow[]> {
  return tx
    .selectFrom('operator_queue_view')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('made_at')
    .orderBy('view_id')
    .execute();
}

/** Inserts a view. @returns undefined where the operator has one of that name on the site. */
export async function insertView(
  tx: OperatorTransaction,
  view: Insertable<OperatorQueueViewTable>,
): Promise<QueueViewRow | undefined> {
  return tx
    .insertInto('operator_queue_view')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A view of an operator, locked until the transaction ends. */
export async function lockView(
  tx: OperatorTransaction,
  operatorId: string,
  viewId: string,
): Promise<QueueViewRow | undefined> {
  return tx
    .selectFrom('operator_queue_view')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('view_id', '=', viewId)
    .forUpdate()
    .executeTakeFirst();
}

/** No view of an operator opens the queues of a site any more. */
export async function clearStart(tx: OperatorTransaction, operatorId: string, siteId: string): Promise<void> {
  await tx
    .updateTable('operator_queue_view')
    .set({ is_start: false })
    .where('operator_id', '=', operatorId)
    .where('site_id', '=', siteId)
    .where('is_start', '=', true)
    .execute();
}

/** Renames a view, and says whether the queues open with it. */
export async function updateView(
  tx: OperatorTransaction,
  viewId: string,
  { name, isStart }: { readonly name: string; readonly isStart: boolean },
): Promise<QueueViewRow> {
  return tx
    .updateTable('operator_queue_view')
    .set({ name, is_start: isStart })
    .where('view_id', '=', viewId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a view of an operator. Does nothing where there is none. */
export async function deleteView(tx: OperatorTransaction, operatorId: string, viewId: string): Promise<void> {
  await tx
    .deleteFrom('operator_queue_view')
    .where('operator_id', '=', operatorId)
    .where('view_id', '=', viewId)
    .execute();
}
