import type { ColumnType, Generated } from 'kysely';
import type { LotteryTicketStatus } from '#contracts/generated/contracts.ts';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';
import type { BigIntColumn, NullableBigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** A line of a ticket as it was sold. Amounts are in minor units, as decimals. */
export interface StoredLine {
  readonly betType: string;
  readonly picks: readonly string[];
  readonly stakeMinor: string;
  readonly bets: number;
  readonly costMinor: string;
  readonly oddsHundredths: number;
}

/** A member's bets on one draw of a lottery. */
export interface LotteryTicketTable {
  site_id: string;
  /** The transfer of its bet. */
  ticket_id: BigIntColumn;
  member_id: string;
  integration_id: string;
  game_code: string;
  issue: string;
  draws_at: TimestampColumn;
  closes_at: TimestampColumn;
  status: Generated<LotteryTicketStatus>;
  currency: string;
  /** Of the amounts, as sold. Null for tickets of before it was kept. */
  currency_decimals: number | null;
  stake_minor: BigIntColumn;
  win_minor: ColumnType<string, undefined, string>;
  lines: JsonColumn<readonly StoredLine[]>;
  /** How often each line hit; null before the draw. */
  hits: NullableJsonColumn<readonly number[]>;
  /** The first ticket of its chase; null for a ticket on its own. */
  chase_id: NullableBigIntColumn;
  stops_on_win: boolean;
  /** The round of the wallet. */
  round_name: string;
  request_digest: string;
  placed_at: TimestampColumn;
  settled_at: NullableTimestampColumn;
}

/** The exposure of a number of a draw. */
export interface LotteryExposureTable {
  site_id: string;
  game_code: string;
  issue: string;
  /** A bet type and a number or option of it. */
  pick: string;
  liability_minor: BigIntColumn;
  draws_at: TimestampColumn;
}

export interface LotterySchema {
  lottery_ticket: LotteryTicketTable;
  lottery_exposure: LotteryExposureTable;
}
