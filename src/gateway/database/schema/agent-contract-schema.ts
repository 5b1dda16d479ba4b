import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';
import type {
  BigIntColumn,
  IdentityColumn,
  NullableBigIntColumn,
  NullableTimestampColumn,
  TimestampColumn,
} from './column-types.ts';

/** What agents are paid by: a share of a loss, or of bets by day, hour or five minutes. */
export type AgentPlanKind = 'dividend' | 'daily' | 'hourly' | 'realtime';

/** A step of a contract's rates. Minor units are decimal text; `rate` is in hundredths of a percent. */
export interface StoredTier {
  readonly turnover: string;
  /** Null where the net loss is no condition. */
  readonly netLoss: string | null;
  readonly active: number;
  readonly rate: number;
}

/** A contract between an agent and its upline. */
export interface AgentContractTable {
  site_id: string;
  contract_id: IdentityColumn;
  member_id: string;
  upline_id: string;
  kind: AgentPlanKind;
  period: string;
  version: number;
  tiers: JsonColumn<readonly StoredTier[]>;
  /** In hundredths of a percent. */
  top_rate: number;
  starts_on: string;
  ends_on: string | null;
  /** It counts for periods that begin from this moment on and before `until_at`. */
  from_at: TimestampColumn;
  until_at: TimestampColumn;
  state: 'offered' | 'active' | 'rejected' | 'withdrawn' | 'expired';
  /** What an active contract becomes at `until_at`. */
  ending: 'replaced' | 'terminated' | 'ended' | null;
  offered_at: TimestampColumn;
  expires_at: TimestampColumn;
  request_key: string;
  digest: string;
}

/** What happened to a contract. */
export interface AgentContractStepTable {
  site_id: string;
  contract_id: BigIntColumn;
  step_no: number;
  member_id: string;
  step: 'offered' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | 'replaced' | 'terminated' | 'ended';
  /** Null where the site did it by its rules. */
  by_id: string | null;
  address: string | null;
  reason: string | null;
  at: TimestampColumn;
}

/** A tier as far as it is written: decimals as text, percent. What is empty is left out. */
export interface DraftedTier {
  readonly turnover?: string;
  readonly netLoss?: string;
  readonly active?: number;
  readonly rate?: string;
}

/** What an upline has written of an offer to a downline. */
export interface AgentContractDraftTable {
  site_id: string;
  upline_id: string;
  member_id: string;
  kind: AgentPlanKind;
  period: string;
  tiers: JsonColumn<readonly DraftedTier[]>;
  starts_on: string | null;
  ends_on: string | null;
  saved_at: TimestampColumn;
}

/** By what a site pays agents in a period. */
export interface StoredRules {
  readonly period: string;
  /** IANA name of the zone whose days and hours the periods are. */
  readonly zone: string;
  readonly payAfterDays: number;
  readonly isCarried: boolean;
  readonly isAutomatic: boolean;
  /** Minor units as text. */
  readonly minBet: string;
  readonly houseTiers: readonly StoredTier[];
}

/** Up to when periods of a kind are settled, and the rules of the next one. */
export interface AgentProgressTable {
  site_id: string;
  kind: AgentPlanKind;
  settled_to: TimestampColumn;
  rules: NullableJsonColumn<StoredRules>;
  /** When the site stopped paying by the kind, and when it began again. */
  off_at: NullableTimestampColumn;
  on_at: NullableTimestampColumn;
}

/** A settlement of a period, with the rules that the site had. */
export interface AgentRunTable {
  site_id: string;
  run_id: IdentityColumn;
  kind: AgentPlanKind;
  period: string;
  from_at: TimestampColumn;
  until_at: TimestampColumn;
  due_at: TimestampColumn;
  min_bet_minor: BigIntColumn;
  is_carried: boolean;
  house_tiers: JsonColumn<readonly StoredTier[]>;
  settled_at: TimestampColumn;
}

/** What came to an agent through one of its direct downlines. Amounts are in minor units. */
export interface AgentInputTable {
  site_id: string;
  run_id: BigIntColumn;
  agent_id: string;
  upline_id: string;
  /** Empty for its own play and its direct members together. */
  child_id: string;
  members: number;
  active: number;
  bet_minor: BigIntColumn;
  win_minor: BigIntColumn;
  bonus_minor: BigIntColumn;
  rebate_minor: BigIntColumn;
}

/** What a period came to for an agent. Amounts are in minor units, rates in hundredths of a percent. */
export interface AgentShareTable {
  site_id: string;
  run_id: BigIntColumn;
  agent_id: string;
  /** Empty for the house. */
  upline_id: string;
  /** Null for the terms of the house. */
  contract_id: NullableBigIntColumn;
  turnover_minor: BigIntColumn;
  active: number;
  base_minor: BigIntColumn;
  carry_in_minor: BigIntColumn;
  debt_in_minor: BigIntColumn;
  /** The number of the tier that is reached; 0 for none. */
  tier: number;
  tier_rate: number;
  cap_rate: number;
  gross_minor: BigIntColumn;
  downlines_minor: BigIntColumn;
  paid_minor: BigIntColumn;
  carry_out_minor: BigIntColumn;
  debt_out_minor: BigIntColumn;
}

/** What an agent takes along to its next period. Amounts are in minor units. */
export interface AgentCarryTable {
  site_id: string;
  kind: AgentPlanKind;
  agent_id: string;
  carry_minor: BigIntColumn;
  debt_minor: BigIntColumn;
}

/** What is paid to an agent. Amounts are in minor units. */
export interface AgentPaymentTable {
  site_id: string;
  payment_id: IdentityColumn;
  run_id: BigIntColumn;
  agent_id: string;
  kind: AgentPlanKind;
  amount_minor: BigIntColumn;
  currency: string;
  /** The site's day that shows it. */
  day: string;
  from_at: TimestampColumn;
  until_at: TimestampColumn;
  due_at: TimestampColumn;
  state: 'ready' | 'requested' | 'processing' | 'paid';
  requested_at: NullableTimestampColumn;
  paid_at: NullableTimestampColumn;
  transfer_id: NullableBigIntColumn;
}

/** Contracts of agents and what they come to. Settlements are written by functions of the database alone. */
export interface AgentContractSchema {
  agent_contract: AgentContractTable;
  agent_contract_step: AgentContractStepTable;
  agent_contract_draft: AgentContractDraftTable;
  agent_progress: AgentProgressTable;
  agent_run: AgentRunTable;
  agent_input: AgentInputTable;
  agent_share: AgentShareTable;
  agent_carry: AgentCarryTable;
  agent_payment: AgentPaymentTable;
}
