import type { ColumnType, GeneratedAlways } from 'kysely';
import type { PlayLimitKind, PlayLimitPeriod } from '#contracts/generated/contracts.ts';
import type { BigIntColumn, NullableBigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** Limits on a member's bets and losses. */
export interface PlayLimitTable {
  site_id: string;
  member_id: string;
  currency: string;
  kind: PlayLimitKind;
  /** `each` for a single bet, and for nothing else. */
  period: PlayLimitPeriod;
  /** In minor units; of time, in minutes. */
  amount_minor: BigIntColumn;
  /** The amount that the member may confirm from `next_from` on; null if the limit ends then. */
  next_minor: NullableBigIntColumn;
  next_from: NullableTimestampColumn;
}

/** Periods in which a member is excluded from play. */
export interface PlayExclusionTable {
  site_id: string;
  member_id: string;
  from_at: TimestampColumn;
  /** Null: for good. */
  until_at: NullableTimestampColumn;
  /** Whether the member chose it, for half a year or longer: nobody ends it early. */
  is_self: ColumnType<boolean, boolean | undefined, boolean>;
  /** It holds after `until_at` as well, until the member asks for its end. */
  ends_on_request: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Bets and wins of a member with limits per day of the site's calendar; written by the wallet's functions alone. */
export interface PlayDayTable {
  site_id: string;
  member_id: string;
  currency: string;
  day: ColumnType<string, never, never>;
  /** In minor units, without what was rolled back. */
  bet_minor: ColumnType<string, never, never>;
  win_minor: ColumnType<string, never, never>;
  /** Bets in the rounds that vendors with wallets of their own list. */
  vendor_stake_minor: ColumnType<string, never, never>;
  /** Losses at vendors, derived from transfers; negative for a win. */
  vendor_lost_minor: ColumnType<string, never, never>;
}

/**
 * The limits that a vendor holds a member to. Written by the functions of migration 023, apart from the columns that
 * may be updated.
 */
export interface VendorLimitTable {
  site_id: string;
  member_id: string;
  integration_id: string;
  vendor: string;
  currency: string;
  version: ColumnType<string, never, never>;
  /** In minor units: all bets there that the gateway has read, and what they may come to. */
  staked_minor: ColumnType<string, never, never>;
  granted_minor: ColumnType<string | null, never, never>;
  /** The balance that the vendor reported last. */
  told_minor: BigIntColumn;
  tries: number;
  next_try_at: string;
}

/** Changes to a member's limits and exclusions, with their author; never deleted. */
export interface PlayLimitChangeTable {
  site_id: string;
  change_id: GeneratedAlways<string>;
  member_id: string;
  at: TimestampColumn;
  /** The operator's account; null where the member did it. */
  operator: string | null;
  what: 'limit' | 'exclusion' | 'endAsked' | 'liftAsked' | 'lifted';
  /** Of a limit. */
  kind: PlayLimitKind | null;
  period: PlayLimitPeriod | null;
  currency: string | null;
  /** Null where it was taken away. */
  amount_minor: NullableBigIntColumn;
  /** Of an exclusion; null: for good. */
  until_at: NullableTimestampColumn;
  /** When it counts from. */
  from_at: TimestampColumn;
  reason: string | null;
}

/** Requests to end a permanent exclusion: the operator who asked, and the one who confirmed. */
export interface PlayExclusionLiftTable {
  site_id: string;
  member_id: string;
  asked_by: string;
  asked_at: TimestampColumn;
  reason: string;
  /** Null until a second operator confirmed it. */
  confirmed_by: string | null;
  confirmed_at: NullableTimestampColumn;
}

export interface PlayLimitSchema {
  play_limit: PlayLimitTable;
  play_exclusion: PlayExclusionTable;
  play_exclusion_lift: PlayExclusionLiftTable;
  play_day: PlayDayTable;
  play_limit_change: PlayLimitChangeTable;
  vendor_limit: VendorLimitTable;
}
