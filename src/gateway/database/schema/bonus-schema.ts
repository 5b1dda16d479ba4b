import type {
  BigIntColumn,
  IdentityColumn,
  NullableBigIntColumn,
  NullableTimestampColumn,
  TimestampColumn,
} from './column-types.ts';

export type BonusState = 'waiting' | 'active' | 'converted' | 'used' | 'cancelled' | 'expired';

/** A bonus of a member: money of the house that becomes the member's own by play. Amounts in minor units. */
export interface BonusTable {
  site_id: string;
  bonus_id: IdentityColumn;
  member_id: string;
  currency: string;
  /** What it was given for, once for each member. */
  source: string;
  /** The offer of the site's document; null where an operator gave it. */
  offer: string | null;
  reason: string | null;
  state: BonusState;
  granted_minor: BigIntColumn;
  /** The counted stakes that it needs. */
  required_minor: BigIntColumn;
  counted_minor: BigIntColumn;
  /** The largest bet that takes money of it; null for any. */
  largest_bet_minor: NullableBigIntColumn;
  /** Bets take its money before the member's own. */
  is_first: boolean;
  days: number;
  /** The account that holds it, once it has begun. */
  pot_account_id: NullableBigIntColumn;
  granted_at: TimestampColumn;
  begun_at: NullableTimestampColumn;
  expires_at: NullableTimestampColumn;
  ended_at: NullableTimestampColumn;
  /** What became the member's own, or was lost, at its end. */
  ended_minor: NullableBigIntColumn;
}

/** How an action of a vendor moved a bonus. */
export interface BonusMoveTable {
  site_id: string;
  /** The member's wallet. */
  account_id: BigIntColumn;
  /** The action. */
  transfer_id: BigIntColumn;
  round_id: BigIntColumn;
  bonus_id: string;
  staked_minor: BigIntColumn;
  won_minor: BigIntColumn;
  counted_minor: BigIntColumn;
}

/** Bonuses. Functions of the database write them. */
export interface BonusSchema {
  bonus: BonusTable;
  bonus_move: BonusMoveTable;
}
