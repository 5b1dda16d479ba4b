import { largestWinsOfDays } from '#gateway/areas/games/repository/winners-repository.ts';
import { pageOfRounds, totalOfRounds } from '#gateway/areas/records/repository/bet-repository.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import { median } from '../measure/median.ts';
import { CURRENCY, SITE } from './wallet-players.ts';

const RUNS = 40;
const DAY_MS = 86_400_000;

/** How long a page of a member's records of a day takes, and the winner board of a week; medians in milliseconds. */
export async function timeReads(url: string): Promise<{ readonly recordsMs: number; readonly boardMs: number }> {
  const database = await openDatabase({ databaseUrl: url, poolSize: 1 });
  const records: number[] = [];
  const board: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const now = Date.now();
      const owner = { siteId: SITE, memberId: String(run).padStart(10, '0'), currency: CURRENCY };
      const search = { from: new Date(now - DAY_MS).toISOString(), until: new Date(now).toISOString() };
      await database.forSite(SITE, async (tx) => {
        records.push(
          await timed(async () => {
            await pageOfRounds(tx, owner, search, { limit: 20, offset: 0 });
            await totalOfRounds(tx, owner, search);
          }),
        );
        const until = new Date(now).toISOString().slice(0, 10);
        board.push(await timed(() => largestWinsOfDays(tx, SITE, { currency: CURRENCY, limit: 40, until, days: 7 })));
      });
    }
  } finally {
    await database.close();
  }
  return { recordsMs: median(records), boardMs: median(board) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
