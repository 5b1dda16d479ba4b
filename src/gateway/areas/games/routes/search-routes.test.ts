import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  GameList,
  GameSearch,
  NewGameVendors,
  PopularGames,
  VendorGameTypes,
  VendorTypes,
} from '#contracts/generated/contracts.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { nodeIdOf, writeTestCatalogue } from '#gateway/testing/test-catalogue.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('games and vendors', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let nowMs = Date.parse('2026-06-01T00:00:00Z');

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      now: () => new Date(nowMs),
      sites: [
        siteDocuments({ id: 'aurora' }),
        siteDocuments({ id: 'lotus', site: { vendors: ['PG', 'EG2'], categories: ['RNG'] } }),
      ],
    });
  });

  afterAll(() => gateway.close());

  const search = async (query: string, host = 'aurora.localhost'): Promise<GameSearch> =>
    successOf<GameSearch>(await gateway.ask(`/wps/games/search?${query}`, { host }));
  const names = ({ games }: GameSearch): string[] => games.map(({ game }) => game.gameName);
  const list = async (query: string, host = 'aurora.localhost'): Promise<GameList> =>
    successOf<GameList>(await gateway.ask(`/wps/relay/GCSGAME_gameList?${query}`, { host }));

  it('are found while one types, with what to mark in their names', async () => {
    const found = await search('query=ro');
    expect(found.games.map(({ game, matches }) => [game.gameName, matches])).toEqual([['Nordic Roulette', [[7, 9]]]]);
    expect(found.totalCount).toBe(1);
    expect(found.categories).toEqual([{ gameType: 'LIVE', gameCount: 1 }]);
  });

  it.each(['o', 'a', 'l', 'studio', 'e'])('are counted in each category as its list counts them: %s', async (query) => {
    const { categories, totalCount } = await search(`query=${query}`);
    expect(totalCount).toBe((await list(`gameName=${query}`)).totalCount);
    expect(categories.length).toBeGreaterThan(0);
    for (const { gameType, gameCount } of categories)
      expect(gameCount).toBe((await list(`gameName=${query}&gameType=${gameType}`)).totalCount);
    const counts = categories.map(({ gameCount }) => gameCount);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  it('are found by the name in the language, by the English one, and by their vendor’s', async () => {
    expect((await search('query=tumba&language=ES')).games[0]?.matches).toEqual([[0, 5]]);
    expect((await search('query=tomb&language=ES')).games[0]?.matches).toEqual([]);
    const byVendor = await search('query=pg%20st');
    expect(names(byVendor)).toEqual(['Tomb of Anubis', 'Lucky Sevens']);
    expect(byVendor.vendors).toEqual([
      { vassalage: 'PG', displayName: 'PG Studio', gameType: 'RNG', gameCount: 2, matches: [[0, 5]] },
    ]);
  });

  it('are found in spite of a slip, in lists too', async () => {
    expect(names(await search('query=roulete'))).toEqual(['Nordic Roulette']);
    expect((await list('gameName=anbuis')).games.map(({ gameName }) => gameName)).toEqual(['Tomb of Anubis']);
  });

  it('are guessed at together: no vendor is meant by a slip while a game has what was typed', async () => {
    expect((await search('query=stud')).vendors).toHaveLength(4);
    expect((await search('query=stuido')).vendors).toHaveLength(4);
    expect((await search('query=seve')).vendors).toEqual([]);
  });

  it('are found best hit first, hot ones first among equals', async () => {
    expect(names(await search('query=a')).slice(0, 3)).toEqual(['Arena League', 'Tomb of Anubis', 'Dawn Arena']);
    expect(names(await search('query=arena'))).toEqual(['Arena League', 'Dawn Arena']);
  });

  it('are narrowed to a type and to a number', async () => {
    expect(names(await search('query=e&gameType=LIVE'))).toEqual(['Nordic Roulette']);
    const few = await search('query=e&pageSize=2');
    expect([few.games.length, few.totalCount > 2]).toEqual([2, true]);
  });

  it('are never those of another site', async () => {
    const found = await search('query=a', 'lotus.localhost');
    expect(names(found)).toEqual(['Tomb of Anubis', 'Café Noir', 'Deep Jackpot']);
    expect((await search('query=ag', 'lotus.localhost')).vendors).toEqual([]);
  });

  it('are none where nothing but marks was typed', async () => {
    expect(await search('query=%CC%81')).toEqual({ games: [], vendors: [], categories: [], totalCount: 0 });
  });

  it('refuse invalid query values, by name', async () => {
    const refused = await gateway.ask(`/wps/games/search?query=${'a'.repeat(61)}&gameType=X&pageSize=0&colour=1`);
    expect(refusalOf(refused)).toMatchObject({
      status: 400,
      fields: { query: 'too_long', gameType: 'not_allowed_value', pageSize: 'wrong_format', colour: 'unknown_field' },
    });
    expect(refusalOf(await gateway.ask('/wps/games/search?query=')).fields).toEqual({ query: 'required' });
  });

  it('tell the types of every vendor’s games, and of one', async () => {
    const path = '/wps/relay/GCSGAME_vendorGameTypes';
    const { vendors } = successOf<VendorGameTypes>(await gateway.ask(path));
    expect(vendors.map(({ vassalage }) => vassalage)).toEqual(['PG', 'EG2', 'AG', 'UG', 'TF', 'DS88', 'ELOTT']);
    const one = successOf<VendorTypes>(await gateway.ask('/wps/relay/GCSGAME_vassalGameType?vassalage=EG2'));
    expect(one).toEqual(vendors[1]);
    expect(one.gameTypes).toEqual([
      { gameType: 'RNG', gameCategory: 'RNG', gameCount: 1 },
      { gameType: 'TG', gameCategory: 'RNG', gameCount: 1 },
      { gameType: 'JP', gameCategory: 'RNG', gameCount: 1 },
    ]);
  });

  it('refuse a vendor that the site does not offer', async () => {
    const path = '/wps/relay/GCSGAME_vassalGameType';
    const other = await gateway.ask(`${path}?vassalage=AG`, { host: 'lotus.localhost' });
    expect(refusalOf(other)).toMatchObject({ status: 400, fields: { vassalage: 'not_allowed_value' } });
    expect(refusalOf(await gateway.ask(path)).fields).toEqual({ vassalage: 'required' });
  });

  it('tell the vendors that joined last, newest first', async () => {
    const { list: newest } = successOf<NewGameVendors>(await gateway.ask('/wps/relay/GCSGAME_newGameVendor'));
    expect(
      newest.slice(0, 2).map(({ vassalage, gameCategory, gameCount }) => [vassalage, gameCategory, gameCount]),
    ).toEqual([
      ['ELOTT', 'ELOTT', 1],
      ['DS88', 'COCKFIGHT', 1],
    ]);
  });

  it('are popular when they are hot, and where none is, when they come first', async () => {
    const popular = async (query: string): Promise<string[]> =>
      successOf<PopularGames>(await gateway.ask(`/wps/relay/GCSGAME_popular?${query}`)).list.map(
        ({ gameCode }) => gameCode,
      );
    expect(await popular('limitNum=3')).toEqual(['EG2-1', 'PG-1', 'PG-2']);
    expect(await popular('gameType=LIVE')).toEqual(['AG-1']);
  });

  it('come with the bytes of the first answer when they are asked for again and again', async () => {
    const ask = (headers: Record<string, string> = {}) => gateway.ask('/wps/games/search?query=dawn', { headers });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [first, , , last] = answers.map(({ headers: { date: _date, 'x-request-id': id, ...headers } }) => ({
      id,
      headers,
    }));
    expect(last?.headers).toEqual(first?.headers);
    expect(last?.id).not.toBe(first?.id);
    expect((await ask({ 'if-none-match': String(first?.headers.etag) })).status).toBe(304);
    const spanish = await gateway.ask('/wps/games/search?query=dawn', { headers: { language: 'ES' } });
    expect(spanish.status).toBe(200);
    expect((await gateway.ask('/wps/games/search?query=dawn', { host: 'nobody.localhost' })).status).toBe(404);
  });

  it('that a card stands for are listed by the card, which is none of them', async () => {
    await database.asOwner(async (tx) => {
      const card = await tx
        .selectFrom('catalogue_game')
        .selectAll()
        .where('game_code', '=', 'PG-1')
        .executeTakeFirstOrThrow();
      const row = {
        ...card,
        names: jsonText({}),
        art: null,
        node_id: '9000',
        game_code: 'PG-CARD',
        game_name: 'PG Collection',
        position: 90,
      };
      await tx
        .insertInto('catalogue_game')
        .values({ ...row, is_game: 'VASSALAGE', is_hot: 0, hot_rank: null })
        .execute();
      await tx.updateTable('catalogue_version').set({ version: 'with a card' }).execute();
    });
    nowMs += 6_000;
    expect((await list('gameType=RNG')).games.map(({ gameCode }) => gameCode)).toContain('PG-CARD');
    expect((await list('nodeId=9000')).games.map(({ gameCode }) => gameCode)).toEqual(['PG-1']);
    expect((await list('nodeId=9000&gameName=xyz')).totalCount).toBe(0);
    for (const nodeId of [nodeIdOf('PG-1'), '77'])
      expect(refusalOf(await gateway.ask(`/wps/relay/GCSGAME_gameList?nodeId=${nodeId}`)).fields).toEqual({
        nodeId: 'not_allowed_value',
      });
  });

  it('follow the catalogue within seconds, answers at hand included', async () => {
    const ask = async () => names(await search('query=collection'));
    expect([await ask(), await ask(), await ask(), await ask()].flat()).toHaveLength(4);
    await writeTestCatalogue(database, '3');
    nowMs += 6_000;
    expect(await ask()).toEqual([]);
  });
});
