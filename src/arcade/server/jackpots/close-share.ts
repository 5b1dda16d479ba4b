import { POOLS } from '#arcade/engine/jackpot/jackpot-pools.ts';
import type { Jackpot } from '../store/jackpot-store.ts';
import {
  growJackpot,
  insertJackpot,
  jackpotById,
  payJackpot,
  releaseJackpot,
  shareOf,
} from '../store/jackpot-store.ts';
import type { Store } from '../store/open-store.ts';
import { nextDay } from './daily-span.ts';

/**
 * Gives the pools their part of a round that is closed, and pays the pool that it has won. A round that came to nothing
 * gives nothing, and a pool that it had won goes on. Runs in the step that closes the round, so each is paid once.
 */
export function closeShare(
  store: Store,
  roundId: string,
  { isSettled, now, drawSeed }: { readonly isSettled: boolean; readonly now: number; readonly drawSeed: () => string },
): void {
  const share = shareOf(store, roundId);
  if (share === undefined) return;
  const { vendor, dailyMicro, grandMicro, won } = share;
  if (isSettled) {
    growJackpot(store, vendor, 'daily', dailyMicro);
    growJackpot(store, vendor, 'grand', grandMicro);
  }
  if (won === null) return;
  if (isSettled) {
    payJackpot(store, won.jackpotId, roundId, now);
    openNext(store, jackpotById(store, won.jackpotId), { now, serverSeed: drawSeed() });
  } else releaseJackpot(store, won.jackpotId, roundId);
}

/** Opens the pool after a paid one. It starts with all shares that came in while the win was being paid. */
function openNext(
  store: Store,
  { vendor, tier, amountMicro, paidMicro, span }: Jackpot,
  { now, serverSeed }: { readonly now: number; readonly serverSeed: string },
): void {
  const terms = POOLS.find((pool) => pool.tier === tier);
  const seedMicro = terms?.seedMicro ?? 0;
  const next = { vendor, tier, serverSeed, amountMicro: seedMicro + amountMicro - paidMicro };
  insertJackpot(store, { ...next, span: span === null ? null : nextDay(Math.max(now, span.to)) }, now);
}
