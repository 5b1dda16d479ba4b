import { describe, expect, it } from 'vitest';
import { jsonText } from '#gateway/database/json-column.ts';
import { browser, htmlOf, phone, testPages } from '#gateway/testing/test-pages.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';

function noncesOf(html: string): string[] {
  return [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce = '']) => nonce);
}

const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, '');

describe('the pages of a site', () => {
  const pages = testPages();
  const { page, start } = pages;

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
    expect(pages.portal.requests).toHaveLength(1);
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

  it('are cached by what they depend on, and by nothing else', async () => {
    await start();
    const ask = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
      expect((await page(path, { ...browser, ...headers })).status).toBe(200);
    };
    await ask('/');
    await ask('/?utm_source=mail&gclid=1');
    await ask('/', { cookie: 'other=1' });
    await ask('/', { 'x-request-id': 'another-request' });
    await ask('/?gameType=');
    expect(pages.portal.requests).toHaveLength(1);
    await ask('/?gameType=LIVE');
    await ask('/?language=ES');
    await ask('/', { 'sec-ch-ua-mobile': '?1' });
    await ask('/', { cookie: 'session=abc' });
    await ask('/home');
    expect(pages.portal.requests).toHaveLength(6);
    await ask('/', phone);
    await ask('/', { cookie: 'session=another' });
    await ask('/', { cookie: 'language=ES' });
    expect(pages.portal.requests).toHaveLength(6);
    expect(pages.portal.requests.map(({ device }) => device)).toContain('mobile');
    expect(pages.portal.requests.map(({ session }) => session)).toContain('present');
  });

  it('never show one visitor’s input to another', async () => {
    await start();
    const first = await page('/secret-of-somebody?gameType=x');
    const second = await page('/another');
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(pages.portal.requests).toHaveLength(1);
    expect(htmlOf(second)).not.toContain('secret');
  });

  it('are rendered once, however many ask at the same time', async () => {
    await start({ onRender: () => new Promise((resolve) => setTimeout(resolve, 50)) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => page('/help')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(pages.portal.requests).toHaveLength(1);
  });

  it('end when a node’s period begins or ends', async () => {
    await start({ expiresAt: () => '2026-06-01T00:00:10Z' });
    await page('/');
    pages.pass(9_000);
    await page('/');
    expect(pages.portal.requests).toHaveLength(1);
    pages.pass(1_000);
    await page('/');
    expect(pages.portal.requests).toHaveLength(2);
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
    pages.pass(5_000);
    expect(htmlOf(await page('/'))).toContain('Soon');
  });

  it('are rendered again in the background when stale, while the old one is served', async () => {
    await start();
    await page('/');
    pages.pass(31_000);
    expect(htmlOf(await page('/'))).toContain('"number":1');
    await expect.poll(() => pages.portal.requests.length).toBe(2);
    await expect.poll(async () => htmlOf(await page('/'))).toContain('"number":2');
  });

  it('change with a publish', async () => {
    await start();
    await page('/');
    await pages.gateway.publish([siteDocuments({ id: 'aurora', site: { name: 'Aurora reborn' } })]);
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

  it('give way to maintenance and region, answered to each visitor alone and cached nowhere', async () => {
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

    await pages.database.forSite('aurora', (tx) =>
      tx
        .insertInto('site_status')
        .values({ site_id: 'aurora', maintenance: jsonText({ enabled: true, title: { EN: 'Back at noon' } }) })
        .execute(),
    );
    pages.pass(1_000);
    const closed = await page('/help', fromThere);
    expect(closed.status).toBe(503);
    expect(htmlOf(closed)).toContain('Back at noon');
    const status = await pages.gateway.ask('/wps/system/status', { headers: { 'x-country': 'US' } });
    expect(status.json()).toMatchObject({ value: { status: 1, title: 'Back at noon' } });
    await pages.database.forSite('aurora', (tx) => tx.updateTable('site_status').set({ maintenance: null }).execute());
    pages.pass(1_000);
    expect((await page('/')).status).toBe(200);
    expect((await pages.gateway.ask('/wps/system/status', { headers: { 'x-country': 'US' } })).json()).toMatchObject({
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
    expect(pages.gateway.logLines.join()).toContain('a widget is broken');
  });

  it('list their preloads in the response head, from the cache too', async () => {
    const preloads = '</fonts/a.woff2>; rel=preload; as=font';
    await start({ preloads });
    expect((await page('/')).headers.link).toBe(preloads);
    expect((await page('/')).headers.link).toBe(preloads);
  });

  it('say so too while the portal is not built, and calls work', async () => {
    await start({}, { portal: null });
    expect((await page('/')).status).toBe(503);
    expect((await pages.gateway.ask('/wps/system/status')).status).toBe(200);
  });

  it('may time the official lines of their site, and no other host', async () => {
    await start();
    const { headers } = await page('/', { ...browser });
    expect(String(headers['content-security-policy'])).toMatch(
      /connect-src 'self' ws:\/\/aurora\.localhost:\d+ http:\/\/aurora\.localhost:\d+;/,
    );
    expect((await pages.gateway.ask('/healthz')).headers['access-control-allow-origin']).toBe('*');
    expect((await pages.gateway.ask('/wps/system/status')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
