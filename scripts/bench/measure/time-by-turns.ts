/** Warm-up runs, which are not counted. */
const UNCOUNTED = 10;

/**
 * Times reads by turns, so that other load on the machine affects all of them.
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
