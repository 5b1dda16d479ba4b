import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { VendorSettings } from '#contracts/generated/contracts.ts';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';
import type {
  BigIntColumn,
  IdentityColumn,
  NullableBigIntColumn,
  NullableTimestampColumn,
  TimestampColumn,
} from './column-types.ts';

/** A vendor that may ask for a site's members' bets and wins, or keeps a wallet of its own for them. */
export interface VendorIntegrationTable {
  site_id: string;
  /** `<site>.<VENDOR>`, as in the path of its calls. */
  integration_id: string;
  vendor: string;
  /** The name of the dialect of its calls: a row of `WALLET_DIALECTS`. */
  dialect: string;
  wallet: 'seamless' | 'transfer';
  settings: JsonColumn<VendorSettings>;
  /** A disabled integration takes no new bets. */
  is_enabled: Generated<boolean>;
  created_at: TimestampColumn;
  /** Rounds up to this time are reconciled; null: none yet. */
  reconciled_until: NullableTimestampColumn;
  /** For a vendor with its own wallets: rounds up to this time are read; null: none yet. */
  rounds_read_until: NullableTimestampColumn;
  /** When a process last began to read its rounds. */
  rounds_claimed_at: NullableTimestampColumn;
}

/** A key that the calls of an integration are signed with. */
export interface VendorKeyTable {
  site_id: string;
  integration_id: string;
  /** 1, 2, … within the integration. */
  key_id: number;
  /** Encrypted, for this integration. */
  key_sealed: string;
  created_at: TimestampColumn;
  /** Null while no other key replaces it. */
  valid_until: NullableTimestampColumn;
  /** When the vendor last signed with it, to the minute; null: never. */
  last_used_at: NullableTimestampColumn;
}

/** A change of an integration, kept for good. */
export interface IntegrationChangeTable {
  site_id: string;
  change_id: IdentityColumn;
  integration_id: string;
  at: TimestampColumn;
  operator: string;
  what: 'created' | 'keyRotated' | 'keyEnded' | 'switchedOff' | 'switchedOn';
  /** The key that was made or ended; null where it is about none. */
  key_id: number | null;
  /** Until when the old key is valid, of a rotation. */
  valid_until: NullableTimestampColumn;
  reason: string | null;
}

/** Calls of a vendor within a time, counted as they were logged. */
export interface VendorCallCountTable {
  site_id: string;
  span: 'hour' | 'day' | 'week';
  starts_at: TimestampColumn;
  integration_id: string;
  calls: number;
  refused: number;
  failed: number;
  /** By `latencyClassOf`. */
  took: number[];
}

/** A member's user id at a vendor. */
export interface VendorMemberTable {
  site_id: string;
  integration_id: string;
  user_id: string;
  member_id: string;
  created_at: ColumnType<string, never, never>;
  /** Written with the first call: where its money is, so that no bet has to look for it. */
  currency: ColumnType<string | null, never, never>;
  account_id: ColumnType<string | null, never, never>;
  vendor_account_id: ColumnType<string | null, never, never>;
}

/** A sitting at one vendor's games. */
export interface GameSessionTable {
  site_id: string;
  session_id: string;
  integration_id: string;
  /** Null for a guest's free trial. */
  member_id: string | null;
  mode: 'real' | 'trial';
  started_at: TimestampColumn;
  /** Null while it is being played. */
  ended_at: NullableTimestampColumn;
  /** The member's session on the site that it ends with; null where it does not. */
  session_digest: string | null;
  /** Null where it ended with the member's session on the site, or the member stopped playing. */
  end_reason: ColumnType<'excluded' | 'limited' | null, undefined, 'excluded' | 'limited' | null>;
}

/** An order to a vendor to end game sessions, kept until the vendor has acknowledged it. */
export interface GameSessionEndTable {
  site_id: string;
  end_id: GeneratedAlways<string>;
  integration_id: string;
  member_id: string;
  session_ids: string[];
  reason: 'sessionEnded' | 'excluded' | 'limited';
  ordered_at: TimestampColumn;
  tries: Generated<number>;
  next_try_at: Generated<string>;
  done_at: NullableTimestampColumn;
}

/** A number for a game that rounds name. */
export interface PlayedGameTable {
  site_id: string;
  integration_id: string;
  game_code: string;
  vendor: string;
  game_no: GeneratedAlways<number>;
}

/** A round of a game as it is stored, by the member's account; `played_round` shows it whole. */
export interface GameRoundTable {
  site_id: string;
  account_id: BigIntColumn;
  /** Begins with the time when it was opened (`ledger_moment`). */
  round_id: BigIntColumn;
  /** The id of its last action. */
  last_id: BigIntColumn;
  bet_minor: BigIntColumn;
  win_minor: BigIntColumn;
  rolled_back_minor: BigIntColumn;
  closed_at: NullableTimestampColumn;
  game_no: number;
  vendor_round_id: string;
  /** Empty where no action named one. */
  session_id: string;
}

/** A view: a round of a game that a member played; written by `seamless_process_many` and `record_vendor_rounds`. */
export interface PlayedRoundView {
  site_id: string;
  round_id: BigIntColumn;
  account_id: BigIntColumn;
  integration_id: string;
  vendor: string;
  game_code: string;
  /** The vendor's `game_id`. */
  vendor_round_id: string;
  member_id: string;
  currency: string;
  session_id: string | null;
  /** In minor units, without what was rolled back. */
  bet_minor: BigIntColumn;
  win_minor: BigIntColumn;
  /** The sum of the bets and wins that were rolled back. */
  rolled_back_minor: BigIntColumn;
  status: 'open' | 'closed';
  opened_at: TimestampColumn;
  closed_at: NullableTimestampColumn;
  last_action_at: TimestampColumn;
  /** What a closed round won; null unless it won more than was bet. */
  won_minor: NullableBigIntColumn;
}

export type WalletActionKind = 'bet' | 'win' | 'rollback' | 'bonus_win' | 'adjust';

/** A view: an action of a vendor that has been applied, for good; written by `seamless_process_many` alone. */
export interface WalletActionView {
  site_id: string;
  account_id: BigIntColumn;
  integration_id: string;
  action_id: string;
  kind: WalletActionKind;
  member_id: string;
  round_id: BigIntColumn;
  vendor_round_id: string;
  currency: string;
  amount_minor: BigIntColumn;
  /** The change of the member's balance. */
  moved_minor: BigIntColumn;
  /** The action that a rollback reverses, whether or not it has arrived yet. */
  original_action_id: string | null;
  tx_id: BigIntColumn;
  applied_at: TimestampColumn;
}

/** Of actions whose transfer does not tell all: rollbacks, and actions that moved another amount than asked. */
export interface WalletActionDetailTable {
  site_id: string;
  account_id: BigIntColumn;
  transfer_id: BigIntColumn;
  amount_minor: BigIntColumn;
  moved_minor: BigIntColumn;
  original_action_id: string | null;
}

/** An idempotency key (`wallet_key_of`) of an action, a round or a rollback, and what it stands for. */
export interface WalletKeyTable {
  site_id: string;
  key: BigIntColumn;
  id: BigIntColumn;
}

/** The id of a transfer that a vendor was told before ids began with their time. */
export interface LedgerFormerIdTable {
  site_id: string;
  transfer_id: BigIntColumn;
  former_id: BigIntColumn;
}

/** The largest wins of each day of the last week and of all times, and lately closed rounds. */
export interface TopWinTable {
  site_id: string;
  currency: string;
  round_id: BigIntColumn;
  account_id: BigIntColumn;
  win_minor: BigIntColumn;
}

/** The smallest win that can be among the largest of a day. */
export interface TopWinFloorTable {
  site_id: string;
  currency: string;
  day: ColumnType<string, never, never>;
  floor_minor: BigIntColumn;
}

/** The sum of a member's bets at a vendor with wallets of its own. */
export interface VendorStakeTable {
  site_id: string;
  member_id: string;
  integration_id: string;
  currency: string;
  staked_minor: BigIntColumn;
}

/** A vendor's call as received, with its answer. */
export interface VendorCallTable {
  site_id: string;
  /** Begins with its time. */
  call_id: BigIntColumn;
  integration_id: string;
  operation: string;
  /** The very bytes that were signed. */
  request: Uint8Array;
  status: number;
  answer: string;
  received_at: TimestampColumn;
  took_ms: number;
}

/** Significant events, to be reported and looked up; written by `seamless_process_many` alone. */
export interface SignificantEventTable {
  site_id: string;
  event_id: BigIntColumn;
  kind: string;
  member_id: string;
  integration_id: string;
  currency: string;
  amount_minor: BigIntColumn;
  reference: string;
  at: TimestampColumn;
}

/** A round that differs between the vendor and us. */
export interface ReconciliationDifferenceTable {
  site_id: string;
  difference_id: GeneratedAlways<string>;
  integration_id: string;
  vendor_round_id: string;
  user_id: string;
  /** Null if that side does not have the round. */
  ours: NullableJsonColumn<RoundTotals>;
  theirs: NullableJsonColumn<RoundTotals>;
  /** The rounds that were asked for when it was found: where to look again. */
  window_from: TimestampColumn;
  window_to: TimestampColumn;
  found_at: TimestampColumn;
  /** When both were seen to agree; null while they do not. */
  settled_at: NullableTimestampColumn;
}

/** The totals of a round that reconciliation compares. In minor units. */
export interface RoundTotals {
  readonly bet: number;
  readonly win: number;
}

export interface SeamlessSchema {
  vendor_integration: VendorIntegrationTable;
  vendor_key: VendorKeyTable;
  integration_change: IntegrationChangeTable;
  vendor_call_count: VendorCallCountTable;
  vendor_member: VendorMemberTable;
  game_session: GameSessionTable;
  game_session_end: GameSessionEndTable;
  played_game: PlayedGameTable;
  game_round: GameRoundTable;
  played_round: PlayedRoundView;
  wallet_action: WalletActionView;
  wallet_action_detail: WalletActionDetailTable;
  wallet_key: WalletKeyTable;
  ledger_former_id: LedgerFormerIdTable;
  top_win: TopWinTable;
  top_win_floor: TopWinFloorTable;
  vendor_stake: VendorStakeTable;
  vendor_call: VendorCallTable;
  significant_event: SignificantEventTable;
  reconciliation_difference: ReconciliationDifferenceTable;
}
