import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Permission, SiteDocument } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { sharedGatewayPort, siteOrigin } from './support/shared-gateway.ts';

const brands = readdirSync('sites').map(
  (id) => JSON.parse(readFileSync(`sites/${id}/site.json`, 'utf8')) as SiteDocument,
);

/** Nothing reaches over the edge, and wherever the visitor looks every picture comes. */
async function expectWhole(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'nothing reaches over the edge of the page').toBeLessThanOrEqual(0);
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  for (let top = 0; top < height; top += screen) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(missingPictures), 'every picture is there').toEqual([]);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The addresses of the pictures on the screen that are not there, broken or still on their way. Runs in the page. */
async function missingPictures(): Promise<string[]> {
  const pictures = [...document.images];
  if (pictures.length === 0) return [];
  // Tells of each whether it is on the screen, which what scrolls beside it, or cuts it off, decides too.
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio > 0));
    });
    for (const picture of pictures) observer.observe(picture);
  });
  const onScreen = new Set(seen.map(({ target }) => target));
  return pictures
    .filter((picture) => (picture.complete ? picture.naturalWidth === 0 : onScreen.has(picture)))
    .map((picture) => picture.src);
}

for (const { id, languages: spoken } of brands) {
  test.describe(`the brand ${id}`, () => {
    for (const language of spoken.offered) {
      test(`opens its home page in ${language}`, async ({ page }) => {
        await page.goto(`${siteOrigin(id)}/?language=${language}`);
        await hydrated(page);
        const { tag, direction } = languages[language];
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expectWhole(page);
        await expectAccessible(page);
        await photograph(page, `${id}-home-${language}-${test.info().project.name}`, { fullPage: true });
      });
    }

    test('opens every page that it has', async ({ page }) => {
      const answer = await siteRequest({
        host: `${id}.localhost`,
        port: sharedGatewayPort(),
        path: '/wps/system/permission?part=site',
      });
      const { layout } = (answer.json() as { value: Permission }).value;
      const paths = Object.values(layout.pages ?? {}).flatMap(({ paths: own }) => own?.slice(0, 1) ?? []);
      expect(paths.length).toBeGreaterThan(1);
      for (const path of paths.filter((one) => one !== '/')) {
        const opened = await page.goto(`${siteOrigin(id)}${path}`);
        expect(opened?.status(), path).toBe(200);
        await hydrated(page);
        await expectWhole(page);
        await expectAccessible(page);
        await photograph(page, `${id}${path.replaceAll('/', '-')}-${test.info().project.name}`, { fullPage: true });
      }
    });
  });
}
