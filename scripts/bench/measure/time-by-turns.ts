/** Runs before the counted ones, in which caches fill. */
const UNCOUNTED = 10;

/**
 * Times reads by turns, so that what else the machine does hits all of them.
 * @returns the milliseconds of each run, by read.
 */
export async function timeByTurns(runs: number, reads: ReadonlyArray<() => Promise<unknown>>): Promise<number[][]> {
  const tookMs: number[][] = reads.map(() => []);
  for (let run = -UNCOUNTED; run < runs; run += 1)
    for (const [index, read] of reads.entries()) {
      const startedAt = performance.now();
      await read();
      if (run >= 0) tookMs[index]?.push(performance.now() - startedAt);
    }
  return tookMs;
}
