import { combinations } from './bet-type.ts';

/** How many sets of `size` among the numbers from 1 to `to` have each sum, exactly: sums by index. */
export function sumCounts(to: number, size: number): readonly bigint[] {
  const most = to * size;
  const sets = Array.from({ length: size + 1 }, () => new Array<bigint>(most + 1).fill(0n));
  const [none] = sets;
  if (none !== undefined) none[0] = 1n;
  for (let number = 1; number <= to; number += 1) {
    for (let count = size; count >= 1; count -= 1) {
      const [row, smaller] = [sets[count], sets[count - 1]];
      if (row === undefined || smaller === undefined) continue;
      for (let sum = most; sum >= number; sum -= 1) row[sum] = (row[sum] ?? 0n) + (smaller[sum - number] ?? 0n);
    }
  }
  return sets[size] ?? [];
}

/** The chance of the sums that are asked for. */
export function chanceOfSums(counts: readonly bigint[], isAsked: (sum: number) => boolean): number {
  let asked = 0n;
  let all = 0n;
  counts.forEach((count, sum) => {
    all += count;
    if (isAsked(sum)) asked += count;
  });
  const scale = 10n ** 15n;
  return Number((asked * scale) / all) / Number(scale);
}

/** The chance of exactly `hits` of `marked` among `drawn` of `all`. */
export function chanceOfMarked(
  hits: number,
  { marked, drawn, all }: { readonly marked: number; readonly drawn: number; readonly all: number },
): number {
  // As a product of ratios: the counts themselves are larger than a number keeps exactly.
  let chance = combinations(drawn, hits);
  for (let index = 0; index < hits; index += 1) chance *= (marked - index) / (all - index);
  for (let index = 0; index < drawn - hits; index += 1) chance *= (all - marked - index) / (all - hits - index);
  return chance;
}
