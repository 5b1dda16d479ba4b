import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameList, HotGames, NewGameVendors, PopularGames } from '#contracts/generated/contracts.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { measureSitePlay } from './measure-site-play.ts';

const DAY_MS = 24 * 60 * 60_000;

describeOnOneEngine('the measures of games', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let nowMs = Date.parse('2026-03-02T12:00:00Z');
  let lastRound = 0;
  const clock = () => new Date(nowMs);

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { vendors: ['PG', 'EG2', 'AG', 'UG'] } }),
        siteDocuments({ id: 'lotus' }),
      ],
      now: clock,
    });
    for (const vendor of ['PG', 'EG2', 'AG']) await addIntegration(database, { siteId: 'aurora', vendor });
  });
  afterAll(() => gateway.close());

  async function play(game: string, rounds: number): Promise<void> {
    const vendor = game.split('-')[0] ?? '';
    const integrationId = `aurora.${vendor}`;
    const user_id = await addPlayer(database, { memberId: '1000000001', integrationId, balanceMinor: rounds });
    for (let played = 0; played < rounds; played += 1) {
      lastRound += 1;
      const answer = await vendorCalls(gateway, integrationId).post('process', {
        ...{ user_id, currency: 'EUR', game: `${vendor}:${game}`, game_id: `round${lastRound}`, finished: true },
        actions: [{ action: 'bet', action_id: `bet${lastRound}`, amount: 1 }],
      });
      expect(answer.status, answer.text).toBe(200);
    }
  }

  const parts = () => ({ database, catalogues: new CatalogueStore(database, clock), clock });

  function siteOf(siteId: string): PublishedSite {
    const site = gateway.sites.siteByHost(`${siteId}.localhost`);
    if (site === undefined) throw new Error(`There is no site ${siteId}.`);
    return site;
  }

  /** Lets the rounds settle, measures as the job does, and waits until the gateway looks for new measures. */
  async function measure(siteId = 'aurora'): Promise<boolean> {
    nowMs += 2 * 60_000;
    const isMeasured = await measureSitePlay(parts(), siteOf(siteId), 60_000);
    nowMs += 6_000;
    return isMeasured;
  }

  const codesOf = ({ list }: HotGames | PopularGames): string[] => list.map(({ gameCode }) => gameCode);
  const hot = async (query = '', host = 'aurora.localhost') =>
    codesOf(successOf<HotGames>(await gateway.ask(`/wps/relay/GCSGAME_hotGamesV2?${query}`, { host })));
  const popular = async (query = '') =>
    codesOf(successOf<PopularGames>(await gateway.ask(`/wps/relay/GCSGAME_popular?${query}`)));
  const newVendors = async () =>
    successOf<NewGameVendors>(await gateway.ask('/wps/relay/GCSGAME_newGameVendor')).list.map(
      ({ vassalage }) => vassalage,
    );
  const badges = async () =>
    Object.fromEntries(
      successOf<GameList>(await gateway.ask('/wps/relay/GCSGAME_gameList')).games.map(({ gameCode, isHot }) => [
        gameCode,
        isHot,
      ]),
    );

  it('leave the catalogue’s own order without play', async () => {
    expect(await measure()).toBe(true);
    expect(await hot()).toEqual(['EG2-1', 'PG-1']);
    expect((await popular('gameType=RNG')).slice(0, 2)).toEqual(['EG2-1', 'PG-1']);
    expect(await newVendors()).toEqual(['UG', 'AG', 'EG2', 'PG']);
  });

  it('make the games hot that were played most, in each category, and break ties by the catalogue’s order', async () => {
    const tag = (await gateway.ask('/wps/relay/GCSGAME_hotGamesV2')).headers.etag;
    await play('PG-2', 3);
    await play('EG2-3', 1);
    await play('AG-1', 2);
    await measure();
    expect(await hot()).toEqual(['PG-2', 'AG-1', 'EG2-3']);
    expect((await gateway.ask('/wps/relay/GCSGAME_hotGamesV2')).headers.etag).not.toBe(tag);
    expect(await hot('gameType=LIVE')).toEqual(['AG-1']);
    expect(await hot('vassalage=PG')).toEqual(['PG-2']);
    await play('PG-1', 1);
    await measure();
    expect(await hot('gameType=RNG')).toEqual(['PG-2', 'PG-1']);
    expect(await badges()).toMatchObject({ 'PG-2': 1, 'PG-1': 1, 'EG2-3': 1, 'AG-1': 1, 'EG2-1': 0 });
  });

  it('make the games popular that were played most, and then those that are hot', async () => {
    expect((await popular()).slice(0, 4)).toEqual(['PG-2', 'AG-1', 'PG-1', 'EG2-3']);
    expect(await popular('gameType=LIVE')).toEqual(['AG-1']);
  });

  it('are each site’s own', async () => {
    await measure('lotus');
    expect(await hot('', 'lotus.localhost')).toEqual(['EG2-1', 'PG-1']);
  });

  it('are counted once, however many processes measure at a time', async () => {
    await play('EG2-2', 2);
    nowMs += 2 * 60_000;
    const passes = await Promise.all([1, 2, 3].map(() => measureSitePlay(parts(), siteOf('aurora'), 60_000)));
    expect(passes.filter((isMeasured) => isMeasured)).toHaveLength(1);
    const counted = await database.forSite('aurora', (tx) =>
      tx.selectFrom('game_play_day').select(['rounds']).where('game_code', '=', 'EG2-2').execute(),
    );
    expect(counted).toEqual([{ rounds: '2' }]);
  });

  it('count a day that ended again, with the rounds that a vendor reported late', async () => {
    nowMs = Date.parse('2026-03-03T00:05:00Z');
    await play('EG2-2', 1);
    await database.asOwner(
      (tx) =>
        tx
          .updateTable('game_round')
          .set({ round_id: sql`ledger_id_at('2026-03-02T18:00:00Z')` })
          .where('vendor_round_id', '=', `round${lastRound}`)
          .execute(),
      { siteId: 'aurora' },
    );
    await measure();
    const counted = await database.forSite('aurora', (tx) =>
      tx.selectFrom('game_play_day').select(['day', 'game_code', 'rounds']).orderBy('game_code').execute(),
    );
    expect(counted.map(({ day, game_code, rounds }) => [day.slice(0, 10), game_code, rounds])).toEqual([
      ['2026-03-02', 'AG-1', '2'],
      ['2026-03-02', 'EG2-2', '3'],
      ['2026-03-02', 'EG2-3', '1'],
      ['2026-03-02', 'PG-1', '1'],
      ['2026-03-02', 'PG-2', '3'],
    ]);
  });

  it('forget rounds of more than seven days ago', async () => {
    nowMs += 3 * DAY_MS;
    await play('EG2-2', 1);
    await measure();
    expect((await hot('gameType=RNG'))[0]).toBe('PG-2');
    nowMs += 4 * DAY_MS;
    await measure();
    expect(await hot()).toEqual(['EG2-2', 'EG2-1']);
  });

  it('list a vendor as new that came, or that brought a game, after the others', async () => {
    await database.asOwner(async (tx) => {
      const known = await tx
        .selectFrom('catalogue_game')
        .selectAll()
        .where('game_code', '=', 'PG-1')
        .executeTakeFirstOrThrow();
      const added = { ...known, names: jsonText({}), art: null, node_id: '9000', game_code: 'PG-9', position: 90 };
      await tx.insertInto('catalogue_game').values(added).execute();
      await tx.updateTable('catalogue_version').set({ version: 'with a game' }).execute();
    });
    await measure();
    expect((await newVendors())[0]).toBe('PG');
  });
});
