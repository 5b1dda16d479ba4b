import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';
import type { NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** The code of a member's link for friends. */
export interface ReferralCodeTable {
  site_id: string;
  member_id: string;
  /** In upper case, and a letter shorter than the codes of agents. */
  code: string;
}

/** What a friend has in common with a member. */
export interface StoredSign {
  readonly kind: 'device' | 'address' | 'payout';
  readonly memberId: string;
}

/** A friend who registered by a member's link. */
export interface ReferralTable {
  site_id: string;
  /** The ids of the friend's records below it are counted. */
  counted_to: ColumnType<string, string | undefined, string>;
  registered_at: TimestampColumn;
  /** Null before the friend is counted for the first time. */
  looked_at: NullableTimestampColumn;
  /** Null where there was no sign. */
  held_at: NullableTimestampColumn;
  /** Null while no operator has decided. */
  decided_at: NullableTimestampColumn;
  /** Null while it is not qualified. */
  qualified_at: NullableTimestampColumn;
  friend_id: string;
  referrer_id: string;
  state: Generated<'open' | 'held' | 'allowed' | 'refused' | 'qualified' | 'over'>;
  signs: JsonColumn<readonly StoredSign[]>;
  operator: string | null;
  reason: string | null;
  /** Whether a reward was granted for this friend. */
  is_rewarded: Generated<boolean>;
}

/** A browser in which a member looked at its link, or registered by one. */
export interface ReferralBrowserTable {
  site_id: string;
  member_id: string;
  noted_at: TimestampColumn;
  mark_digest: string;
}

/** A payout account that a member had. */
export interface PayoutNumberTable {
  site_id: string;
  member_id: string;
  removed_at: TimestampColumn;
  number_digest: string;
}

/** Friends whom members bring. */
export interface ReferralSchema {
  referral_code: ReferralCodeTable;
  referral: ReferralTable;
  referral_browser: ReferralBrowserTable;
  payout_number: PayoutNumberTable;
}
