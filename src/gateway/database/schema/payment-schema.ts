import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableJsonColumn } from '../json-column.ts';
import type { BigIntColumn, NullableBigIntColumn, TimestampColumn } from './column-types.ts';

/** The states of a deposit (`payment_transition`). */
export type PaymentState = 'created' | 'pending' | 'paid' | 'credited' | 'failed' | 'expired' | 'refunded';

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
  flow: 'deposit';
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
  decided_at: TimestampColumn;
  decision: 'approved' | 'rejected';
  why: string;
  /** What the decision was about, in minor units. */
  amount_minor: BigIntColumn;
  operator: string;
  reason: string;
}

export interface PaymentSchema {
  payment_decision: PaymentDecisionTable;
  payment_transition: PaymentTransitionTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  provider_event: ProviderEventTable;
}
