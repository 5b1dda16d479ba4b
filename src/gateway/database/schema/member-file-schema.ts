import type { Insertable, Selectable } from 'kysely';
import type { AdjustmentCause, AdjustmentKind, AuditAction } from '#contracts/generated/contracts.ts';
import type { JsonColumn } from '../json-column.ts';
import type {
  BigIntColumn,
  IdentityColumn,
  NullableBigIntColumn,
  NullableTimestampColumn,
  TimestampColumn,
} from './column-types.ts';

/** A note about a member. Rows never change. */
export interface OperatorNoteTable {
  site_id: string;
  note_id: IdentityColumn;
  member_id: string;
  operator: string;
  noted_at: TimestampColumn;
  text: string;
}

/** A row of the audit trail. Rows never change. */
export interface OperatorAuditTable {
  site_id: string;
  audit_id: IdentityColumn;
  at: TimestampColumn;
  operator: string;
  action: AuditAction;
  /** Null where it is about no member. */
  member_id: string | null;
  detail: JsonColumn<AuditDetail>;
}

/** Details of an action. */
export interface AuditDetail {
  /** Why, in the operator's words. */
  readonly reason?: string;
  /** The id of an adjustment, the name of the records that were read, or the number of a revision. */
  readonly about?: string;
}

/** Money that an operator gives a member or takes. */
export interface BalanceAdjustmentTable {
  site_id: string;
  adjustment_id: IdentityColumn;
  member_id: string;
  kind: AdjustmentKind;
  cause: AdjustmentCause;
  note: string;
  currency: string;
  /** In minor units; positive where the member gets it. */
  amount_minor: BigIntColumn;
  approvals_needed: number;
  asked_by: string;
  asked_at: TimestampColumn;
  request_key: string;
  state: 'open' | 'posted' | 'rejected';
  decided_by: string | null;
  decided_at: NullableTimestampColumn;
  decision_note: string | null;
  transfer_id: NullableBigIntColumn;
}

export type AdjustmentRow = Selectable<BalanceAdjustmentTable>;
export type NewAdjustmentRow = Omit<Insertable<BalanceAdjustmentTable>, 'site_id' | 'adjustment_id'>;

/** Tables of member files. */
export interface MemberFileSchema {
  operator_note: OperatorNoteTable;
  operator_audit: OperatorAuditTable;
  balance_adjustment: BalanceAdjustmentTable;
}
