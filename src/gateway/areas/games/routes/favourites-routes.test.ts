import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FavouriteIds, FavouriteList, Game, GameList } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const flags = [{ modId: 'SIGNIN3' as const, enabled: true }];

describeOnOneEngine('favourites', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let games: readonly Game[];
  let token: string;
  let made = 0;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { flags, languages: { offered: ['EN', 'ES'], default: 'EN' } } }),
        siteDocuments({ id: 'lotus', site: { flags, vendors: ['EG2'], categories: ['RNG'] } }),
      ],
    });
    games = successOf<GameList>(await gateway.ask('/wps/relay/GCSGAME_gameList')).games.filter(
      ({ isGame }) => isGame === 'GAME',
    );
  });

  beforeEach(async () => {
    made += 1;
    token = await accountCalls(gateway).newMember(`keeper${String.fromCharCode(96 + made)}`);
  });

  afterAll(() => gateway.close());

  const call = (
    method: string,
    path: string,
    { body = undefined as object | undefined, as = token, host = 'aurora.localhost' } = {},
  ) =>
    gateway.ask(`/wps/relay/${path}`, {
      method,
      host,
      headers: accountCalls(gateway).bearer(as),
      ...(body && { body }),
    });
  const gameAt = (index: number): Game => {
    const game = games[index];
    if (!game) throw new Error(`the catalogue of tests has no game ${index}`);
    return game;
  };
  const payload = ({ nodeId, vassalage, gameType }: Game) => ({ nodeId, vendor: vassalage, gameType });
  const add = (game: Game) => call('POST', 'MCSFE_addFavorite', { body: payload(game) });
  const ids = async () => successOf<FavouriteIds>(await call('GET', 'MCSFE_favoriteIds')).ids;
  const list = async (query = '') => successOf<FavouriteList>(await call('GET', `MCSFE_favoriteList?${query}`));

  it('are kept, the latest first, each once, and let go of', async () => {
    for (const index of [0, 1, 0]) successOf(await add(gameAt(index)));
    expect(await ids()).toEqual([gameAt(1).nodeId, gameAt(0).nodeId]);
    const removal = { body: payload(gameAt(1)) };
    successOf(await call('DELETE', 'MCSFE_removeFavorite', removal));
    successOf(await call('DELETE', 'MCSFE_removeFavorite', removal));
    expect(await ids()).toEqual([gameAt(0).nodeId]);
  });

  it('are listed as games, in the language of the call, by type and vendor, and in pages', async () => {
    const [slot, live] = [
      games.find(({ gameType }) => gameType === 'RNG'),
      games.find(({ gameType }) => gameType === 'LIVE'),
    ];
    if (!slot || !live) throw new Error('the catalogue of tests lacks a slot or a table');
    for (const game of [slot, live]) successOf(await add(game));
    expect((await list()).content.map(({ nodeId }) => nodeId)).toEqual([live.nodeId, slot.nodeId]);
    expect(await list('gameType=LIVE')).toMatchObject({ content: [{ nodeId: live.nodeId }], totalCount: 1 });
    expect(await list(`vassalage=${slot.vassalage}&gameType=LIVE`)).toMatchObject({ content: [], totalPages: 0 });
    expect(await list('pageNo=2&pageSize=1')).toMatchObject({
      content: [{ nodeId: slot.nodeId }],
      pageNum: 2,
      totalPages: 2,
      totalCount: 2,
    });
    expect((await list('gameType=RNG&language=ES')).content[0]?.gameName).not.toBe(slot.gameName);
  });

  it('are kept once where a game is added many times at one moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(gameAt(0))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await ids()).toEqual([gameAt(0).nodeId]);
  });

  it('are games of the site, of their own vendor and type', async () => {
    const game = gameAt(0);
    const refused = async (body: object) => refusalOf(await call('POST', 'MCSFE_addFavorite', { body })).fields;
    expect(await refused({ ...payload(game), nodeId: '999999999' })).toEqual({ nodeId: 'not_allowed_value' });
    expect(await refused({ ...payload(game), vendor: game.vassalage === 'UG' ? 'PG' : 'UG' })).toEqual({
      vendor: 'not_allowed_value',
    });
    expect(await refused({ ...payload(game), gameType: game.gameType === 'LIVE' ? 'RNG' : 'LIVE' })).toEqual({
      gameType: 'not_allowed_value',
    });
    expect(await refused({ nodeId: 'x', vendor: game.vassalage })).toMatchObject({
      nodeId: 'wrong_format',
      gameType: 'required',
    });
    expect(await ids()).toEqual([]);
  });

  it('belong to their member and site alone', async () => {
    successOf(await add(gameAt(0)));
    const other = await accountCalls(gateway).newMember('bystander');
    expect(successOf<FavouriteIds>(await call('GET', 'MCSFE_favoriteIds', { as: other })).ids).toEqual([]);
    expect(refusalOf(await call('GET', 'MCSFE_favoriteIds', { host: 'lotus.localhost' })).code).toBe('not_logged_in');
  });

  it('are as many as the home page asks for, and no more', async () => {
    await database.forSite('aurora', async (tx) => {
      const { member_id } = await tx
        .selectFrom('member')
        .select('member_id')
        .where('account', '=', `keeper${String.fromCharCode(96 + made)}`)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: 998 }, (_, index) => ({
        site_id: 'aurora',
        member_id,
        node_id: 5_000_000 + index,
        added_at: '2026-01-01T00:00:00Z',
      }));
      await tx.insertInto('member_favourite').values(rows).execute();
    });
    expect((await Promise.all([add(gameAt(0)), add(gameAt(1))])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ]);
    expect(await ids()).toHaveLength(1);
  });
});
