import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const LIST = '/wps/relay/GCSGAME_gameList';
const SEARCH = '/wps/games/search';
const HOST = 'aurora.localhost';

/** Headers of one answer alone, and of the connection. */
const OWN = ['date', 'x-request-id', 'connection', 'keep-alive'];

describeOnOneEngine('a first answer', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  /** Three calls a minute. */
  let narrow: TestGateway;

  beforeAll(async () => {
    database = await open();
    const sites = [siteDocuments({ id: 'aurora' })];
    gateway = await startGateway(database, { sites });
    narrow = await startGateway(database, { sites, environment: { RATE_LIMITS: '0.001' } });
    // The index of each language is made when it is first searched.
    for (const language of ['EN', 'ES', 'TH'])
      await inProcess(gateway, `${SEARCH}?query=warm&language=${language}`, {});
    await inProcess(narrow, `${SEARCH}?query=warm`, {});
  });

  afterAll(async () => {
    await gateway.close();
    await narrow.close();
  });

  const inProcess = (of: TestGateway, path: string, headers: Record<string, string>) =>
    of.app.inject({ method: 'GET', url: path, headers: { ...headers, host: `${HOST}:${of.port}` } });
  const withoutOwn = (headers: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !OWN.includes(name))
        .map(([name, value]) => [name, String(value)]),
    );

  it.each([
    [`${LIST}?gameType=RNG&pageSize=2`, {}],
    [`${LIST}?gameType=RNG&vassalage=PG&gameClassify=&minLineNum=1`, {}],
    [`${LIST}?gameName=a&language=ES`, {}],
    [`${LIST}?gameName=caf%C3%A9`, {}],
    [`${LIST}?gameName=anbuis`, { language: 'TH' }],
    [`${SEARCH}?query=ro`, { 'accept-language': 'es' }],
    [`${SEARCH}?query=pg+st&pageSize=3`, { cookie: 'language=ES' }],
    [`${SEARCH}?query=e&gameType=LIVE`, { 'accept-encoding': 'identity' }],
    [`${SEARCH}?query=stuido`, {}],
    [`${SEARCH}?query=zzzz`, { 'accept-encoding': 'br' }],
    [`${SEARCH}?query=arena`, { 'accept-encoding': 'gzip, br' }],
    [`${LIST}?gameType=X&colour=1`, {}],
    [`${LIST}?merchant=other`, {}],
    [`${LIST}?nodeId=77`, {}],
    [`${SEARCH}?query=`, {}],
    [`${SEARCH}?query=a&query=b`, {}],
    [`${SEARCH}?query=%00`, {}],
  ])('to %s has the bytes and headers that the route gives', async (path, headers) => {
    const first = await gateway.ask(path, { host: HOST, headers });
    const routed = await inProcess(gateway, path, headers);
    const again = await gateway.ask(path, { host: HOST, headers });
    expect(first.status).toBe(routed.statusCode);
    expect(first.bytes.equals(routed.rawPayload)).toBe(true);
    expect(withoutOwn(first.headers)).toEqual(withoutOwn(routed.headers));
    expect(withoutOwn(again.headers)).toEqual(withoutOwn(first.headers));
    expect(first.headers['x-request-id']).not.toBe(again.headers['x-request-id']);
  });

  it('has no body for a client that has the answer already', async () => {
    const path = `${SEARCH}?query=dawn`;
    const { headers } = await gateway.ask(path, { host: HOST });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await gateway.ask(path, { host: HOST, headers: known })).status).toBe(304);
  });

  it('is logged and counted in the metrics like any other', async () => {
    const path = `${LIST}?gameType=FISH&pageSize=7`;
    const before = gateway.logLines.length;
    await gateway.ask(path, { host: HOST });
    await expect.poll(() => gateway.logLines.slice(before).filter((line) => line.includes(LIST))).toHaveLength(1);
    const [line = '{}'] = gateway.logLines.slice(before).filter((each) => each.includes(LIST));
    expect(JSON.parse(line)).toMatchObject({ site: 'aurora', method: 'GET', path: LIST, status: 200 });
  });

  it('goes past the limit of reading only as often as that allows', async () => {
    const statuses: number[] = [];
    let last: Awaited<ReturnType<TestGateway['ask']>> | undefined;
    for (let asked = 1; asked <= 8; asked += 1) {
      last = await narrow.ask(`${SEARCH}?query=a&pageSize=${asked}`, { host: HOST });
      statuses.push(last.status);
    }
    // Three at once, three by the route, which counts them, and no more.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(last && refusalOf(last)).toMatchObject({ code: 'too_many_requests' });
  });
});
