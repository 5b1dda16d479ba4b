import { doubtOpenRounds, dueRounds } from '../store/round-store.ts';
import type { PlayerQueue } from './player-queue.ts';
import { type SettlerParts, settleRound } from './round-settler.ts';

const LOOK_EVERY_MS = 500;
const AT_ONCE = 32;

export interface BackgroundSettling {
  /** Tries every round that is due once; answers how many those were. */
  readonly lookOnce: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Goes on with rounds that players no longer wait for: those whose wallet has not answered, and at the start those that
 * a process left behind when it ended.
 */
export function settleInBackground(
  parts: SettlerParts,
  queue: PlayerQueue,
  onError: (error: unknown) => void,
): BackgroundSettling {
  const { store, clock } = parts;
  doubtOpenRounds(store, clock().getTime());
  let looking: Promise<number> = Promise.resolve(0);
  const look = async (): Promise<number> => {
    const due = dueRounds(store, clock().getTime(), AT_ONCE);
    await Promise.all(due.map((round) => queue.run(round, () => settleRound(parts, round.id, []))));
    return due.length;
  };
  const lookOnce = (): Promise<number> => {
    looking = looking.catch(() => 0).then(look);
    return looking;
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    lookOnce()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    lookOnce,
    stop: async () => {
      clearInterval(timer);
      await looking.catch(() => 0);
    },
  };
}
