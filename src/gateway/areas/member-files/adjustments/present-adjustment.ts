import type { Adjustment } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { AdjustmentRow } from '#gateway/database/schema/member-file-schema.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** An adjustment as operators read it. */
export function presentAdjustment({ site }: PublishedSite, row: AdjustmentRow, account: string): Adjustment {
  return {
    ...{ adjustmentId: row.adjustment_id, memberId: row.member_id, account, kind: row.kind, cause: row.cause },
    amount: minorToDecimal(BigInt(row.amount_minor), site.currency.decimals),
    ...{ currency: row.currency, note: row.note, askedBy: row.asked_by },
    askedAt: new Date(row.asked_at).toISOString(),
    approvalsNeeded: row.approvals_needed === 1 ? 1 : 2,
    ...{ status: row.state, decidedBy: row.decided_by },
    decidedAt: row.decided_at && new Date(row.decided_at).toISOString(),
    ...{ decisionNote: row.decision_note, transactionId: row.transfer_id },
  };
}
