/** The durations of a live table's phases, in milliseconds. */
export interface TablePace {
  /** Bets are open. */
  readonly openMs: number;
  /** The wallets have at least so long to take the bets, so that the words "no more bets" can be read. */
  readonly leastLockMs: number;
  /** After so long the round goes on without those whose wallet has not answered. */
  readonly mostLockMs: number;
  /** Players choose, once the wallets have had the least time; 0 at tables without choices. */
  readonly chooseMs: number;
  /** The result is shown on the board. */
  readonly drawMs: number;
  /** It stays there, after a lock of the least length. */
  readonly restMs: number;
}

/** One round of a table. Moments are milliseconds since 1970. */
export interface TableRound {
  readonly number: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** No choice is made any more. The same as `closesAt` at tables without choices. */
  readonly choosesUntil: number;
  readonly endsAt: number;
}

/**
 * The round that a table plays at a moment. Rounds follow each other without a gap, whether anybody is there or not, so
 * every process finds the same.
 */
export function roundAt(pace: TablePace, now: number): TableRound {
  return numberedRound(pace, Math.floor(now / cycleOf(pace)));
}

/** A round by its number. */
export function numberedRound(pace: TablePace, number: number): TableRound {
  const cycleMs = cycleOf(pace);
  const opensAt = number * cycleMs;
  const closesAt = opensAt + pace.openMs;
  const choosesUntil = pace.chooseMs === 0 ? closesAt : closesAt + pace.leastLockMs + pace.chooseMs;
  return { number, opensAt, closesAt, choosesUntil, endsAt: opensAt + cycleMs };
}

function cycleOf({ openMs, leastLockMs, chooseMs, drawMs, restMs }: TablePace): number {
  return openMs + leastLockMs + chooseMs + drawMs + restMs;
}
