import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jsonText } from '#gateway/database/json-column.ts';
import { startGateway, type TestGateway, type TestGatewayOptions } from '#gateway/testing/start-gateway.ts';
import { type TestPortalOptions, testPortal } from '#gateway/testing/test-portal.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

const browser = { accept: 'text/html', 'accept-encoding': 'br' };
const phone = { ...browser, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };

function htmlOf({ bytes, headers }: SiteResponse): string {
  const encoding = headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

function noncesOf(html: string): string[] {
  return [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce = '']) => nonce);
}

const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, '');

describe('the pages of a site', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let portal: ReturnType<typeof testPortal>;
  let nowMs: number;

  beforeAll(async () => {
    database = await openTestDatabase();
    return () => database.close();
  });

  afterEach(() => gateway.close());

  async function start(portalOptions: TestPortalOptions = {}, rest: TestGatewayOptions = {}): Promise<void> {
    nowMs = Date.parse('2026-06-01T00:00:00Z');
    portal = testPortal(portalOptions);
    gateway = await startGateway(database, { portal, now: () => new Date(nowMs), ...rest });
  }

  const page = (path: string, headers: Record<string, string> = browser, host = 'aurora.localhost') =>
    gateway.ask(path, { headers, host });

  it('carry a new nonce in each answer, the same in body and policy, over otherwise equal HTML', async () => {
    await start();
    const answers = [await page('/'), await page('/'), await page('/')];
    const bodies = answers.map(htmlOf);
    for (const [index, html] of bodies.entries()) {
      const [nonce = ''] = noncesOf(html);
      expect(nonce).toMatch(/^[\w-]{22}$/);
      expect(noncesOf(html)).toEqual([nonce, nonce]);
      const policy = String(answers[index]?.headers['content-security-policy']);
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
      expect(policy).toContain(`style-src 'nonce-${nonce}'`);
      expect(policy).not.toContain('unsafe');
    }
    expect(new Set(bodies.map((html) => noncesOf(html)[0])).size).toBe(3);
    expect(new Set(bodies.map(withoutNonce)).size).toBe(1);
    expect(portal.requests).toHaveLength(1);
    expect(answers[0]?.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('are the same page in every encoding', async () => {
    await start();
    const encodings = ['br', 'gzip', 'identity', 'br;q=0, gzip', 'gzip, br'];
    const answers = await Promise.all(
      encodings.map((encoding) => page('/', { ...browser, 'accept-encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined, 'gzip', 'br']);
    expect(new Set(answers.map((answer) => withoutNonce(htmlOf(answer)))).size).toBe(1);
  });

  it('are kept apart by what they depend on, and by nothing else', async () => {
    await start();
    const ask = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
      expect((await page(path, { ...browser, ...headers })).status).toBe(200);
    };
    await ask('/');
    await ask('/?utm_source=mail&gclid=1');
    await ask('/', { cookie: 'other=1' });
    await ask('/', { 'x-request-id': 'another-request' });
    await ask('/?gameType=');
    expect(portal.requests).toHaveLength(1);
    await ask('/?gameType=LIVE');
    await ask('/?language=ES');
    await ask('/', { 'sec-ch-ua-mobile': '?1' });
    await ask('/', { cookie: 'session=abc' });
    await ask('/home');
    expect(portal.requests).toHaveLength(6);
    await ask('/', phone);
    await ask('/', { cookie: 'session=another' });
    await ask('/', { cookie: 'language=ES' });
    expect(portal.requests).toHaveLength(6);
    expect(portal.requests.map(({ device }) => device)).toContain('mobile');
    expect(portal.requests.map(({ session }) => session)).toContain('present');
  });

  it('never show what one visitor typed to another', async () => {
    await start();
    const first = await page('/secret-of-somebody?gameType=x');
    const second = await page('/another');
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(portal.requests).toHaveLength(1);
    expect(htmlOf(second)).not.toContain('secret');
  });

  it('are rendered once, however many ask at the same time', async () => {
    await start({ onRender: () => new Promise((resolve) => setTimeout(resolve, 50)) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => page('/help')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(portal.requests).toHaveLength(1);
  });

  it('end when a node’s period begins or ends', async () => {
    await start({ expiresAt: () => '2026-06-01T00:00:10Z' });
    await page('/');
    nowMs += 9_000;
    await page('/');
    expect(portal.requests).toHaveLength(1);
    nowMs += 1_000;
    await page('/');
    expect(portal.requests).toHaveLength(2);
  });

  it('end when an announcement that they loaded begins or ends', async () => {
    const announcement = {
      id: 'soon',
      kind: 'PL',
      execution: 'B',
      title: { EN: 'Soon' },
      from: '2026-06-01T00:00:05Z',
    } as const;
    await start(
      { loads: ['/wps/relay/MCSFE_getListAnnouncements?language=EN'] },
      { sites: [siteDocuments({ id: 'aurora', announcements: [announcement] })] },
    );
    expect(htmlOf(await page('/'))).not.toContain('Soon');
    nowMs += 5_000;
    expect(htmlOf(await page('/'))).toContain('Soon');
  });

  it('are made anew in the background after a while, while the old one is answered', async () => {
    await start();
    await page('/');
    nowMs += 31_000;
    expect(htmlOf(await page('/'))).toContain('"number":1');
    await expect.poll(() => portal.requests.length).toBe(2);
    await expect.poll(async () => htmlOf(await page('/'))).toContain('"number":2');
  });

  it('change with a publish', async () => {
    await start();
    await page('/');
    await gateway.publish([siteDocuments({ id: 'aurora', site: { name: 'Aurora reborn' } })]);
    expect(htmlOf(await page('/'))).toContain('<h1>Aurora reborn</h1>');
  });

  it('show the data of their own site in their own language', async () => {
    await start({ loads: ['/wps/system/permission?part=site'] });
    const spanish = htmlOf(await page('/?language=ES', browser, 'lotus.localhost'));
    expect(spanish).toContain('Bienvenidos a lotus');
    expect(spanish).not.toContain('aurora');
  });

  it('take their language from the address, the cookie and the browser, never from the header of calls', async () => {
    await start();
    const languageOf = async (path: string, headers: Record<string, string>): Promise<string | undefined> =>
      /<html lang="(\w+)"/.exec(htmlOf(await page(path, { ...browser, ...headers })))?.[1];
    expect(await languageOf('/', { language: 'ES' })).toBe('EN');
    expect(await languageOf('/', { language: 'EN', cookie: 'language=ES' })).toBe('ES');
    expect(await languageOf('/', { language: 'EN', 'accept-language': 'es' })).toBe('ES');
    expect(await languageOf('/?language=EN', { cookie: 'language=ES' })).toBe('EN');
  });

  it('give way to maintenance and region, told to each visitor alone and kept nowhere', async () => {
    await start(
      {},
      {
        environment: { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'x-country' },
        sites: [siteDocuments({ id: 'aurora', site: { regionRestriction: { mode: 'block', countries: ['US'] } } })],
      },
    );
    const fromThere = { ...browser, 'x-country': 'US', 'x-forwarded-for': '203.0.113.48' };
    const blocked = await page('/', fromThere);
    expect(blocked.status).toBe(451);
    expect(htmlOf(blocked)).toContain('203.0.113.48');
    expect((await page('/')).status).toBe(200);

    await database.forSite('aurora', (tx) =>
      tx
        .insertInto('site_status')
        .values({ site_id: 'aurora', maintenance: jsonText({ enabled: true, title: { EN: 'Back at noon' } }) })
        .execute(),
    );
    nowMs += 1_000;
    const closed = await page('/help', fromThere);
    expect(closed.status).toBe(503);
    expect(htmlOf(closed)).toContain('Back at noon');
    const status = await gateway.ask('/wps/system/status', { headers: { 'x-country': 'US' } });
    expect(status.json()).toMatchObject({ value: { status: 1, title: 'Back at noon' } });
    await database.forSite('aurora', (tx) => tx.updateTable('site_status').set({ maintenance: null }).execute());
    nowMs += 1_000;
    expect((await page('/')).status).toBe(200);
    expect((await gateway.ask('/wps/system/status', { headers: { 'x-country': 'US' } })).json()).toMatchObject({
      value: { status: 2, ip: '127.0.0.1' },
    });
  });

  it('are rendered for one address so often and no more, while pages from the cache are for all', async () => {
    await start({}, { environment: { RATE_LIMITS: '0.01' } });
    await page('/');
    const answers = [];
    for (let number = 0; number < 8; number += 1) answers.push(await page(`/?gameType=T${number}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    for (let number = 0; number < 50; number += 1) expect((await page('/')).status).toBe(200);
  });

  it('say that they cannot be shown when they cannot be rendered, and tell the log why', async () => {
    await start({
      onRender: () => {
        throw new Error('a widget is broken');
      },
    });
    const answer = await page('/?language=ES');
    expect(answer.status).toBe(503);
    expect(htmlOf(answer)).toContain('no se puede mostrar');
    expect(htmlOf(answer)).not.toContain('broken');
    expect(gateway.logLines.join()).toContain('a widget is broken');
  });

  it('say so too while the portal is not built, and calls work', async () => {
    await start({}, { portal: null });
    expect((await page('/')).status).toBe(503);
    expect((await gateway.ask('/wps/system/status')).status).toBe(200);
  });

  describe('that lead elsewhere', () => {
    const blank = { title: { EN: 'Page' }, sections: [] };
    const { layout } = siteDocuments({ id: 'aurora' });
    const led = {
      ...layout,
      redirects: [{ from: '/lott', page: 'elott' }],
      pages: {
        ...layout.pages,
        login: { ...blank, paths: ['/login'], showsPage: 'home' },
        elott: { ...blank, paths: ['/elott'] },
        member: { ...blank, paths: ['/member'], access: 'member' as const },
      },
    };
    const closed = { flags: [{ modId: 'SIGNIN3' as const, enabled: false }] };
    const signedIn = { ...browser, cookie: 'session=abc' };
    const startLed = (site = {}) => start({}, { sites: [siteDocuments({ id: 'aurora', layout: led, site })] });

    it('answer the page of a path that moved by its address, the query kept', async () => {
      await startLed();
      const { status, headers } = await page('/lott/?vassalage=PG&language=ES', browser);
      expect([status, headers.location, headers['cache-control']]).toEqual([
        308,
        '/elott?vassalage=PG&language=ES',
        'no-store',
      ]);
      expect(portal.requests).toHaveLength(0);
    });

    it('lead visitors without a session away from what is for accounts', async () => {
      await startLed();
      const { status, headers } = await page('/member?tab=1', browser);
      expect([status, headers.location, headers['cache-control']]).toEqual([302, '/login?tab=1', 'no-store']);
      expect((await page('/member', signedIn)).status).toBe(200);
      expect((await page('/login', browser)).status).toBe(200);
    });

    it('take no session for anybody’s while accounts are closed', async () => {
      await startLed(closed);
      expect((await page('/member', signedIn)).status).toBe(302);
    });

    it('never lead to another host, whatever stands in the address', async () => {
      await startLed();
      const { headers } = await page('/lott?next=//elsewhere.example/%0d%0aset-cookie:a=b', browser);
      expect(headers.location).toBe('/elott?next=//elsewhere.example/%0d%0aset-cookie:a=b');
      expect(headers['set-cookie']).toBeUndefined();
      expect((await page('//elsewhere.example/lott', browser)).status).toBe(404);
    });

    it('stay where they are under maintenance', async () => {
      await startLed({ maintenance: { enabled: true } });
      expect([(await page('/lott', browser)).status, (await page('/member', browser)).status]).toEqual([503, 503]);
    });

    it('name no other method than those of pages', async () => {
      await startLed();
      const answer = await gateway.ask('/lott', { method: 'POST', headers: browser });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    });
  });

  it('are answered to browsers alone, and never below the addresses of calls and files', async () => {
    await start();
    expect((await page('/', { accept: '*/*' })).status).toBe(200);
    expect(refusalOf(await page('/', { accept: 'application/json' }))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    for (const path of ['/wps/x', '/assets/x.js', '/pictures/x', '/lgw', '/realtime']) {
      expect(refusalOf(await page(path)), path).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(portal.requests).toHaveLength(1);
  });

  it('stand in for no missing file, though a page may have a file’s name', async () => {
    const layout = siteDocuments({ id: 'aurora' }).layout;
    const home = { paths: ['/', '/index.html'], title: { EN: 'Home' }, sections: [] };
    await start(
      {},
      { sites: [siteDocuments({ id: 'aurora', layout: { ...layout, pages: { ...layout.pages, home } } })] },
    );
    expect((await page('/index.html')).status).toBe(200);
    for (const path of ['/logo.png', '/wp-login.php', '/deep/app.js']) {
      expect(refusalOf(await page(path)), path).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(portal.requests).toHaveLength(1);
  });

  it('are answered to who takes any text', async () => {
    await start();
    expect((await page('/', { accept: 'text/*' })).status).toBe(200);
  });

  it('say that an address is none of ours where it is not, and refuse calls there as ever', async () => {
    await start();
    for (const host of ['localhost', 'nobody.localhost']) {
      const answer = await page('/help', browser, host);
      expect([answer.status, answer.text.includes('Invalid URL, please contact customer service.')]).toEqual([
        404,
        true,
      ]);
      const json = { accept: 'application/json' };
      expect(refusalOf(await page('/help', json, host)).code).toBe('unknown_site');
      expect(refusalOf(await page('/wps/system/status', browser, host)).code).toBe('unknown_site');
    }
    const arabic = await page('/', { ...browser, 'accept-language': 'ar' }, 'nobody.localhost');
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
  });

  it('may time the official lines of their site, and no other host', async () => {
    await start();
    const { headers } = await page('/', { ...browser });
    expect(String(headers['content-security-policy'])).toMatch(
      /connect-src 'self' ws:\/\/aurora\.localhost:\d+ http:\/\/aurora\.localhost:\d+;/,
    );
    expect((await gateway.ask('/healthz')).headers['access-control-allow-origin']).toBe('*');
    expect((await gateway.ask('/wps/system/status')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('stand under a list of brands at a demo’s own address', async () => {
    await start();
    const list = await page('/', browser, 'localhost');
    expect(list.status).toBe(200);
    expect(list.text).toContain(`href="http://aurora.localhost:${gateway.port}"`);
    expect(list.text).toContain(`href="http://lotus.localhost:${gateway.port}"`);
  });
});
