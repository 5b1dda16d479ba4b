/** Two pools stand behind all jackpot games of a studio. */
export type JackpotTier = 'daily' | 'grand';

/** A pool as its games show it, in minor units of the session's currency. */
export interface JackpotPool {
  readonly tier: JackpotTier;
  readonly amountMinor: number;
  /** RFC 3339: it is paid by then, or with the first spin after it. Null where an amount decides. */
  readonly dropsBy: string | null;
  /** The upper limit of a pool that drops by amount; null for one that drops by time. */
  readonly dropsBelowMinor: number | null;
  /** SHA-256 of the seed that fixes when it is paid. */
  readonly seedHash: string;
}

/** A pool that was paid. */
export interface PaidJackpot {
  readonly tier: JackpotTier;
  readonly amountMinor: number;
  /** RFC 3339. */
  readonly paidAt: string;
  readonly seedHash: string;
  readonly serverSeed: string;
}

export interface JackpotState {
  readonly pools: readonly JackpotPool[];
  /** The last ones, the latest first. */
  readonly paid: readonly PaidJackpot[];
}

/** The jackpot win of a round. The win of its reels is not included. */
export interface JackpotWin {
  readonly tier: JackpotTier;
  readonly amountMinor: number;
}
