import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameList, GameMenus, HotGames, VendorLanes } from '#contracts/generated/contracts.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testGames, writeTestCatalogue } from '#gateway/testing/test-catalogue.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('the games of a site', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let nowMs = Date.parse('2026-06-01T00:00:00Z');

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      now: () => new Date(nowMs),
      sites: [
        siteDocuments({ id: 'aurora' }),
        siteDocuments({
          id: 'lotus',
          site: {
            vendors: ['EG2', 'PG', 'TF'],
            categories: ['RNG', 'SPORTS'],
            languages: { offered: ['EN', 'TY'], default: 'EN' },
            currency: { code: 'VND', symbol: '₫', decimals: 0, symbolPosition: 'after' },
          },
        }),
      ],
    });
  });

  afterAll(() => gateway.close());

  const list = async (query: string, host = 'aurora.localhost'): Promise<GameList> =>
    successOf<GameList>(await gateway.ask(`/wps/relay/GCSGAME_gameList?${query}`, { host }));
  const codes = async (query: string, host?: string): Promise<string[]> =>
    (await list(query, host)).games.map((game) => game.gameCode);

  it('are listed by type, and by category where that is no type', async () => {
    expect(await codes('gameType=RNG')).toEqual(['PG-1', 'PG-2', 'EG2-1']);
    expect(await codes('gameType=JP')).toEqual(['EG2-3']);
    expect(await codes('gameType=ELOTT')).toEqual(['ELOTT-1']);
    expect(await codes('')).toHaveLength(testGames.length);
  });

  it('come as the specification’s game, with its own name in the language', async () => {
    const [game] = (await list('gameType=RNG&language=ES&pageSize=1')).games;
    expect(game).toMatchObject({
      gameName: 'Tumba de Anubis',
      nodeName: 'Tomb of Anubis',
      vassalage: 'PG',
      vendorName: 'PG Studio',
      isHot: 1,
      supportPlay: 0,
      minBet: '0.20',
      maxBet: null,
      iconUrl: expect.stringMatching(/^\/pictures\/[\w-]+\/tiles\/PG\/PG-1\.webp$/),
    });
    expect((await list('gameType=LIVE')).games[0]?.gameName).toBe('Nordic Roulette');
    expect((await list('gameType=RNG&pageSize=1', 'lotus.localhost')).games[0]?.minBet).toBe('5000');
  });

  it('are narrowed by every value that is given', async () => {
    expect(await codes('vassalage=EG2')).toEqual(['EG2-1', 'EG2-2', 'EG2-3']);
    expect(await codes('gameClassify=CLASSIC')).toEqual(['PG-2']);
    expect(await codes('minLineNum=5&gameType=RNG')).toEqual(['PG-1', 'PG-2', 'EG2-1']);
    expect(await codes('minLineNum=6&gameType=RNG')).toEqual(['PG-1', 'EG2-1']);
    expect(await codes('minBet=0.5')).toEqual(['PG-2']);
  });

  it('are found by a part of their name, whatever its case, accents and spaces', async () => {
    expect(await codes('gameName=%20CAFE%20')).toEqual(['EG2-1']);
    expect(await codes('gameName=tumba&language=ES')).toEqual(['PG-1']);
    expect(await codes('gameName=tomb&language=ES')).toEqual(['PG-1']);
    expect(await codes('gameName=%25')).toEqual([]);
  });

  it('come in pages', async () => {
    const second = await list('pageSize=4&pageNo=2');
    expect(second.games.map((game) => game.gameCode)).toEqual((await codes('')).slice(4, 8));
    expect([second.totalPages, second.totalCount]).toEqual([3, 10]);
    expect(await codes('pageSize=4&pageNo=9')).toEqual([]);
    expect((await list('pageSize=9999')).games).toHaveLength(10);
  });

  it('refuse invalid query values, by name', async () => {
    const refused = await gateway.ask(
      '/wps/relay/GCSGAME_gameList?gameType=XX&pageNo=0&pageSize=a&minBet=-1&pageSize=2',
    );
    expect(refusalOf(refused)).toMatchObject({
      status: 400,
      fields: { gameType: 'not_allowed_value', pageNo: 'wrong_format', pageSize: 'wrong_type', minBet: 'wrong_format' },
    });
    const other = await gateway.ask('/wps/relay/GCSGAME_gameList?merchant=LOTUS');
    expect(refusalOf(other).fields).toEqual({ merchant: 'not_allowed_value' });
  });

  it('take an empty value for none, under a name that they know', async () => {
    expect(await codes('vassalage=&minBet=&pageSize=&gameType=JP&language=')).toEqual(['EG2-3']);
    const refused = await gateway.ask('/wps/relay/GCSGAME_gameList?vassalage=&colour=');
    expect(refusalOf(refused)).toMatchObject({ status: 400, fields: { colour: 'unknown_field' } });
  });

  it('are those of the vendors and categories that the site offers, and no others', async () => {
    expect(await codes('', 'lotus.localhost')).toEqual(['PG-1', 'PG-2', 'EG2-1', 'EG2-2', 'EG2-3']);
    expect(await codes('gameType=LIVE', 'lotus.localhost')).toEqual([]);
  });

  it('are board games in one language alone', async () => {
    expect(await codes('gameType=BG&language=TY', 'lotus.localhost')).toEqual(['EG2-2']);
    expect(await codes('gameType=TG&language=TY', 'lotus.localhost')).toEqual([]);
    expect(await codes('gameType=BG', 'lotus.localhost')).toEqual([]);
    expect(await codes('gameType=TG', 'lotus.localhost')).toEqual(['EG2-2']);
  });

  it('that are hot come hottest first', async () => {
    const hot = async (query: string): Promise<string[]> =>
      successOf<HotGames>(await gateway.ask(`/wps/relay/GCSGAME_hotGamesV2?${query}`)).list.map(
        (game) => game.gameCode,
      );
    expect(await hot('merchantCode=AURORA&isPlatform=2&platform=flash,html5-desktop')).toEqual(['EG2-1', 'PG-1']);
    expect(await hot('vassalage=PG')).toEqual(['PG-1']);
    expect(await hot('gameType=LIVE')).toEqual([]);
  });

  it('stand in a menu whose numbers are those of the lists', async () => {
    const { menus } = successOf<GameMenus>(await gateway.ask('/lgw/games/game_menus?language=ES'));
    expect(menus.map(({ gameCategory, gameCount }) => [gameCategory, gameCount])).toEqual([
      ['RNG', 3],
      ['LIVE', 1],
      ['SPORTS', 1],
      ['ESPORTS', 1],
      ['COCKFIGHT', 1],
      ['ELOTT', 1],
    ]);
    expect(menus[1]).toMatchObject({ title: 'Casino en vivo', shortTitle: 'En vivo', icon: 'spade', vendorCount: 1 });
  });

  it('put e-sports and cockfights into groups of their own after sports', async () => {
    const { lanes } = successOf<VendorLanes>(
      await gateway.ask('/wps/relay/GCSGAME_vendorLanes?platform=html5-desktop'),
    );
    expect(lanes.map(({ gameCategory, cards }) => [gameCategory, Object.keys(cards)])).toEqual([
      ['RNG', ['PG', 'EG2']],
      ['LIVE', ['AG']],
      ['SPORTS', ['UG']],
      ['ESPORTS', ['TF']],
      ['COCKFIGHT', ['DS88']],
      ['ELOTT', ['ELOTT']],
    ]);
    expect(lanes[0]?.gameClassify).toEqual([
      { key: 'VIDEO', displayName: 'Video', vendors: { PG: 1, EG2: 1 } },
      { key: 'CLASSIC', displayName: 'Classic', vendors: { PG: 1 } },
    ]);
  });

  it('tell how a vendor draws its name, and what it is called in the language where that changes', async () => {
    const { lanes } = successOf<VendorLanes>(
      await gateway.ask('/wps/relay/GCSGAME_vendorLanes?platform=html5-desktop&language=ES'),
    );
    const named = lanes.flatMap(({ cards }) => Object.values(cards)).map((card) => [card.displayName, card.wordmark]);
    expect(named[0]).toEqual(['PG Studio', 'PG·drawn']);
    expect(named.at(-1)).toEqual(['Lotería rápida', 'Lotería rápida']);
    const { games } = successOf<GameList>(await gateway.ask('/wps/relay/GCSGAME_gameList?gameType=ELOTT&language=ES'));
    expect(games.map(({ vendorName }) => vendorName)).toContain('Lotería rápida');
  });

  it('are answered with a tag, and not sent again to a client that has them', async () => {
    const first = await gateway.ask('/lgw/games/game_menus');
    const again = await gateway.ask('/lgw/games/game_menus', { headers: { 'if-none-match': first.headers.etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const spanish = await gateway.ask('/lgw/games/game_menus?language=ES', {
      headers: { 'if-none-match': first.headers.etag },
    });
    expect(spanish.status).toBe(200);
  });

  it('come compressed to a client that accepts it, the same under the same tag', async () => {
    const path = '/wps/relay/GCSGAME_gameList?pageSize=10';
    const ask = (encoding: string) => gateway.ask(path, { headers: { 'accept-encoding': encoding } });
    const [plain, brotli, gzipped] = [await ask('identity'), await ask('gzip, br'), await ask('gzip')];
    const again = await ask('br');
    expect([plain, brotli, gzipped].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
    expect(gunzipSync(gzipped.bytes).toString()).toBe(plain.text);
    expect(again.bytes).toEqual(brotli.bytes);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(new Set([plain, brotli, gzipped].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(plain.headers.vary).toContain('accept-encoding');
    const small = await gateway.ask('/wps/relay/GCSGAME_gameList?gameName=%25', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });

  it('change within seconds of a change in the database, at addresses that change with it', async () => {
    const before = (await list('gameType=LIVE')).games[0]?.iconUrl;
    await writeTestCatalogue(database, '2');
    nowMs += 6_000;
    const after = (await list('gameType=LIVE')).games[0]?.iconUrl;
    expect(after).toMatch(/AG-1\.webp$/);
    expect(after).not.toBe(before);
  });

  it('have another tag at another site, after a publication, and with another catalogue', async () => {
    const path = '/wps/relay/GCSGAME_gameList?pageSize=2';
    const tags: string[] = [];
    const expectAnother = async (host = 'aurora.localhost') => {
      const known = tags.length > 0 ? { 'if-none-match': tags.join(', ') } : {};
      const { status, headers } = await gateway.ask(path, { host, headers: known });
      expect(status).toBe(200);
      tags.push(String(headers.etag));
      expect((await gateway.ask(path, { host, headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
    };
    await expectAnother();
    await expectAnother('lotus.localhost');
    await gateway.publish([siteDocuments({ id: 'aurora', site: { vendors: ['PG'] } })]);
    await expectAnother();
    await writeTestCatalogue(database, '3');
    nowMs += 6_000;
    await expectAnother();
  });
});
