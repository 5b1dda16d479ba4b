import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireOpenSite } from '#gateway/areas/sites/routes/require-open-site.ts';
import { countryByHeader } from '#gateway/areas/sites/status/visitor-country.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { requireModule } from './access/require-module.ts';

const environment = { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'x-country', RATE_LIMITS: '0.02' };

describe('every request', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await openTestDatabase();
    const countries = countryByHeader(readConfiguration({ MARQUEE_MODE: 'demo', ...environment }));
    const openSite = requireOpenSite({ read: async () => ({ maintenance: null, region: null }) }, countries);
    gateway = await startGateway(database, {
      environment,
      sites: [
        siteDocuments({ id: 'aurora', site: { regionRestriction: { mode: 'block', countries: ['US'] } } }),
        siteDocuments({ id: 'closed', site: { maintenance: { enabled: true } } }),
      ],
      extend(app) {
        app.post('/test/write', async () => ({ written: true }));
        app.get('/test/fails', async () => {
          throw new Error('the secret is 42');
        });
        app.get('/test/play', { preHandler: openSite }, async () => ({ played: true }));
        app.get('/test/sign-in', { preHandler: requireModule('SIGNIN3') }, async () => ({ open: true }));
        app.get('/test/free-play', { preHandler: requireModule('FREEPLAY3') }, async () => ({ open: true }));
      },
    });
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  let callers = 0;
  const taglineFor = async (path: string, headers: Record<string, string>): Promise<string> => {
    const address = `/wps/system/permission${path}`;
    callers += 1;
    const caller = `198.51.100.${callers}`;
    const response = await gateway.ask(address, { headers: { 'x-forwarded-for': caller, ...headers } });
    return successOf<{ info: { tagline: string } }>(response).info.tagline;
  };

  it('speaks the language of the query, else the header, else the cookie, else the browser, else the site', async () => {
    const spanish = 'Bienvenidos a aurora';
    const english = 'Welcome to aurora';
    expect(await taglineFor('?language=ES', { language: 'EN', cookie: 'language=EN', 'accept-language': 'en' })).toBe(
      spanish,
    );
    expect(await taglineFor('', { language: 'ES', cookie: 'language=EN', 'accept-language': 'en' })).toBe(spanish);
    expect(await taglineFor('', { cookie: 'a=b; language=ES', 'accept-language': 'en' })).toBe(spanish);
    expect(await taglineFor('', { 'accept-language': 'es-MX, en;q=0.5' })).toBe(spanish);
    expect(await taglineFor('', { 'accept-language': 'fr' })).toBe(english);
    expect(await taglineFor('?language=FR', { cookie: 'language=ES' })).toBe(spanish);
  });

  it('counts HEAD as reading, in its limit and in its count', async () => {
    const headers = { 'x-forwarded-for': '198.51.101.6' };
    for (let number = 0; number < 10; number += 1) {
      const head = await gateway.ask('/wps/system/whitelabel', { method: 'HEAD', headers });
      expect(head.status).toBe(200);
    }
    expect((await gateway.ask('/test/write', { method: 'POST', headers })).status).toBe(200);
  });

  it('is refused in its own language', async () => {
    const response = await gateway.ask('/wps/nothing', {
      headers: { language: 'ES', 'x-forwarded-for': '198.51.101.1' },
    });
    expect(response.json()).toEqual({ success: false, code: 'not_found', message: 'No hay nada en esta dirección.' });
  });

  it('gets no details of an internal failure, while the log gets all of them', async () => {
    const response = await gateway.ask('/test/fails', {
      headers: { 'x-request-id': 'find-me-1234', 'x-forwarded-for': '198.51.101.2' },
    });
    expect(refusalOf(response)).toMatchObject({ status: 500, code: 'internal_error' });
    expect(response.text).not.toContain('42');
    expect(response.headers['x-request-id']).toBe('find-me-1234');
    expect(
      gateway.logLines.find((line) => line.includes('find-me-1234') && line.includes('the secret is 42')),
    ).toBeDefined();
  });

  it('leaves a line in the log without its query and cookies', async () => {
    const headers = {
      cookie: 'session=hidden-cookie',
      authorization: 'Bearer hidden-token',
      'x-request-id': 'line-of-log-1',
    };
    await gateway.ask('/wps/system/status?token=hidden-query', { headers });
    const lines = gateway.logLines.filter((line) => line.includes('line-of-log-1'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/wps/system/status', status: 400, site: 'aurora' });
    expect(gateway.logLines.join()).not.toContain('hidden');
  });

  it('gets an id of its own when it brings none that a log can hold', async () => {
    const response = await gateway.ask('/healthz', { headers: { 'x-request-id': 'a b' } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is answered with the strictest headers', async () => {
    const { headers } = await gateway.ask('/wps/system/keys', { headers: { 'x-forwarded-for': '198.51.101.3' } });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    const secure = await gateway.ask('/healthz', { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toContain('max-age=');
  });

  it('changes nothing from another origin, and with cookies from none', async () => {
    const write = async (headers: Record<string, string>): Promise<number> =>
      (await gateway.ask('/test/write', { method: 'POST', headers: { ...headers, 'x-forwarded-for': '198.51.101.4' } }))
        .status;
    const own = `http://aurora.localhost:${gateway.port}`;
    expect(await write({ origin: own, cookie: 'session=a' })).toBe(200);
    expect(await write({ origin: 'http://closed.localhost', cookie: 'session=a' })).toBe(403);
    expect(await write({ origin: 'null' })).toBe(403);
    expect(await write({ cookie: 'session=a' })).toBe(403);
    expect(await write({})).toBe(200);
  });

  it('plays neither in maintenance nor from a region that is not served', async () => {
    const play = (host: string, country: string) =>
      gateway.ask('/test/play', { host, headers: { 'x-country': country, 'x-forwarded-for': '198.51.101.5' } });
    expect((await play('aurora.localhost', 'ES')).status).toBe(200);
    expect(refusalOf(await play('aurora.localhost', 'US'))).toMatchObject({ status: 451, code: 'region_restricted' });
    expect(refusalOf(await play('closed.localhost', 'US'))).toMatchObject({ status: 503, code: 'maintenance' });
  });

  it('reaches a module only while the flags turn it on', async () => {
    expect((await gateway.ask('/test/sign-in')).status).toBe(200);
    expect(refusalOf(await gateway.ask('/test/free-play'))).toMatchObject({ status: 403, code: 'feature_disabled' });
  });

  it('is turned away with a time to come back when one address asks too much, of one site', async () => {
    const ask = (host: string, address: string) =>
      gateway.ask('/wps/system/whitelabel', { host, headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask('aurora.localhost', '203.0.113.1')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0] && refusalOf(refused[0]).code).toBe('too_many_requests');
    const household = await Promise.all(
      Array.from({ length: 70 }, (_, index) => ask('aurora.localhost', `2001:db8:7:7::${index + 1}`)),
    );
    expect(household.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await ask('aurora.localhost', '203.0.113.2')).status).toBe(200);
    expect((await ask('closed.localhost', '203.0.113.1')).status).toBe(200);
  });

  it('is bounded for the /56 and the /48 of an IPv6 address too, each wider', async () => {
    const statuses = async (addresses: readonly string[]): Promise<number[]> => {
      const answers = [];
      for (const address of addresses)
        answers.push(await gateway.ask('/wps/captcha?kind=work', { headers: { 'x-forwarded-for': address } }));
      return answers.map(({ status }) => status);
    };
    const ofOne56 = Array.from({ length: 6 }, (_, index) => `2001:db8:a:${(256 + index).toString(16)}::1`);
    expect(await statuses(ofOne56)).toEqual([200, 200, 200, 200, 429, 429]);
    const ofOne48 = Array.from({ length: 18 }, (_, index) => `2001:db8:b:${(256 * index).toString(16)}::1`);
    expect(await statuses(ofOne48)).toEqual([...Array(16).fill(200), 429, 429]);
  });
});
