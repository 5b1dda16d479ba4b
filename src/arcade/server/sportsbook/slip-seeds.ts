import type { Store } from '../store/open-store.ts';
import { insertTableSeeds } from '../store/table-bets.ts';

/** The name under which the store's secret makes the seeds of matches and of slips. */
export const SEASON = 'SEASON';
export const SLIPS = { vendor: SEASON, gameCode: 'slips' } as const;

const known = new WeakMap<Store, number>();

/**
 * The row of seeds that rounds of slips refer to, one for each process. Every round needs one; slips draw nothing from
 * it, since their matches have seeds of their own.
 */
export function slipSeeds(store: Store, serverSeed: string, now: number): number {
  const kept = known.get(store);
  // Seeds of trials are forgotten with the last of their rounds.
  if (kept !== undefined && store.statements.get('select id from seed where id = ?', kept) !== undefined) return kept;
  const clientSeed = `${SLIPS.vendor}:${SLIPS.gameCode}`;
  const made = insertTableSeeds(store, SLIPS, { serverSeed, clientSeed, at: now });
  known.set(store, made);
  return made;
}
