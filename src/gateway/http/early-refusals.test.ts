import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#gateway/testing/raw-request.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

const strictly = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
};
const host = 'Host: aurora.localhost';
const ended = 'Connection: close\r\n\r\n';

describe('a request that no route can see', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database);
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  it.each(['/%ff', '/wps/%E0%A4%A', '/assets/%c0%ae.js'])(
    'for %s is refused as strictly as any other',
    async (path) => {
      const answer = await gateway.ask(path);
      expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'invalid_request' });
      expect(answer.headers).toMatchObject({ ...strictly, 'x-request-id': expect.any(String) });
    },
  );

  it('gets `unknown_site` on an unknown host', async () => {
    expect(refusalOf(await gateway.ask('/%ff', { host: 'nobody.localhost' }))).toMatchObject({
      status: 404,
      code: 'unknown_site',
    });
  });

  it('leaves a line in the log without its query', async () => {
    await gateway.ask('/%ff-of-the-log?token=hidden');
    const lines = gateway.logLines.filter((line) => line.includes('%ff-of-the-log'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 400, path: '/%ff-of-the-log' });
    expect(gateway.logLines.join()).not.toContain('hidden');
  });

  it.each([
    [
      'too large a head',
      `GET / HTTP/1.1\r\n${host}\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['no request at all', 'nonsense\r\n\r\n', 400, 'invalid_request'],
    ['a header that is none', `GET / HTTP/1.1\r\n${host}\r\nbroken header\r\n${ended}`, 400, 'invalid_request'],
  ])('with %s is refused in the envelope too', async (_what, text, status, code) => {
    const answer = await rawRequest(gateway.port, text);
    expect(refusalOf(answer)).toMatchObject({ status, code });
    expect(answer.headers).toMatchObject(strictly);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  });
});
