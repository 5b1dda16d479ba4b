import { addRoundSums, type RoundSums } from '#arcade/engine/round-sums.ts';
import { deviationsForAll, estimateBet, faultOfBet, statesItsBest } from '#arcade/games/returns/bet-estimate.ts';
import type { PlayedTable } from '#arcade/games/returns/played-table.ts';
import { playedTables } from '#arcade/games/returns/played-tables.ts';
import type { RoundGame } from '#arcade/games/round-games.ts';
import { sharesOfRounds } from './rtp-tasks.ts';
import type { RtpThreads } from './rtp-threads.ts';

const ROUNDS_PER_TASK = 50_000;

const deviations = deviationsForAll(playedTables.flatMap(({ bets }) => bets).length);

const percent = (share: number, digits = 3): string => `${(share * 100).toFixed(digits)} %`;

/** Plays all bets of a game and prints their returns. @returns the disagreements, as sentences. */
export async function checkGame(
  { rules }: RoundGame,
  rounds: number,
  seed: number,
  threads: RtpThreads,
): Promise<readonly string[]> {
  const startedAt = performance.now();
  const tables = playedTables.filter((table) => table.rules.id === rules.id);
  const lines: string[] = [];
  const faults: string[] = [];
  for (const table of tables) {
    for (const [index, sums] of (await played(table, rounds, seed, threads)).entries()) {
      const bet = table.bets[index];
      if (bet === undefined) continue;
      const estimate = estimateBet(bet, sums, deviations);
      const fault = faultOfBet(bet, estimate, rules.returnBasisPoints);
      const exact = bet.exactShare === null ? 'not known' : percent(bet.exactShare, 4);
      const away = (estimate.mean - (bet.exactShare ?? rules.returnBasisPoints / 10_000)) * Math.sqrt(sums.rounds);
      lines.push(
        [
          `  ${bet.name.padEnd(38)} exact ${exact.padStart(10)}`,
          `played ${percent(estimate.mean).padStart(9)} ± ${percent(estimate.margin)}`,
          `deviation ${estimate.deviation.toFixed(2)} bets`,
          `${(away / estimate.deviation).toFixed(2)} standard errors off${fault === null ? '' : ', WRONG'}`,
        ].join(', '),
      );
      if (fault !== null) faults.push(`${rules.id}: ${bet.name} ${fault}.`);
    }
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const perSecond = Math.round((rounds * tables.length) / seconds).toLocaleString('en');
  const stated = (rules.returnBasisPoints / 100).toFixed(2);
  console.info(`${rules.id}, stated ${stated} %, ${seconds.toFixed(1)} s, ${perSecond} rounds per second`);
  console.info(`${lines.join('\n')}\n`);
  const bets = tables.flatMap((table) => table.bets);
  if (bets.length === 0) faults.push(`${rules.id} has no bets to play.`);
  if (!statesItsBest(bets, rules.returnBasisPoints)) faults.push(`${rules.id} does not state its best bet.`);
  return faults;
}

/** The sums of each bet of a table. */
async function played(
  table: PlayedTable,
  rounds: number,
  seed: number,
  { run }: RtpThreads,
): Promise<readonly RoundSums[]> {
  const index = playedTables.indexOf(table);
  const tasks = sharesOfRounds(rounds, seed + (index + 100) * 1_000_003, ROUNDS_PER_TASK).map((share) => ({
    ...share,
    kind: 'bets' as const,
    table: index,
  }));
  const parts = (await run(tasks)) as (readonly RoundSums[])[];
  return table.bets.map((_, bet) => addRoundSums(parts.flatMap((sums) => sums[bet] ?? [])));
}
