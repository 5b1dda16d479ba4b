import { postTransfer } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { AdjustmentRow } from '#gateway/database/schema/member-file-schema.ts';
import { closeAdjustment } from '../repository/adjustment-repository.ts';
import { noteAudit } from '../repository/audit-repository.ts';

/** The operator who posts an adjustment, and the time. */
export interface PostedBy {
  readonly operator: string;
  readonly note: string | null;
  readonly at: Date;
}

/** Posts an open adjustment as a transfer between house and member. @throws DomainError `insufficient_funds`. */
export async function postAdjustment(
  tx: SiteTransaction,
  siteId: string,
  row: AdjustmentRow,
  { operator, note, at }: PostedBy,
): Promise<AdjustmentRow> {
  const { member_id: memberId, adjustment_id: adjustmentId, currency } = row;
  const amount = BigInt(row.amount_minor);
  const { transferId } = await postTransfer(tx, siteId, {
    ...{ kind: 'operator_adjustment', currency, reference: adjustmentId },
    request: { scope: 'adjustment', key: adjustmentId },
    lines: [
      { kind: 'house', amount: -amount },
      { kind: 'member', memberId, amount },
    ],
  });
  await noteAudit(tx, siteId, { memberId, operator, action: 'adjustmentPosted', at, about: adjustmentId });
  return closeAdjustment(tx, siteId, adjustmentId, {
    ...{ state: 'posted', decided_by: operator, decision_note: note, transfer_id: transferId, at },
  });
}
