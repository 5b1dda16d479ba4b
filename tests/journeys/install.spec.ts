import { siteRequest } from '#tests/harness/site-request.ts';
import words from '#words/ES/gateway.json' with { type: 'json' };
import { expect, test } from './support/journey.ts';
import { sharedGatewayPort, siteOrigin } from './support/shared-gateway.ts';
import { startGateway } from './support/start-gateway.ts';

test.describe('a site as an app', () => {
  test.use({ serviceWorkers: 'allow' });
  test.skip(({ isMobile }) => isMobile, 'the page that is kept knows no size');
  test.slow();

  test('says that there is no network where nobody answers, at the address that was asked for', {
    tag: '@mobile',
  }, async ({ page, consoleSilence }) => {
    // A gateway of its own, since it is stopped: a browser in offline mode still fetches what it fetches ahead of the
    // worker.
    const gateway = await startGateway();
    try {
      await page.goto(`${siteOrigin('aurora', gateway.port)}/?language=ES`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      // The worker takes over the pages that are open, and with them every address that is opened next.
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    } finally {
      await gateway.stop();
    }
    consoleSilence.allow(/net::ERR_|Failed to load resource/);
    await page.goto(`${siteOrigin('aurora', gateway.port)}/help`);
    await expect(page.getByRole('heading', { name: words['offline.title'] })).toBeVisible();
    await expect(page.getByRole('link', { name: words['offline.retry'] })).toHaveAttribute('href', '');
    await expect(page).toHaveURL(/\/help$/);
  });
});

for (const [site, language] of [
  ['aurora', 'EN'],
  ['lotus', 'VI'],
  ['meydan', 'AR'],
] as const) {
  test.describe(`${site} for browsers and crawlers`, () => {
    test.use({ site });
    test.skip(({ isMobile }) => isMobile, 'these answers know no size');

    const ask = (path: string) =>
      siteRequest({ host: `${site}.localhost`, port: sharedGatewayPort(), path, headers: { accept: 'text/html,*/*' } });

    test('can be installed, and shows itself where it is shared', { tag: '@mobile' }, async ({ page, baseURL }) => {
      await page.goto(`/?language=${language}`);
      const href = await page.locator('link[rel="manifest"]').getAttribute('href');
      const manifest = (await ask(href ?? '')).json() as { icons: ReadonlyArray<{ src: string }> };
      const icons = manifest.icons.map(({ src }) => src);
      expect(icons.length).toBeGreaterThan(3);
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      for (const path of [...icons, new URL(picture ?? '').pathname]) expect((await ask(path)).status, path).toBe(200);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${baseURL}/`);
    });

    test('maps pages that answer', { tag: '@desktop' }, async ({ baseURL }) => {
      const { text } = await ask('/sitemap.xml');
      const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
      expect(addresses.length).toBeGreaterThan(2);
      for (const { origin, pathname } of addresses) {
        expect(origin).toBe(baseURL);
        expect((await ask(pathname)).status, pathname).toBe(200);
      }
    });
  });
}
