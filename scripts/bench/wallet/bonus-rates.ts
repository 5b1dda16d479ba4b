import { type ProcessRequest, playerOf, processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { grantBonus } from '#gateway/areas/rewards/repository/bonus-repository.ts';
import { coalescingWriter } from '#gateway/database/coalescing-writer.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { benchCount } from '../measure/bench-scale.ts';
import { median } from '../measure/median.ts';
import { ratioOf, turnsOfRound } from '../measure/paired-rounds.ts';
import type { Figure } from '../measure/report-figures.ts';
import { rateOf } from './rate-of.ts';
import { betRequest, CURRENCY, openPlayers, SITE, userOf } from './wallet-players.ts';

const AT_ONCE = 32;
const LANES = 4;
const PLAYERS = 500;
const TURN_MS = 4_000;
/** Of the players who bet in a turn, one in so many has a bonus. */
const SHARES = { none: null, some: 10, all: 1 } as const;

/** Bets of players with an active bonus, whose turnover each bet counts to, held against those of players without. */
export async function timeBonuses(): Promise<Figure[]> {
  if (postgresUrl === null) return [];
  const scratch = await createScratchDatabase();
  const database = await openDatabase({ databaseUrl: scratch.url, masterKeys: testMasterKeys() });
  try {
    await database.migrate();
    await database.forSite(SITE, (tx) =>
      tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute(),
    );
    await addIntegration(database);
    // The first half has bonuses.
    await openPlayers(database, PLAYERS * 2);
    for (let player = 0; player < PLAYERS; player += 1) await giveBonus(database, player);
    const write = coalescingWriter((requests: readonly ProcessRequest[]) => processMany(database, requests), {
      lanes: LANES,
      ownerOf: playerOf,
    });
    let lastId = 0;
    const bet = (oneIn: number | null) => async () => {
      lastId += 1;
      const hasBonus = oneIn !== null && lastId % oneIn === 0;
      const player = (lastId % PLAYERS) + (hasBonus ? 0 : PLAYERS);
      await write(betRequest(userOf(player), `b${lastId}`, { weight: 100, finished: true }));
    };
    type Name = keyof typeof SHARES;
    const names = Object.keys(SHARES) as Name[];
    const rates: Record<Name, number[]> = { none: [], some: [], all: [] };
    for (const name of names) await rateOf(bet(SHARES[name]), { atOnce: AT_ONCE, forMs: TURN_MS / 2 });
    for (let round = 0; round < benchCount(5, 3); round += 1)
      for (const name of turnsOfRound(names, round))
        rates[name].push(await rateOf(bet(SHARES[name]), { atOnce: AT_ONCE, forMs: TURN_MS }));
    const detail = (name: Name): string =>
      `${Math.round(median(rates[name]))} to ${Math.round(median(rates.none))} a second`;
    return [
      {
        figure: 'bets where one player in ten has a bonus, to bets without',
        measured: ratioOf(rates.some, rates.none),
        unit: '×',
        detail: detail('some'),
        target: { atLeast: 0.9 },
      },
      {
        figure: 'bets where every player has a bonus, to bets without',
        measured: ratioOf(rates.all, rates.none),
        unit: '×',
        detail: detail('all'),
        target: { atLeast: 0.5 },
      },
    ];
  } finally {
    await database.close();
    await scratch.drop();
  }
}

/** A bonus that no measurement plays through. */
function giveBonus(database: Pick<Database, 'forSite'>, player: number) {
  const owner = { memberId: String(player).padStart(10, '0'), currency: CURRENCY };
  const terms = {
    ...{ amountMinor: 10_000n, requiredMinor: 1_000_000_000n, largestBetMinor: null },
    ...{ days: 30, isFirst: false, reason: null },
  };
  return database.forSite(SITE, (tx) => grantBonus(tx, SITE, owner, { source: 'bench', terms, at: new Date() }));
}
