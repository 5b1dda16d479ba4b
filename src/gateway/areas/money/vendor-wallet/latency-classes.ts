/** A class reaches 19 % further than the one before: four of them double the time. */
const STEPS_PER_DOUBLING = 4;
/** Where the first class ends, in milliseconds. */
const FIRST_MS = 0.25;

/** Classes of latency, up to 13.8 seconds. The last one has all that took longer. */
export const LATENCY_CLASSES = 64;

/** The class of a call that took so many milliseconds. */
export function latencyClassOf(tookMs: number): number {
  if (!(tookMs > FIRST_MS)) return 0;
  return Math.min(LATENCY_CLASSES - 1, Math.ceil(STEPS_PER_DOUBLING * Math.log2(tookMs / FIRST_MS)));
}

/**
 * Estimates a percentile from counts by class: within its class a call is taken to lie where its rank does, so that
 * the result is at most 19 % off.
 * @param part between 0 and 1.
 * @returns milliseconds, to two digits behind the point; null where there were no calls.
 */
export function percentileOf(took: readonly number[], part: number): number | null {
  const calls = took.reduce((sum, count) => sum + count, 0);
  if (calls === 0) return null;
  const rank = part * calls;
  let before = 0;
  for (const [latency, count] of took.entries()) {
    if (count > 0 && before + count >= rank) {
      const begin = latency === 0 ? 0 : endOf(latency - 1);
      const within = begin + (endOf(latency) - begin) * Math.min(1, Math.max(0, (rank - before) / count));
      return Math.round(within * 100) / 100;
    }
    before += count;
  }
  return null;
}

/** Where a class ends, in milliseconds. */
const endOf = (latency: number): number => FIRST_MS * 2 ** (latency / STEPS_PER_DOUBLING);
