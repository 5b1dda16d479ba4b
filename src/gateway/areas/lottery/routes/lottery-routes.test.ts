import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DrawMenu, DrawOpened, DrawRecent } from '#contracts/generated/contracts.ts';
import { validateDrawMenu, validateDrawOpened, validateDrawRecent } from '#contracts/generated/validators.js';
import { answerEndOf } from '#gateway/http/answer-end.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const MENU = '/lgw/vn/games/game_menu';
const OPENED = '/lgw/vn/numeros/opened/game';
const RECENT = '/lotto/lgw/games/opened/numero';

/** A Thursday, 17:32:45 in Hanoi: 42 minutes and 15 seconds before the northern draw. */
const AFTERNOON = '2025-11-20T10:32:45Z';

describeOnOneEngine('the draws', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let now = new Date(AFTERNOON);
  const sites = [
    siteDocuments({ id: 'aurora', site: { languages: { offered: ['EN', 'VI'], default: 'EN' } } }),
    siteDocuments({ id: 'lotus', site: { categories: ['LOTT', 'ELOTT'], vendors: ['LOTT', 'TCG_SEA', 'ELOTT'] } }),
    siteDocuments({ id: 'slots', site: { categories: ['RNG', 'LIVE'] } }),
  ];

  beforeAll(async () => {
    database = await open();
    // The secret of the bytes 0 to 31, for which the numbers are known.
    const k = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64url');
    await database.secrets.add({ keyId: 'known', purpose: 'draws', privateJwk: { kty: 'oct', k } });
    gateway = await startGateway(database, { sites, now: () => now });
  });

  afterAll(() => gateway.close());

  const at = (time: string): void => {
    now = new Date(time);
  };
  const menu = async (query = '', host = 'aurora.localhost'): Promise<DrawMenu> =>
    successOf<DrawMenu>(await gateway.ask(`${MENU}${query}`, { host }));
  const opened = async (query: string): Promise<DrawOpened> =>
    successOf<DrawOpened>(await gateway.ask(`${OPENED}?${query}`));
  const recent = async (query: string): Promise<DrawRecent> =>
    successOf<DrawRecent>(await gateway.ask(`${RECENT}?${query}`));
  const codesOf = ({ lottGames }: DrawMenu): string[] => lottGames.map(({ gameCode }) => gameCode);
  const endOf = async (url: string): Promise<Date | undefined> => {
    const response = await gateway.app.inject({ url, headers: { host: 'aurora.localhost' } });
    return answerEndOf(response.raw.res);
  };

  it('are in a menu with their next draw, their latest result and their odds', async () => {
    at(AFTERNOON);
    const answer = await menu('?language=VI&device=WEB');
    expect(validateDrawMenu(answer)).toBe(true);
    expect(answer).toMatchObject({ now: '2025-11-20T10:32:45.000Z', prizeMode: 'ELOTT' });
    expect(answer.lottGames[0]).toMatchObject({
      gameCode: 'VN_MB',
      gameName: 'Miền Bắc',
      subtitle: 'Mỗi ngày lúc 18:15',
      gameGroupCode: 'LF',
      vassalage: 'TCG_LOTTO_VN',
      odds: '99',
      timeZone: 'Asia/Ho_Chi_Minh',
      nextIssue: '20251120',
      nextDrawAt: '2025-11-20T11:15:00.000Z',
      lastResult: { issue: '20251119', drawnAt: '2025-11-19T11:15:00.000Z', special: 4 },
    });
    const race = answer.lottGames.find(({ gameCode }) => gameCode === 'VN_BAMBOO_RACE');
    expect(race).toMatchObject({ nextIssue: '20251120-0352', lastResult: { issue: '20251120-0351', special: 0 } });
    expect(race?.lastResult.balls).toHaveLength(10);
  });

  it('follow from the secret, the same on every process, at their moment and not before', async () => {
    at('2025-11-20T11:14:59.999Z');
    expect((await opened('gameCode=VN_MB')).result.issue).toBe('20251119');
    expect(refusalOf(await gateway.ask(`${OPENED}?gameCode=VN_MB&issue=20251120`))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    at('2025-11-20T11:15:00Z');
    const answer = await opened('gameCode=VN_MB&issue=20251120');
    expect(answer.result).toEqual({
      issue: '20251120',
      drawnAt: '2025-11-20T11:15:00.000Z',
      balls: ['57', '54', '37', '13', '74'],
      special: 4,
    });
    expect(answer.prizes?.[0]).toEqual({ prize: 'special', numbers: ['36074'] });
    const other = await startGateway(database, { sites, now: () => now });
    const again = await other.ask(`${OPENED}?gameCode=VN_MB`);
    await other.close();
    expect(successOf<DrawOpened>(again)).toEqual(answer);
  });

  it('are opened one by one, each with the ones before and after it', async () => {
    at(AFTERNOON);
    const latest = await opened('gameCode=VN_HN_VIP');
    expect(validateDrawOpened(latest)).toBe(true);
    expect(latest).toMatchObject({
      result: { issue: '20251120-0211', drawnAt: '2025-11-20T10:30:00.000Z' },
      prizes: null,
      previousIssue: '20251120-0210',
      nextIssue: null,
      nextDrawAt: '2025-11-20T10:35:00.000Z',
    });
    const first = await opened('gameCode=VN_HN_VIP&issue=20251120-0001');
    expect(first).toMatchObject({ previousIssue: '20251119-0288', nextIssue: '20251120-0002' });
    at('2025-11-20T10:35:00Z');
    expect((await opened('gameCode=VN_HN_VIP&issue=20251120-0211')).nextIssue).toBe('20251120-0212');
    expect((await opened('gameCode=VN_HN_VIP')).result.balls).toEqual(['74', '73', '47', '68', '16']);
  });

  it('are opened by the day, which shows its latest draw so far', async () => {
    at(AFTERNOON);
    expect((await opened('gameCode=VN_KENO_EXPRESS&date=2025-11-19')).result.issue).toBe('20251119-1440');
    expect((await opened('gameCode=VN_KENO_EXPRESS&date=2025-11-20')).result.issue).toBe('20251120-1053');
    expect((await opened('gameCode=VN_MB&date=2025-11-19')).result.issue).toBe('20251119');
    for (const query of ['gameCode=VN_MB&date=2025-11-20', 'gameCode=VN_LOTUS_SIX&date=2025-11-19'])
      expect(refusalOf(await gateway.ask(`${OPENED}?${query}`)).status, query).toBe(404);
  });

  it('can be read back to the first day of the house, and no further', async () => {
    at(AFTERNOON);
    expect(await opened('gameCode=VN_MB&issue=20240101')).toMatchObject({ previousIssue: null, nextIssue: '20240102' });
    expect(refusalOf(await gateway.ask(`${OPENED}?gameCode=VN_MB&issue=20231231`)).status).toBe(404);
    at('2024-01-02T12:00:00Z');
    expect((await recent('gameCode=VN_MB&pageSize=20')).list.map(({ issue }) => issue)).toEqual([
      '20240102',
      '20240101',
    ]);
  });

  it('are listed latest first, as many as are asked for and never more than a hundred', async () => {
    at(AFTERNOON);
    const answer = await recent('gameCode=VN_KENO_EXPRESS&pageSize=3&language=VI');
    expect(validateDrawRecent(answer)).toBe(true);
    expect(answer).toMatchObject({ gameName: 'Keno siêu tốc', nextDrawAt: '2025-11-20T10:33:00.000Z' });
    expect(answer.list.map(({ issue }) => issue)).toEqual(['20251120-1053', '20251120-1052', '20251120-1051']);
    expect((await recent('gameCode=VN_KENO_EXPRESS')).list).toHaveLength(10);
    expect((await recent('gameCode=VN_KENO_EXPRESS&pageSize=9999')).list).toHaveLength(100);
  });

  it('are those of the prize mode that is asked for, else of the site’s own', async () => {
    at(AFTERNOON);
    const everyCategory = siteDocuments({ id: 'aurora', site: { categories: ['LOTT', 'ELOTT'] } });
    await gateway.publish([everyCategory, ...sites.slice(1)]);
    const house = await menu('?prizeMode=LOTT');
    expect(codesOf(house).slice(0, 2)).toEqual(['LF_LOTUS', 'LHC_JADE']);
    expect(new Set(house.lottGames.map(({ vassalage }) => vassalage))).toEqual(new Set(['LOTT']));
    expect(house.lottGames).toHaveLength(50);
    const region = await menu('?prizeMode=SEA');
    expect([codesOf(region)[0], region.lottGames.length]).toEqual(['SEA_BKK', 24]);
    expect(codesOf(await menu('?prizeMode=ZY'))).toEqual([]);
    expect(codesOf(await menu())).toEqual(codesOf(await menu('?prizeMode=ELOTT')));
    expect((await menu('', 'lotus.localhost')).prizeMode).toBe('LOTT');
    await gateway.publish(sites);
  });

  it('are the games that are named, or the first so many', async () => {
    at(AFTERNOON);
    expect(codesOf(await menu('?gameCodes=VN_KENO_EXPRESS,VN_XX,VN_MB'))).toEqual(['VN_KENO_EXPRESS', 'VN_MB']);
    expect(codesOf(await menu('?pageSize=3'))).toEqual(['VN_MB', 'VN_MN', 'VN_MT']);
  });

  it('are those of the vendors and categories that the site offers', async () => {
    at(AFTERNOON);
    expect(codesOf(await menu('?prizeMode=LOTT'))).toEqual([]);
    const houseAlone = await menu('?prizeMode=ELOTT', 'lotus.localhost');
    expect(new Set(houseAlone.lottGames.map(({ vassalage }) => vassalage))).toEqual(new Set(['ELOTT']));
    const ask = (host: string) => gateway.ask(`${OPENED}?gameCode=VN_MB`, { host });
    expect((await ask('aurora.localhost')).status).toBe(200);
    expect(refusalOf(await ask('lotus.localhost'))).toMatchObject({ status: 404, code: 'not_found' });
    expect(refusalOf(await gateway.ask(`${RECENT}?gameCode=LF_LOTUS`)).status).toBe(404);
  });

  it('are refused by a site that offers no lottery at all', async () => {
    for (const path of [MENU, `${OPENED}?gameCode=VN_MB`, `${RECENT}?gameCode=VN_MB`]) {
      const refusal = refusalOf(await gateway.ask(path, { host: 'slots.localhost' }));
      expect(refusal, path).toMatchObject({ status: 403, code: 'feature_disabled' });
    }
  });

  it('refuse invalid query values, by name', async () => {
    at(AFTERNOON);
    const faultsOf = async (path: string) => {
      const { status, fields } = refusalOf(await gateway.ask(path));
      expect(status, path).toBe(400);
      return fields;
    };
    expect(await faultsOf(`${MENU}?prizeMode=XX&device=TV`)).toEqual({
      prizeMode: 'not_allowed_value',
      device: 'not_allowed_value',
    });
    expect(await faultsOf(OPENED)).toEqual({ gameCode: 'required' });
    expect(await faultsOf(`${OPENED}?gameCode=VN_MB&issue=tomorrow&date=20251120`)).toEqual({
      issue: 'wrong_format',
      date: 'wrong_format',
    });
    expect(await faultsOf(`${OPENED}?gameCode=VN_MB&issue=20251320`)).toEqual({ issue: 'wrong_format' });
    expect(await faultsOf(`${OPENED}?gameCode=VN_MB&date=2025-02-29`)).toEqual({ date: 'wrong_format' });
    expect(await faultsOf(`${OPENED}?gameCode=VN_MB&issue=20251119&date=2025-11-19`)).toEqual({
      date: 'not_allowed_value',
    });
    expect(await faultsOf(`${RECENT}?gameCode=VN_MB&pageSize=0&page=2`)).toEqual({
      pageSize: 'wrong_format',
      page: 'unknown_field',
    });
    for (const path of [`${OPENED}?gameCode=VN_XX`, `${OPENED}?gameCode=VN_KENO_EXPRESS&issue=20251119`])
      expect(refusalOf(await gateway.ask(path)).status, path).toBe(404);
  });

  it('end a page with the next slow draw that it shows, and never for a fast one', async () => {
    at(AFTERNOON);
    expect(await endOf(MENU)).toEqual(new Date('2025-11-20T11:15:00Z'));
    expect(await endOf(`${OPENED}?gameCode=VN_MB&issue=20251118`)).toEqual(new Date('2025-11-20T11:15:00Z'));
    expect(await endOf(`${RECENT}?gameCode=VN_MN`)).toEqual(new Date('2025-11-21T09:15:00Z'));
    expect(await endOf(`${OPENED}?gameCode=VN_KENO_EXPRESS`)).toBeUndefined();
    expect(await endOf(`${RECENT}?gameCode=VN_BAMBOO_RACE`)).toBeUndefined();
  });

  it('are public without an account, and described', async () => {
    const description = (await gateway.ask('/docs/openapi.json', { host: 'localhost' })).json() as {
      paths: Record<string, { get: { tags: string[]; parameters: Array<{ name: string; required: boolean }> } }>;
    };
    for (const path of [MENU, OPENED, RECENT]) expect(description.paths[path]?.get.tags, path).toEqual(['lottery']);
    const required = description.paths[OPENED]?.get.parameters.filter((parameter) => parameter.required);
    expect(required?.map(({ name }) => name)).toEqual(['gameCode']);
  });

  it('never tell the secret', async () => {
    const { privateJwk } = (await database.secrets.keysFor('draws'))[0] ?? {};
    const answers = await Promise.all(
      [MENU, `${OPENED}?gameCode=VN_MB`, '/wps/system/keys'].map((path) => gateway.ask(path)),
    );
    for (const { text, headers } of answers) expect(text + JSON.stringify(headers)).not.toContain(privateJwk?.k);
  });
});
