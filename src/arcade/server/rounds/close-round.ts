import { closeShare } from '../jackpots/close-share.ts';
import { newServerSeed } from '../server-seed.ts';
import type { Store } from '../store/open-store.ts';
import { type ClosedAs, markClosed } from '../store/round-store.ts';

/** Closes a round and its jackpot share, in one step. @throws Error for one that is closed already. */
export function closeRound(store: Store, id: string, outcome: ClosedAs, now: number): void {
  store.transaction(() => {
    markClosed(store, id, outcome, now);
    closeShare(store, id, { isSettled: outcome.state === 'settled', now, drawSeed: newServerSeed });
  });
}
