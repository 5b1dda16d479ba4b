import type { Generated } from 'kysely';
import type { BigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** Free spins that a member has claimed, and how far their vendor has given them. */
export interface FreeSpinGrantTable {
  site_id: string;
  reward_id: BigIntColumn;
  ordered_at: TimestampColumn;
  expires_at: TimestampColumn;
  /** When the vendor is called next; null: no more. */
  next_try_at: NullableTimestampColumn;
  bet_minor: BigIntColumn;
  /** The wins of the spins that were played, as the vendor told them last. */
  won_minor: Generated<string>;
  tries: Generated<number>;
  spins: number;
  /** As the vendor told it last. */
  spins_left: number;
  member_id: string;
  vendor: string;
  game_code: string;
  currency: string;
  /** `expired`: no vendor had them before their time was over. */
  state: Generated<'ordered' | 'given' | 'expired'>;
}

/** Free spins. */
export interface FreeSpinSchema {
  free_spin_grant: FreeSpinGrantTable;
}
