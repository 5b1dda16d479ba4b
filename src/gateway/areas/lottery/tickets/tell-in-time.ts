import type { SettledCall } from '#gateway/areas/money/money.ts';
import { lastDraw } from '../draws/draw-schedule.ts';
import { shownAtMs } from '../draws/result-shown.ts';
import { gameByCode } from '../games/site-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';

interface TellParts extends Pick<LotteryParts, 'onSettled' | 'clock'> {
  /** Runs something later, and returns what takes it back. */
  readonly later: (run: () => void, delayMs: number) => () => void;
}

/** Timers that keep no process alive. */
export const laterByTimer: TellParts['later'] = (run, delayMs) => {
  const timer = setTimeout(run, delayMs).unref();
  return () => clearTimeout(timer);
};

/**
 * Tells open pages what was settled: at once, or of a race when it has been shown. Pages that are opened meanwhile ask
 * for balances themselves, so nothing is lost where the process ends before.
 */
export function tellInTime({ onSettled, clock, later }: TellParts) {
  const waiting = new Set<() => void>();
  return {
    tell(settled: SettledCall): void {
      const nowMs = clock().getTime();
      const game = gameByCode(settled.gameCode);
      const delayMs = shownAtMs(game, lastDraw(game, nowMs).atMs) - nowMs;
      if (delayMs <= 0) {
        onSettled(settled);
        return;
      }
      const forget = later(() => {
        waiting.delete(forget);
        onSettled(settled);
      }, delayMs);
      waiting.add(forget);
    },

    stop(): void {
      for (const forget of waiting) forget();
      waiting.clear();
    },
  };
}
