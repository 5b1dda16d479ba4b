import type { GeneratedAlways } from 'kysely';
import type { BigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** Play without a break of 15 minutes. */
export interface PlaySessionTable {
  site_id: string;
  member_id: string;
  started_at: TimestampColumn;
  /** The last moment at which the member is known to have played. */
  seen_at: TimestampColumn;
  /** Null while it goes on. */
  ended_at: NullableTimestampColumn;
  /** From when the time to the next reality check counts. */
  checked_at: TimestampColumn;
}

/** The answers to reality checks, with what the member was shown; never changed. */
export interface PlayCheckTable {
  site_id: string;
  member_id: string;
  answered_at: TimestampColumn;
  due_at: TimestampColumn;
  answer: 'goOn' | 'stop';
  seconds: number;
  bets: number;
  currency: string;
  bet_minor: BigIntColumn;
  win_minor: BigIntColumn;
}

/** The interval between reality checks where a member chose. */
export interface PlayReminderTable {
  site_id: string;
  member_id: string;
  /** Null: none. */
  every_minutes: number | null;
  set_at: TimestampColumn;
}

/** How a check of a member's age or name stands; a member without a row is unchecked. */
export interface MemberCheckTable {
  site_id: string;
  member_id: string;
  kind: 'age' | 'name';
  state: 'pending' | 'passed' | 'failed';
  since: TimestampColumn;
}

/** Changes of these states, with their author; never changed. */
export interface MemberCheckChangeTable {
  site_id: string;
  change_id: GeneratedAlways<string>;
  member_id: string;
  kind: 'age' | 'name';
  state: 'pending' | 'passed' | 'failed';
  at: TimestampColumn;
  /** The operator's account; null where the member asked for the check. */
  operator: string | null;
  reason: string | null;
}

export interface ProtectionSchema {
  play_session: PlaySessionTable;
  play_check: PlayCheckTable;
  play_reminder: PlayReminderTable;
  member_check: MemberCheckTable;
  member_check_change: MemberCheckChangeTable;
}
