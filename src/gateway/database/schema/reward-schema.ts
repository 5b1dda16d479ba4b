import type { Generated } from 'kysely';
import type { TextByLanguage } from '#contracts/generated/contracts.ts';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';
import type {
  BigIntColumn,
  IdentityColumn,
  NullableBigIntColumn,
  NullableTimestampColumn,
  TimestampColumn,
} from './column-types.ts';

/** What a member has been granted. */
export interface RewardTable {
  site_id: string;
  reward_id: IdentityColumn;
  /** Null until it is claimed. */
  transfer_id: NullableBigIntColumn;
  amount_minor: BigIntColumn;
  created_at: TimestampColumn;
  /** Null: it never expires. */
  expires_at: NullableTimestampColumn;
  claimed_at: NullableTimestampColumn;
  member_id: string;
  /** A `RewardKind`. */
  kind: string;
  /** What it is for, e.g. a level or a day; unique for the member and the kind. */
  source: string;
  /** The site's currency, `PTS` for points, or `SPIN` for free spins. */
  currency: string;
  status: Generated<'ready' | 'claimed' | 'expired'>;
  /** The numbers that it was computed from. */
  facts: JsonColumn<Readonly<Record<string, string | number>>>;
  /** Of free spins alone, whose amount is their number. */
  spins: NullableJsonColumn<SpinTerms>;
}

/** What free spins are. */
export interface SpinTerms {
  /** `<vendor>:<game code>`. */
  readonly game: string;
  /** The game's name by language. */
  readonly name: TextByLanguage;
  /** The stake that each counts with, as decimal text. */
  readonly betMinor: string;
  /** Of the stake and of what is won. */
  readonly currency: string;
  /** How long they can be played from the claim on. */
  readonly days: number;
}

/** The VIP level that a member has reached. */
export interface VipStandingTable {
  site_id: string;
  /** The ids of the member's records below it are counted. */
  counted_to: BigIntColumn;
  reached_at: TimestampColumn;
  /** From 1. */
  level: number;
  member_id: string;
  /** The last month whose bonus was looked at, e.g. `2026-03`. */
  month: string | null;
}

/** How far an ended period of rebates, or of cashback, is paid. */
export interface PeriodPaymentTable {
  site_id: string;
  /** Accounts up to it are paid. */
  after_account: Generated<string>;
  /** Null while some are not. */
  done_at: NullableTimestampColumn;
  /** ISO dates. */
  first: string;
  last: string;
}

/** A period of a leaderboard. */
export interface BoardPaymentTable {
  site_id: string;
  /** Null while the prizes are not granted. */
  done_at: NullableTimestampColumn;
  /** ISO dates. */
  first: string;
  last: string;
  /** A `BoardPeriod`. */
  every: string;
}

/** Rewards. */
export interface RewardSchema {
  reward: RewardTable;
  vip_standing: VipStandingTable;
  rebate_payment: PeriodPaymentTable;
  cashback_payment: PeriodPaymentTable;
  board_payment: BoardPaymentTable;
}
