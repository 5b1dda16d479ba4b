import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';
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
  /** The site's currency, or `PTS`. */
  currency: string;
  status: Generated<'ready' | 'claimed' | 'expired'>;
  /** The numbers that it was computed from. */
  facts: JsonColumn<Readonly<Record<string, string | number>>>;
}

/** Rewards. */
export interface RewardSchema {
  reward: RewardTable;
}
