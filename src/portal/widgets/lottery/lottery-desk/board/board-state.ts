import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import type { Hits } from './hits.ts';

/** The state that every board gets besides its bet types. */
export interface BoardState {
  readonly isPhone: boolean;
  /** The draw takes no bets. */
  readonly isLocked: boolean;
  readonly hits: Hits;
}

/** One row of numbers: of a bet type of its own, or of a place of an ordered bet. */
export interface NumberRow {
  readonly type: LotteryBetType;
  readonly place: number;
}
