import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCatalogue, fieldErrorCatalogue } from '#contracts/errors.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

describe('operations', () => {
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

  it('tell on hosts of sites and to probes that the process lives, and whether it can serve', async () => {
    for (const host of ['aurora.localhost', 'localhost', '10.1.2.3']) {
      expect((await gateway.ask('/healthz', { host })).json()).toEqual({ status: 'ok' });
      // A busy machine may lag for a moment, and is then right to say so.
      await expect
        .poll(async () => (await gateway.ask('/readyz', { host })).json(), { timeout: 20_000 })
        .toEqual({
          status: 'ready',
          checks: { database: 'ok', sites: 'ok', load: 'ok' },
        });
    }
  });

  it('are not ready without a database or without a site, though alive', async () => {
    // On PostgreSQL a site stays when its folder goes: another process may have it.
    const lost = await openTestDatabase({ kind: 'pglite' });
    const other = await startGateway(lost);
    await other.publish([]);
    await lost.close();
    const answer = await other.ask('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'not ready', checks: { database: 'unreachable', sites: 'none' } });
    expect((await other.ask('/healthz')).status).toBe(200);
    await other.close();
  });

  it('give their figures to the machine itself, never on a public host', async () => {
    await gateway.ask('/wps/system/status');
    const figures = await gateway.ask('/metrics', { host: 'localhost' });
    expect(figures.headers['content-type']).toContain('text/plain');
    expect(figures.text).toMatch(/marquee_http_request_duration_seconds_count\{[^}]*route="\/wps\/system\/status"/);
    for (const host of ['aurora.localhost', 'metrics.example'])
      expect((await gateway.ask('/metrics', { host })).status).toBe(404);
  });

  it('give their figures on a host of their own where one is set, and to the machine itself as ever', async () => {
    const other = await startGateway(database, { environment: { METRICS_HOST: 'metrics.internal' } });
    const statusOn = async (host: string): Promise<number> => (await other.ask('/metrics', { host })).status;
    expect(await statusOn('metrics.internal')).toBe(200);
    expect(await statusOn('localhost')).toBe(200);
    expect(await statusOn('aurora.localhost')).toBe(404);
    await other.close();
  });

  it('hide their figures behind a proxy, where all visitors look alike, without a host of their own', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    const behind = await startGateway(database, { environment: { TRUST_PROXY: 'loopback' } });
    expect((await behind.ask('/metrics', { host: 'localhost' })).status).toBe(404);
    await behind.close();

    const named = await startGateway(database, {
      environment: { TRUST_PROXY: 'loopback', METRICS_HOST: 'metrics.internal' },
    });
    expect((await named.ask('/metrics', { host: 'metrics.internal', headers: forwarded })).status).toBe(200);
    expect((await named.ask('/metrics', { host: 'localhost' })).status).toBe(200);
    for (const address of ['203.0.113.7', '127.0.0.1'])
      expect((await named.ask('/metrics', { host: 'localhost', headers: { 'x-forwarded-for': address } })).status).toBe(
        404,
      );
    await named.close();
    // A proxy that nobody has named gives itself away by what it adds.
    expect((await gateway.ask('/metrics', { host: 'localhost', headers: forwarded })).status).toBe(404);
  });

  it('keep labels that visitors invent out of the figures', async () => {
    await gateway.ask('/invented-by-a-visitor', { headers: { accept: 'application/json' } });
    expect((await gateway.ask('/metrics', { host: 'localhost' })).text).not.toContain('invented');
  });

  it('show the calls on a page that runs only what the gateway itself serves', async () => {
    const page = await gateway.ask('/docs', { host: 'localhost' });
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([\w-]+)';/.exec(policy)?.[1];
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const loaded = [...page.text.matchAll(/<(?:script|style|link rel="stylesheet")[^>]*>/g)].map(([tag]) => tag);
    expect(loaded).toHaveLength(4);
    for (const tag of loaded) expect(tag).toContain(`nonce="${nonce}"`);
    const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.filter((address) => address !== 'data:,')).toEqual([
      '/docs/swagger-ui.css',
      '/docs/swagger-ui-bundle.js',
    ]);
    expect(page.text).toContain('"url":"/docs/openapi.json"');
    expect(refusalOf(await gateway.ask('/docs/other')).status).toBe(404);
  });

  it.each([
    ['/docs/swagger-ui.css', 'text/css; charset=utf-8', '.swagger-ui'],
    ['/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
  ])('serve %s themselves, compressed for who takes it', async (path, type, words) => {
    const plain = await gateway.ask(path, { host: 'localhost', headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers).toMatchObject({ 'content-type': type, vary: expect.stringContaining('accept-encoding') });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toContain(words);
    const small = await gateway.ask(path, { host: 'localhost', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true);
  });

  it('show the calls in groups that have words, and every refusal', async () => {
    const { text } = await gateway.ask('/docs', { host: 'localhost' });
    const { tags, paths } = (await gateway.ask('/docs/openapi.json', { host: 'localhost' })).json() as {
      tags: Array<{ name: string; description: string }>;
      paths: Record<string, Record<string, { tags: string[] }>>;
    };
    const named = new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((one) => one.tags)));
    expect(new Set(tags.map(({ name }) => name))).toEqual(named);
    for (const { name, description } of tags) expect(description, `${name} has words`).not.toBe(name);
    expect(paths).toHaveProperty(['/wps/relay/GCSGAME_gameList', 'get']);
    for (const code of [...Object.keys(errorCatalogue), ...Object.keys(fieldErrorCatalogue)])
      expect(text).toContain(`<td>${code}</td>`);
  });
});
