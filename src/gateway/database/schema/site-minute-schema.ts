import type { BigIntColumn, TimestampColumn } from './column-types.ts';

/** What happened on a site in a minute, as gateways counted it. */
export interface SiteMinuteTable {
  site_id: string;
  minute: TimestampColumn;
  bets: number;
  staked_minor: BigIntColumn;
  errors: number;
}

export interface SiteMinuteSchema {
  site_minute: SiteMinuteTable;
}
