import type { Store } from '../store/open-store.ts';
import { insertTableSeeds } from '../store/table-bets.ts';

const SLIPS = { vendor: 'SEASON', gameCode: 'slips' } as const;

const known = new WeakMap<Store, number>();

/**
 * The seeds that rounds of slips refer to, one row for each process. A slip draws nothing by them: its matches have
 * seeds of their own, which its results name.
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
