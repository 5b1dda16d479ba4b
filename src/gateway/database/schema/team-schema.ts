import type { ColumnType, Generated } from 'kysely';
import type { BigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** Who stood above whom, and when; written by a trigger on `member_upline`. */
export interface TeamSpanTable {
  site_id: string;
  descendant_id: string;
  ancestor_id: string;
  /** 0 for the member itself. */
  depth: number;
  from_at: TimestampColumn;
  /** Not within any more. */
  until_at: TimestampColumn;
}

/** What is kept of each member for its team. */
export interface TeamMemberTable {
  site_id: string;
  member_id: string;
  /** Members below it. */
  people: number;
  /** The latest day with a bet; null before the first. */
  active_day: string | null;
  first_deposit_at: NullableTimestampColumn;
}

/** Up to when play is counted for teams. */
export interface TeamProgressTable {
  site_id: string;
  counted_to: TimestampColumn;
}

/** A member's own play in five minutes. Amounts are in minor units. */
export interface TeamPlayTable {
  site_id: string;
  /** When the five minutes began. */
  slot: TimestampColumn;
  member_id: string;
  bets: number;
  bet_minor: BigIntColumn;
  win_minor: BigIntColumn;
  bonus_minor: BigIntColumn;
  rebate_minor: BigIntColumn;
}

/** What vendors with wallets of their own reported about play. Amounts are in minor units. */
export interface TeamVendorPlayTable {
  site_id: string;
  play_id: ColumnType<string, undefined, never>;
  account_id: BigIntColumn;
  at: TimestampColumn;
  /** The five minutes in which it was counted; null until then. */
  slot: NullableTimestampColumn;
  bets: number;
  bet_minor: BigIntColumn;
  win_minor: BigIntColumn;
}

/** Members with a bet on a day, by the day of their bet before. */
export interface TeamActiveDayTable {
  site_id: string;
  agent_id: string;
  /** The direct downline that they stand at or below; '' for all. */
  child_id: string;
  day: string;
  prior_day: string;
  people: number;
}

/** What a day came to for everybody above. Amounts are in minor units. */
export interface TeamDayTable {
  site_id: string;
  agent_id: string;
  /** The direct downline that it came through; the agent itself for its own play; empty for all together. */
  child_id: string;
  day: string;
  bets: number;
  bet_minor: BigIntColumn;
  win_minor: BigIntColumn;
  bonus_minor: BigIntColumn;
  rebate_minor: BigIntColumn;
  deposit_minor: BigIntColumn;
  withdrawal_minor: BigIntColumn;
  /** Members with a bet on that day. */
  active: number;
  registrations: number;
  first_deposits: number;
}

/** What an agent noted about a member below it. */
export interface TeamNoteTable {
  site_id: string;
  note_id: ColumnType<string, undefined, never>;
  author_id: string;
  member_id: string;
  text: string;
  at: TimestampColumn;
}

/** A link that opens the form of registration below its owner. */
export interface TeamLinkTable {
  site_id: string;
  code: string;
  owner_id: string;
  name: string;
  host: string;
  /** Of the form; null leaves it to the visitor. */
  language: string | null;
  /** Who registers by it becomes an agent. */
  is_for_agents: boolean;
  is_on: Generated<boolean>;
  made_at: TimestampColumn;
}

/** How often a link was opened on a day. */
export interface TeamLinkDayTable {
  site_id: string;
  code: string;
  day: string;
  clicks: number;
}

/** What a member sent to its upline, or an agent to a member below it. Amounts are in minor units. */
export interface TeamTransferTable {
  site_id: string;
  transfer_id: BigIntColumn;
  sender_id: string;
  receiver_id: string;
  currency: string;
  amount_minor: BigIntColumn;
  reference: string;
  request_key: string;
  /** The first answer to the request, as JSON. */
  answer: string;
  at: TimestampColumn;
}

/** Teams of agents. Spans, sums and counts are written by functions of the database alone. */
export interface TeamSchema {
  team_span: TeamSpanTable;
  team_member: TeamMemberTable;
  team_progress: TeamProgressTable;
  team_play: TeamPlayTable;
  team_vendor_play: TeamVendorPlayTable;
  team_day: TeamDayTable;
  team_active_day: TeamActiveDayTable;
  team_note: TeamNoteTable;
  team_link: TeamLinkTable;
  team_link_day: TeamLinkDayTable;
  team_transfer: TeamTransferTable;
}
