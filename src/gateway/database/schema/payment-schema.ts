import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DepositStatus, PartAnswer, WithdrawalStatus } from '#contracts/generated/contracts.ts';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';
import type { BigIntColumn, NullableBigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';
import type { ImageColumns } from './image-columns.ts';
import type { PayoutKind } from './security-schema.ts';

/** The states of payments (`payment_transition`). */
export type PaymentState = DepositStatus | WithdrawalStatus;

/** The state machine of payments: the same for every site. */
export interface PaymentTransitionTable {
  flow: string;
  from_state: string;
  event: string;
  to_state: string;
  debit: 'provider' | 'clearing' | 'member' | null;
  credit: 'provider' | 'clearing' | 'member' | null;
}

/** A payment and its present state. `payment_step` alone writes state and sums. */
export interface PaymentTable {
  site_id: string;
  payment_id: BigIntColumn;
  member_id: string;
  flow: 'deposit' | 'withdrawal';
  state: GeneratedAlways<PaymentState>;
  channel_id: string;
  kind: string;
  provider: string;
  /** The provider's id; null until it answered. */
  provider_id: string | null;
  currency: string;
  /** In minor units, as all sums here. */
  amount_minor: BigIntColumn;
  /** Hundredths of a percent of what arrives. */
  fee_basis_points: number;
  received_minor: GeneratedAlways<string>;
  refunded_minor: GeneratedAlways<string>;
  credited_minor: GeneratedAlways<string>;
  fee_minor: GeneratedAlways<string>;
  /** Of a withdrawal: what the provider sent, what came back of that, and what was given back unsent. */
  sent_minor: GeneratedAlways<string>;
  returned_minor: GeneratedAlways<string>;
  released_minor: GeneratedAlways<string>;
  /** What the site keeps of a withdrawal once all of it was sent. */
  fee_due_minor: ColumnType<string, bigint | undefined, never>;
  /** The latest credit. */
  credited_at: GeneratedAlways<string | null>;
  confirmations: number | null;
  /** Why money that arrived waits. */
  held: string | null;
  failure: string | null;
  reference: string;
  /** How to pay it, as the provider told. */
  terms: NullableJsonColumn<object>;
  request_key: string;
  request_digest: string;
  /** The first answer to the request, which a repeat gets again. */
  answer: string | null;
  created_at: TimestampColumn;
  expires_at: TimestampColumn;
  /** When the provider is asked again. */
  look_at: TimestampColumn;
  looks: Generated<number>;
  /** When the member said that the transfer was sent; null before. */
  sent_at: NullableTimestampColumn;
  steps: GeneratedAlways<number>;
}

/** A step of a payment. Rows never change. */
export interface PaymentEventTable {
  site_id: string;
  payment_id: BigIntColumn;
  step: number;
  event: string;
  from_state: string;
  to_state: PaymentState;
  amount_minor: BigIntColumn;
  transfer_id: NullableBigIntColumn;
  cause: string;
  at: TimestampColumn;
}

/** A webhook of a provider, by the provider's id of the event. */
export interface ProviderEventTable {
  site_id: string;
  provider: string;
  event_id: string;
  /** The very bytes that were signed. */
  body: Uint8Array;
  received_at: TimestampColumn;
  /** What came of it. */
  outcome: string;
}

/** An operator's decision on a payment. Rows never change. */
export interface PaymentDecisionTable {
  site_id: string;
  payment_id: BigIntColumn;
  /** In the order of decisions. */
  decision_id: GeneratedAlways<string>;
  decided_at: TimestampColumn;
  decision: 'approved' | 'rejected';
  why: string;
  /** What the decision was about, in minor units. */
  amount_minor: BigIntColumn;
  operator: string;
  reason: string;
  subject: ColumnType<CaseSubject, CaseSubject | undefined, never>;
  /** Of an arrival. */
  part: number | null;
}

/** What operators decide about: money that arrived, a request to pay out, or a part of that which did not arrive. */
export type CaseSubject = 'deposit' | 'withdrawal' | 'arrival';

/** An operator who works on a case for a while. */
export interface CaseClaimTable {
  site_id: string;
  case_id: string;
  operator: string;
  until_at: TimestampColumn;
}

/** A case that an operator put aside for a while. */
export interface CaseHoldTable {
  site_id: string;
  case_id: string;
  operator: string;
  note: string;
  held_at: TimestampColumn;
  /** The case is in the open list again from then on. */
  until_at: TimestampColumn;
}

/** The beginning or the end of a hold. Rows never change. */
export interface CaseHoldStepTable {
  site_id: string;
  payment_id: BigIntColumn;
  step_id: GeneratedAlways<string>;
  case_id: string;
  what: 'hold' | 'endHold';
  operator: string;
  /** Null for the end, as the time. */
  note: string | null;
  until_at: NullableTimestampColumn;
  at: TimestampColumn;
}

/** How a provider is told of an account, without its number. */
export type PayoutForm =
  | { readonly kind: 'bank'; readonly bank: string }
  | { readonly kind: 'wallet'; readonly type: string }
  | { readonly kind: 'crypto'; readonly network: string };

/** What a withdrawal has beside its payment. */
export interface WithdrawalTable {
  site_id: string;
  payment_id: BigIntColumn;
  account_kind: PayoutKind;
  account_id: string;
  institution: string;
  holder_name: string | null;
  masked_number: string;
  /** Encrypted, for the member. Null once it was forgotten. */
  sealed_number: string | null;
  /** How the provider is told of the account, without its number. */
  destination: JsonColumn<PayoutForm>;
  /** The rules that had it reviewed. */
  reasons: string[];
  approvals_needed: number;
  /** Of those that take two: how many operators approved it so far. */
  approvals_given: Generated<number>;
  /** Why it was rejected. */
  refusal: string | null;
  confirm_minutes: number;
}

/** A part of a withdrawal that was sent, and the member's answer to it. */
export interface WithdrawalPartTable {
  site_id: string;
  payment_id: BigIntColumn;
  part: number;
  amount_minor: BigIntColumn;
  reference: string;
  sent_at: TimestampColumn;
  confirm_by: TimestampColumn;
  returned_minor: ColumnType<string, bigint | undefined, bigint>;
  state: Generated<'waiting' | 'received' | 'reported' | 'forced' | 'returned'>;
  answer: PartAnswer | null;
  answered_by: 'member' | 'clock' | null;
  answered_at: NullableTimestampColumn;
  received_minor: NullableBigIntColumn;
}

/** What a member staked since its turnover is counted (`turnover_staked`). */
export interface TurnoverCountTable {
  site_id: string;
  member_id: string;
  currency: string;
  staked_minor: GeneratedAlways<string>;
  counted_to: GeneratedAlways<string>;
}

/** What has to be staked before a deposit can be withdrawn: it is done between two counts of stakes. */
export interface TurnoverTable {
  site_id: string;
  payment_id: BigIntColumn;
  step: number;
  member_id: string;
  currency: string;
  amount_minor: BigIntColumn;
  from_minor: BigIntColumn;
  until_minor: BigIntColumn;
  at: TimestampColumn;
}

/** An image that a member sent for a payment, as the gateway drew it anew. */
export interface PaymentImageTable extends ImageColumns {
  payment_id: BigIntColumn;
  purpose: 'receipt' | 'proof';
  /** The part of a withdrawal that a proof is for; 0 for the payment as a whole. */
  part: number;
  /** 1 to 3. */
  number: number;
}

export interface PaymentSchema {
  case_claim: CaseClaimTable;
  case_hold: CaseHoldTable;
  case_hold_step: CaseHoldStepTable;
  turnover: TurnoverTable;
  turnover_count: TurnoverCountTable;
  withdrawal: WithdrawalTable;
  withdrawal_part: WithdrawalPartTable;
  payment_decision: PaymentDecisionTable;
  payment_transition: PaymentTransitionTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  provider_event: ProviderEventTable;
  payment_image: PaymentImageTable;
}
