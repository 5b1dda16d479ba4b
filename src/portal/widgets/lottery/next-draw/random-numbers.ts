import type { LotteryBetType } from '#contracts/generated/contracts.ts';

/** So many different numbers of a bet type by chance, from the smallest to the largest. */
export function randomNumbers(
  { from, to, digits }: Pick<LotteryBetType, 'from' | 'to' | 'digits'>,
  count: number,
): string[] {
  const span = to - from + 1;
  const chosen = new Set<number>();
  // The largest multiple of the span below 2^32: what is above it would favour small numbers.
  const fair = Math.floor(2 ** 32 / span) * span;
  while (chosen.size < Math.min(count, span)) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) chosen.add(from + (drawn % span));
  }
  return [...chosen].sort((one, other) => one - other).map((number) => String(number).padStart(digits, '0'));
}
