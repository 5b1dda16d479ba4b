import { describe, expect, it } from 'vitest';
import { browser, testPages } from '#gateway/testing/test-pages.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';

describe('the pages of a site, by their addresses', () => {
  const pages = testPages();
  const { page, start } = pages;

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
      expect(pages.portal.requests).toHaveLength(0);
    });

    it('redirect visitors without a session from pages for accounts', async () => {
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

    it('never redirect to another host, whatever the address', async () => {
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
      const answer = await pages.gateway.ask('/lott', { method: 'POST', headers: browser });
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
    for (const path of ['/wps/x', '/assets/x.js', '/pictures/x', '/lgw', '/realtime/x']) {
      expect(refusalOf(await page(path)), path).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(pages.portal.requests).toHaveLength(1);
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
    expect(pages.portal.requests).toHaveLength(1);
  });

  it('are served to clients that accept any text', async () => {
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

  it('stand under a list of brands at a demo’s own address', async () => {
    await start();
    const list = await page('/', browser, 'localhost');
    expect(list.status).toBe(200);
    expect(list.text).toContain(`href="http://aurora.localhost:${pages.gateway.port}"`);
    expect(list.text).toContain(`href="http://lotus.localhost:${pages.gateway.port}"`);
  });
});
