import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#gateway/testing/raw-request.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testPortal } from '#gateway/testing/test-portal.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

const path = '/wps/system/setting/register';

describe('a request', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, { portal: testPortal() });
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  const ask = (target: string, ...hosts: readonly string[]) =>
    rawRequest(
      gateway.port,
      [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''].join('\r\n'),
    );
  const badHost = { status: 400, code: 'invalid_request', fields: { host: 'wrong_format' } };

  it('may name its host in its target, if it is the same', async () => {
    const plain = successOf(await ask(path, 'aurora.localhost'));
    expect(successOf(await ask(`http://aurora.localhost${path}`, 'aurora.localhost'))).toEqual(plain);
    expect(successOf(await ask(`HTTP://Aurora.localhost:80${path}`, 'aurora.LOCALHOST:80'))).toEqual(plain);
  });

  it('is the same page in either form', async () => {
    const before = gateway.logLines.length;
    for (const target of ['/help', 'http://aurora.localhost/help', 'http://aurora.localhost', '/']) {
      const answer = await ask(target, 'aurora.localhost');
      expect(answer.status, target).toBe(200);
    }
    const paths = gateway.logLines.slice(before).map((line) => (JSON.parse(line) as { path: string }).path);
    expect(paths).toEqual(['/help', '/help', '/', '/']);
  });

  it.each(['lotus.localhost', 'aurora.localhost:81', 'user@aurora.localhost', ''])(
    'that names %s in its target and another host in its header is refused',
    async (authority) => {
      expect(refusalOf(await ask(`http://${authority}${path}`, 'aurora.localhost'))).toEqual(badHost);
    },
  );

  it('that names two hosts, or none, is refused', async () => {
    expect(refusalOf(await ask(path, 'aurora.localhost', 'lotus.localhost'))).toEqual(badHost);
    expect(refusalOf(await ask(path, 'aurora.localhost', 'aurora.localhost'))).toEqual(badHost);
    expect(refusalOf(await ask(path))).toEqual(badHost);
  });

  it('that names a port that cannot be is refused, before the port reaches a page’s policy', async () => {
    for (const port of ['99999999', '65536', '1'.repeat(400)]) {
      const answer = await ask('/', `aurora.localhost:${port}`);
      expect(refusalOf(answer)).toEqual(badHost);
      expect(answer.headers['content-security-policy']).not.toContain(port);
    }
    const page = await ask('/', 'aurora.localhost:65535');
    expect(page.headers['content-security-policy']).toContain("connect-src 'self' ws://aurora.localhost:65535");
  });

  it('for no path at all finds nothing', async () => {
    expect((await ask('*', 'aurora.localhost')).status).toBeGreaterThanOrEqual(400);
  });
});
