import type { BigIntColumn } from './column-types.ts';

/** Up to which ledger id the days of an account are added up. */
export interface RecordProgressTable {
  site_id: string;
  account_id: BigIntColumn;
  /** Ids below it are in the days. */
  until_id: BigIntColumn;
  /** IANA name of the zone in which the days are. */
  zone: string;
}

/** What moved a main wallet on a day, by the kind of the transfers. Amounts are in minor units, and positive. */
export interface RecordEntryDayTable {
  site_id: string;
  account_id: BigIntColumn;
  day: string;
  /** They belong to rounds. */
  is_play: boolean;
  kind: string;
  entries: number;
  in_minor: BigIntColumn;
  out_minor: BigIntColumn;
}

/** The rounds that began on a day, by game, with what was bet and won in them. Amounts are in minor units. */
export interface RecordRoundDayTable {
  site_id: string;
  account_id: BigIntColumn;
  day: string;
  game_no: number;
  rounds: number;
  bet_minor: BigIntColumn;
  win_minor: BigIntColumn;
}

/** Sums of members' records by day, written by `records_add_up` and `record_vendor_rounds` alone. */
export interface RecordSchema {
  record_progress: RecordProgressTable;
  record_entry_day: RecordEntryDayTable;
  record_round_day: RecordRoundDayTable;
}
