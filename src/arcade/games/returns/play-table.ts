import { fastDraw } from '#arcade/engine/fast-draw.ts';
import type { RoundSums } from '#arcade/engine/round-sums.ts';
import type { PlayedTable } from './played-table.ts';

/** Plays rounds of a table, with a fast generator in place of the seeds. Answers the sums of each of its bets. */
export function playTable(table: PlayedTable, rounds: number, seed: number): readonly RoundSums[] {
  const draw = fastDraw(seed);
  const sums = table.bets.map(() => ({ rounds, returned: 0, returnedSquared: 0, paying: 0, largest: 0 }));
  for (let round = 0; round < rounds; round++) {
    const shares = table.play(draw, round);
    for (const [index, sum] of sums.entries()) {
      const share = shares[index] ?? 0;
      if (share === 0) continue;
      if (share > 0) sum.paying++;
      sum.returned += share;
      sum.returnedSquared += share * share;
      if (share > sum.largest) sum.largest = share;
    }
  }
  return sums;
}
