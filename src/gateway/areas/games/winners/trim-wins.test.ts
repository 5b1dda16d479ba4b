import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { RACE_MS } from '#contracts/race-time.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { requestOf } from '#gateway/testing/wallet-histories.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { largestWins, largestWinsOfDays } from '../repository/winners-repository.ts';
import { trimWins } from './trim-wins.ts';
import { winnersService } from './winners-service.ts';

const SITE = 'aurora';
const TODAY = '2031-05-20';
const NOW = new Date(`${TODAY}T12:00:00Z`);

describeOnOneEngine('the wins that a board is read from', (open) => {
  let database: TestDatabase;
  let user: string;

  beforeAll(async () => {
    database = await open();
    await database.forSite(SITE, (tx) =>
      tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute(),
    );
    const integrationId = await addIntegration(database);
    user = await addPlayer(database, { memberId: 'M000000001', integrationId, balanceMinor: 100_000 });
    // 120 wins of today, of 10 and more, and as many of a month ago, of which the largest is larger than all of these.
    await win(Array.from({ length: 120 }, (_, n) => ({ round: `today-${n}`, won: 10 + n, at: NOW.toISOString() })));
    const old = Array.from({ length: 120 }, (_, n) => ({ round: `old-${n}`, won: 2 + n, at: '2031-04-01T00:00:00Z' }));
    await win([...old, { round: 'largest', won: 9_000, at: '2031-04-01T00:00:00Z' }]);
  });

  async function call(requests: readonly object[]): Promise<void> {
    await database.forSite(SITE, (tx) =>
      sql`select seamless_process_many(${JSON.stringify(requests)}::jsonb)`.execute(tx),
    );
  }

  /** Plays rounds of a bet of 1 that are won and over. */
  const win = (rounds: ReadonlyArray<{ round: string; won: number; at: string }>) =>
    call(
      rounds.map(({ round, won, at }) => ({
        ...requestOf({ member: 0, day: 0, round, isFinished: true, actions: [] }, user, ''),
        ...{ at, kinds: ['bet', 'win'], ids: [`${round}-b`, `${round}-w`], amounts: [1, won], originals: [null, null] },
      })),
    );

  /** Runs the job once. */
  async function trim(): Promise<void> {
    const runs: Array<() => Promise<unknown>> = [];
    const jobs: Pick<RecurringJobs, 'every'> = {
      every(_name, _options, run) {
        runs.push(() => run(new AbortController().signal));
        return async () => undefined;
      },
    };
    const sites = { all: () => [{ id: SITE }] } as unknown as Pick<SiteDirectory, 'all'>;
    trimWins({ jobs, database, sites, clock: () => NOW });
    for (const run of runs) await run();
  }

  const board = async (days: number, limit: number) => {
    const rows = await database.forSite(SITE, (tx) =>
      largestWinsOfDays(tx, SITE, { currency: 'EUR', limit, until: TODAY, days }),
    );
    return rows.map(({ win_minor }) => Number(win_minor));
  };
  const ofAllTimes = async () => {
    const rows = await database.forSite(SITE, (tx) => largestWins(tx, SITE, { currency: 'EUR', limit: 500 }));
    return rows.map(({ win_minor }) => Number(win_minor));
  };

  it('keep the largest of the day, and the largest of all times', async () => {
    expect([(await board(7, 500)).length, (await ofAllTimes()).length]).toEqual([120, 241]);
    await trim();
    const today = await board(7, 500);
    expect([today.length, today[0], today.at(-1)]).toEqual([100, 129, 30]);
    const ever = await ofAllTimes();
    expect([ever[0], ever.includes(9_000)]).toEqual([9_000, true]);
    expect(ever.length).toBeLessThan(200);
  });

  it('take a win of today that is large enough, and no other', async () => {
    await win([
      { round: 'too-small', won: 29, at: NOW.toISOString() },
      { round: 'large-enough', won: 500, at: NOW.toISOString() },
    ]);
    const today = await board(1, 500);
    expect([today.length, today[0], today.includes(29)]).toEqual([101, 500, false]);
  });

  it('leave a race out of the board until it has been shown', async () => {
    const at = '2031-05-20T13:00:00Z';
    await call([
      {
        ...requestOf({ member: 0, day: 0, round: 'race', isFinished: true, actions: [] }, user, ''),
        ...{ game: 'VN_BAMBOO_RACE', at, kinds: ['bet', 'win'], ids: ['race-b', 'race-w'], amounts: [1, 700] },
        originals: [null, null],
      },
    ]);
    const shownAfter = async (ms: number): Promise<boolean> => {
      let hasRace = false;
      const winners = winnersService({
        database,
        findGames: async (_site, _language, played) => {
          hasRace = played.some(({ gameCode }) => gameCode === 'VN_BAMBOO_RACE');
          return [];
        },
        clock: () => new Date(Date.parse(at) + ms),
      });
      await winners.board({ ...siteDocuments({ id: SITE }), revision: 1, publication: 1, assetBase: '' }, 'EN');
      return hasRace;
    };
    expect([await shownAfter(RACE_MS - 1), await shownAfter(RACE_MS)]).toEqual([false, true]);
  });

  it('let go of a win that is rolled back', async () => {
    await call([
      {
        ...requestOf({ member: 0, day: 0, round: 'large-enough', isFinished: false, actions: [] }, user, ''),
        ...{ at: NOW.toISOString(), kinds: ['rollback'], ids: ['undo'], amounts: [0], originals: ['large-enough-w'] },
      },
    ]);
    expect((await board(1, 500)).slice(0, 2)).toEqual([700, 129]);
  });
});
