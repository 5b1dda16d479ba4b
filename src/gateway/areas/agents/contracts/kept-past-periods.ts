import { BoundedCache } from '#gateway/kit/bounded-cache.ts';
import type { PastPeriod, pastPeriods } from '../repository/contract-income-repository.ts';

/** How long the figures of past periods are kept for simulations. */
const KEPT_MS = 60_000;
const MAX_BYTES = 4_000_000;
/** What a period holds at most, with what the engine adds. */
const PERIOD_BYTES = 300;

export type ReadPast = typeof pastPeriods;

/**
 * Reads past periods for simulations and keeps them for a minute: the active members of a large team take a second to
 * count, and an offer is simulated again whenever its tiers change.
 */
export function keptPastPeriods(read: ReadPast, clock: () => Date): ReadPast {
  const kept = new BoundedCache<{ readonly readAt: number; readonly past: ReadonlyMap<number, PastPeriod> }>(MAX_BYTES);
  return async (tx, siteId, asked) => {
    const now = clock().getTime();
    const { agentId, childId, isByDay, zone, periods, minBetMinor } = asked;
    const begins = periods.map(({ from }) => from.getTime());
    const key = [siteId, agentId, childId, isByDay, zone, minBetMinor, ...begins].join(' ');
    const known = kept.get(key);
    if (known !== undefined && Math.abs(now - known.readAt) < KEPT_MS) return known.past;
    const past = await read(tx, siteId, asked);
    kept.set(key, { readAt: now, past }, key.length + PERIOD_BYTES * (periods.length + 1));
    return past;
  };
}
