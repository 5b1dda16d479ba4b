const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a message waits after its first failure, its second and so on. After the last one it is given up. */
const WAITS_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS] as const;

/**
 * How long to wait before the next try.
 * @param tries how often it was tried, at least once.
 * @returns milliseconds; null when it is given up.
 */
export function waitAfter(tries: number): number | null {
  return WAITS_MS[tries - 1] ?? null;
}
