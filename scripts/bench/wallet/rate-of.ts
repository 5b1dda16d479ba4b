/** How often a second some work is done, so many at once, for so long. */
export async function rateOf(
  work: () => Promise<void>,
  { atOnce, forMs }: { readonly atOnce: number; readonly forMs: number },
): Promise<number> {
  const endsAt = performance.now() + forMs;
  const startedAt = performance.now();
  let made = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < endsAt) {
        await work();
        made += 1;
      }
    }),
  );
  return (made / (performance.now() - startedAt)) * 1_000;
}
