import type { Generated } from 'kysely';
import type { NullableTimestampColumn, TimestampColumn } from './column-types.ts';
import type { PeriodPaymentTable } from './reward-schema.ts';

/** A raffle, and how far the tickets of its period are issued. */
export interface RaffleTable extends PeriodPaymentTable {
  drawn_at: NullableTimestampColumn;
  /** Tickets have the numbers from 1 up to it. */
  issued: Generated<number>;
  /** 32 bytes in hexadecimal digits; null before the draw. */
  seed: string | null;
}

/** Tickets of a member that were issued together. */
export interface RaffleTicketTable {
  site_id: string;
  issued_at: TimestampColumn;
  /** The first day of the raffle's period. */
  first: string;
  from_number: number;
  to_number: number;
  member_id: string;
}

/** A number that has won. */
export interface RaffleWinnerTable {
  site_id: string;
  reward_id: string;
  first: string;
  /** From 1, as they were drawn. */
  place: number;
  number: number;
}

/** Raffles. */
export interface RaffleSchema {
  raffle: RaffleTable;
  raffle_ticket: RaffleTicketTable;
  raffle_winner: RaffleWinnerTable;
}
