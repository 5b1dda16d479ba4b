import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { firstAnswer } from './first-answers.ts';

const HOST = 'aurora.localhost';
const LIST = '/wps/relay/GCSGAME_gameList';
const MENUS = '/lgw/games/game_menus';
const SEARCH = '/wps/games/search';

describeOnOneEngine('the desk in front of the framework', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let proxied: TestGateway;

  beforeAll(async () => {
    database = await open();
    const sites = [siteDocuments({ id: 'aurora' })];
    gateway = await startGateway(database, {
      sites,
      extend(app) {
        const fails = firstAnswer('LanguageQuery', () => {
          throw new TypeError('a fault of the desk');
        });
        app.get('/wps/faulty', { config: fails }, () => 'answered by the route');
      },
    });
    proxied = await startGateway(database, { sites, environment: { TRUST_PROXY: 'loopback' } });
  });

  afterAll(async () => {
    await gateway.close();
    await proxied.close();
  });

  /** The same asked for so often that the last answers come from at hand. */
  async function askUntilAtHand(path: string, of = gateway, headers: Record<string, string> = {}) {
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await of.ask(path, { host: HOST, headers }));
    return answers;
  }

  const linesOf = (of: TestGateway, from: number, path: string) =>
    of.logLines
      .slice(from)
      .filter((line) => line.includes(path))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('repeats an answer as the route gives it, each time under a request id of its own', async () => {
    const answers = await askUntilAtHand(MENUS);
    const [first] = answers;
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(answers.length);
    for (const { status, text, headers } of answers) {
      expect(status).toBe(200);
      expect(text).toBe(first?.text);
      expect({ ...headers, date: '', 'x-request-id': '' }).toEqual({ ...first?.headers, date: '', 'x-request-id': '' });
    }
  });

  it('bypasses the framework for cached answers and for those that are quickly made', async () => {
    await askUntilAtHand(MENUS);
    await gateway.ask(`${SEARCH}?query=warm`, { host: HOST });
    const routing = vi.spyOn(gateway.app, 'routing');
    try {
      await gateway.ask(MENUS, { host: HOST });
      await gateway.ask(`${SEARCH}?query=lu`, { host: HOST });
      expect(routing).not.toHaveBeenCalled();
      await gateway.ask('/healthz', { host: HOST });
      expect(routing).toHaveBeenCalledTimes(1);
    } finally {
      routing.mockRestore();
    }
  });

  it('leaves a request to its route where it fails itself', async () => {
    const answer = await gateway.ask('/wps/faulty', { host: HOST });
    expect([answer.status, answer.text]).toEqual([200, 'answered by the route']);
    expect(gateway.logLines.some((line) => line.includes('a fault of the desk'))).toBe(true);
  });

  it('takes the id that a request came with', async () => {
    const id = 'a-given-request-id';
    for (const { headers } of await askUntilAtHand(`${LIST}?gameType=FISH`, gateway, { 'x-request-id': id }))
      expect(headers['x-request-id']).toBe(id);
  });

  it('answers the pipelined requests of one connection in their order', async () => {
    await askUntilAtHand(MENUS);
    const searches = ['nordic', 'tomb', 'lucky', 'zzzz'].map((query) => `${SEARCH}?query=${query}&pageSize=9`);
    const paths = [MENUS, '/healthz', ...searches, `${LIST}?gameType=PVP&pageSize=3`, MENUS];
    const expected = await Promise.all(paths.map((path) => gateway.app.inject({ url: path, headers: { host: HOST } })));
    const ids = paths.map((_path, at) => `asked-ahead-${at}`);
    const socket = connect(gateway.port, '127.0.0.1').setEncoding('latin1');
    let said = '';
    socket.on('data', (text: string) => {
      said += text;
    });
    const question = (path: string, at: number) =>
      `GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\nx-request-id: ${ids[at]}\r\n\r\n`;
    socket.write(paths.map(question).join(''));
    const answered = () => [...said.matchAll(/^x-request-id: (.*)\r$/gm)].map(([, id]) => id);
    await expect.poll(answered).toEqual(ids);
    let from = 0;
    for (const { body } of expected) {
      const at = said.indexOf(body, from);
      expect(at).toBeGreaterThan(from);
      from = at;
    }
    socket.destroy();
  });

  it('stands visitors who ask and leave at once', async () => {
    await askUntilAtHand(MENUS);
    const from = gateway.logLines.length;
    for (let visitor = 0; visitor < 100; visitor += 1) {
      const socket = connect(gateway.port, '127.0.0.1');
      await once(socket, 'connect');
      for (const path of [MENUS, `${SEARCH}?query=leave${visitor}`])
        socket.write(`GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`);
      if (visitor % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    expect((await gateway.ask(MENUS, { host: HOST })).status).toBe(200);
    expect(gateway.logLines.slice(from).filter((line) => line.includes('"err"'))).toEqual([]);
  });

  it('does nothing for a client that has left by the end of the turn', async () => {
    await askUntilAtHand(MENUS);
    const headers = { host: HOST };
    const socket = { remoteAddress: '127.0.0.1' };
    const raw = { method: 'GET', url: MENUS, headers, rawHeaders: ['host', HOST], httpVersion: '1.1', socket };
    const response = { destroyed: true, writeHead: vi.fn() };
    const routing = vi.spyOn(gateway.app, 'routing');
    try {
      gateway.app.server.emit('request', raw, response);
      await nextTurn();
      await nextTurn();
      expect(response.writeHead).not.toHaveBeenCalled();
      expect(routing).not.toHaveBeenCalled();
    } finally {
      routing.mockRestore();
    }
  });

  it('leaves all but reading to the framework', async () => {
    await askUntilAtHand(MENUS);
    const head = await gateway.ask(MENUS, { host: HOST, method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await gateway.ask(MENUS, { host: HOST, method: 'DELETE' })).status).toBe(405);
    const tag = String(head.headers.etag);
    expect((await gateway.ask(MENUS, { host: HOST, headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it.each([MENUS, `${SEARCH}?query=ro`])('knows %s for the host alone that it was asked of', async (path) => {
    await askUntilAtHand(path);
    const refused = await gateway.ask(path, { host: 'nobody.example' });
    expect(refused.status).toBe(404);
    expect((await gateway.ask(path, { host: `${HOST}:99999` })).status).toBe(400);
  });

  it('believes the forwarding headers of a trusted proxy, as the framework does', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    for (const path of [MENUS, `${SEARCH}?query=st`]) {
      const from = proxied.logLines.length;
      const answers = await askUntilAtHand(path, proxied, forwarded);
      for (const { headers } of answers) expect(headers['strict-transport-security']).toContain('max-age=');
      const lines = () => linesOf(proxied, from, path.split('?')[0] ?? '');
      await expect.poll(lines).toHaveLength(answers.length);
      for (const line of lines()) expect(line).toMatchObject({ ip: '203.0.113.7', site: 'aurora', status: 200 });
    }
    const [plain] = await askUntilAtHand(MENUS, proxied);
    expect(plain?.headers['strict-transport-security']).toBeUndefined();
  });

  it('believes the forwarding headers of no other client', async () => {
    const from = gateway.logLines.length;
    const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const answers = await askUntilAtHand(MENUS, gateway, forwarded);
    for (const { headers } of answers) expect(headers['strict-transport-security']).toBeUndefined();
    await expect.poll(() => linesOf(gateway, from, MENUS)).toHaveLength(answers.length);
    for (const line of linesOf(gateway, from, MENUS)) expect(line.ip).not.toBe('203.0.113.7');
  });

  it('tells the figures of each answer', async () => {
    const counted = async (): Promise<number> => {
      const { body } = await gateway.app.inject({ method: 'GET', url: '/metrics', headers: { host: 'localhost' } });
      const line = body.split('\n').find((each) => each.includes('_count') && each.includes(MENUS));
      return Number(line?.split(' ').at(-1) ?? 0);
    };
    const before = await counted();
    const answers = await askUntilAtHand(MENUS);
    await expect.poll(counted).toBe(before + answers.length);
  });
});
