import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How far the event loop may fall behind, on average over a second, before the gateway asks to be left alone. */
const MOST_DELAY_MS = 1_000;
const PERIOD_MS = 1_000;
const RESOLUTION_MS = 20;

/**
 * Watches how late the event loop runs. Costs nothing per request; traffic is steered away by /readyz, and nobody is
 * turned off.
 */
export function watchEventLoop(): { isOverloaded(): boolean; stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let meanMs = 0;
  const timer = setInterval(() => {
    meanMs = delays.mean / 1e6;
    delays.reset();
  }, PERIOD_MS).unref();
  return {
    isOverloaded: () => meanMs > MOST_DELAY_MS,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
