/** Each class is 19 % wider than the previous one: four classes double the latency. */
const STEPS_PER_DOUBLING = 4;
/** The upper bound of the first class in milliseconds. */
const FIRST_MS = 0.25;

/** The number of latency classes, up to 13.8 seconds. The last class has all slower calls. */
export const LATENCY_CLASSES = 64;

/** The class of a latency in milliseconds. */
export function latencyClassOf(tookMs: number): number {
  if (!(tookMs > FIRST_MS)) return 0;
  return Math.min(LATENCY_CLASSES - 1, Math.ceil(STEPS_PER_DOUBLING * Math.log2(tookMs / FIRST_MS)));
}

/**
 * Estimates a percentile from counts by class, interpolated within the class. The error is at most 19 %.
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

/** The upper bound of a class in milliseconds. */
const endOf = (latency: number): number => FIRST_MS * 2 ** (latency / STEPS_PER_DOUBLING);
