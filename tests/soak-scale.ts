/**
 * A count that is small in `npm test` and large in `npm run soak`, so that both run the same code.
 * The large count is multiplied by the environment's `SOAK_SCALE`, which only the soak run sets.
 */
export function scaled(small: number, large: number): number {
  const scale = process.env.SOAK_SCALE;
  if (scale === undefined) return small;
  const factor = Number(scale);
  if (!(factor > 0)) throw new Error(`SOAK_SCALE must be a number above 0; it is '${scale}'.`);
  return Math.max(small, Math.round(large * factor));
}
