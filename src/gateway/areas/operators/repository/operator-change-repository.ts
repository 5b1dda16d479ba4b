import type { OperatorChange, OperatorGrant } from '#contracts/generated/contracts.ts';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';

/** How many changes of an account are shown. */
const LATEST = 100;

/** A change of an operator's account, as it is stored with it. */
export interface NewOperatorChange {
  readonly operatorId: string;
  readonly at: Date;
  readonly by: Pick<Operator, 'account'>;
  readonly what: OperatorChange['what'];
  readonly roles?: readonly OperatorGrant[];
}

/** Stores who changed an account, in the transaction that changes it. */
export async function noteChange(
  tx: OperatorTransaction,
  { operatorId, at, by, what, roles }: NewOperatorChange,
): Promise<void> {
  await tx
    .insertInto('operator_change')
    .values({
      ...{ operator_id: operatorId, changed_at: at.toISOString(), what },
      changed_by: by.account ?? 'operator token',
      roles: roles === undefined ? null : JSON.stringify(roles),
    })
    .execute();
}

/** The latest changes of an account, the newest first. */
export async function changesOf(tx: OperatorTransaction, operatorId: string): Promise<OperatorChange[]> {
  const rows = await tx
    .selectFrom('operator_change')
    .select(['changed_at', 'changed_by', 'what', 'roles'])
    .where('operator_id', '=', operatorId)
    .orderBy('change_id', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map((row) => ({
    ...{ at: new Date(row.changed_at).toISOString(), by: row.changed_by, what: row.what, roles: row.roles },
  }));
}
