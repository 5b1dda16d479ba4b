import type { BigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** Progress of the measurement of a site's games. */
export interface PlayMeasureTable {
  site_id: string;
  /** Rounds that were opened before it are counted; null while none are. */
  counted_until: NullableTimestampColumn;
  /** The catalogue and documents whose games have their arrival written down; null while none have. */
  offer_source: string | null;
  measured_at: TimestampColumn;
  /** Changes with the numbers. */
  version: BigIntColumn;
}

/** The number of rounds of a game that began on a day. */
export interface GamePlayDayTable {
  site_id: string;
  /** In UTC: `2026-03-01`. */
  day: string;
  vendor: string;
  game_code: string;
  rounds: BigIntColumn;
}

/** When a site offered a vendor or a game for the first time. */
export interface GameArrivalTable {
  site_id: string;
  vendor: string;
  /** Empty for the vendor itself. */
  game_code: string;
  first_seen_at: TimestampColumn;
}

export interface PlayMeasureSchema {
  play_measure: PlayMeasureTable;
  game_play_day: GamePlayDayTable;
  game_arrival: GameArrivalTable;
}
