/** A count of a measurement, multiplied by `BENCH_SCALE` and never below what still gives a median. */
export function benchCount(count: number, least = 3): number {
  const scale = Number(process.env.BENCH_SCALE ?? '1');
  if (!(scale > 0)) throw new Error(`BENCH_SCALE must be a number above 0; it is '${process.env.BENCH_SCALE}'.`);
  return Math.max(least, Math.round(count * scale));
}
