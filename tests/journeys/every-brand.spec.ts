import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { LanguageCode, Permission, SiteDocument } from '#contracts/generated/contracts.ts';
import { completeLanguages, isInEnglishInstead, languages, writtenIn } from '#contracts/languages.ts';
import { isClosed } from '#document/pages/redirection-of.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { sharedGatewayPort, siteOrigin } from './support/shared-gateway.ts';

const brands = readdirSync('sites').map(
  (id) => JSON.parse(readFileSync(`sites/${id}/site.json`, 'utf8')) as SiteDocument,
);

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'nothing reaches over the edge of the page').toBeLessThanOrEqual(0);
}

/** Nothing reaches over the edge, and wherever the visitor looks every picture comes. */
async function expectWhole(page: Page): Promise<void> {
  await expectNoOverflow(page);
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

/** The path of every page of its own that a brand shows to anybody, but the home page's. */
async function pathsOf(id: string): Promise<readonly string[]> {
  const answer = await siteRequest({
    host: `${id}.localhost`,
    port: sharedGatewayPort(),
    path: '/wps/system/permission?part=site',
  });
  const { layout } = (answer.json() as { value: Permission }).value;
  // Pages for accounts redirect guests, and a page that shows another page is that page.
  const own = Object.values(layout.pages ?? {}).filter((page) => !isClosed(page) && page.showsPage === undefined);
  const paths = own.flatMap((page) => page.paths?.slice(0, 1) ?? []);
  expect(paths.length).toBeGreaterThan(1);
  return paths.filter((path) => path !== '/');
}

async function openIn(page: Page, id: string, path: string, language: LanguageCode): Promise<void> {
  const opened = await page.goto(`${siteOrigin(id)}${path}?language=${language}`);
  expect(opened?.status(), path).toBe(200);
  await hydrated(page);
  const { tag, direction } = writtenIn(language);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

/**
 * A language of a brand that is written unlike its default one: the other direction, else another script, else any
 * other.
 */
function sampleOf({ offered, default: usual }: SiteDocument['languages']): LanguageCode | undefined {
  const others = completeLanguages.filter((code) => code !== usual && offered.includes(code));
  return (
    others.find((code) => languages[code].direction !== languages[usual].direction) ??
    others.find((code) => ['CN', 'JA', 'KO', 'TW', 'TH'].includes(code)) ??
    others[0]
  );
}

// Pictures and roles are the same in every language, so that only the default one is looked through to the foot of
// home, and its roles on each page. In the others it is the words that may break a page: each complete one opens home,
// one that is written otherwise opens every page.
for (const { id, languages: spoken } of brands) {
  test.describe(`the brand ${id}`, { tag: `@${id}` }, () => {
    test('opens its home page in its own language', async ({ page }) => {
      await openIn(page, id, '/', spoken.default);
      await expectWhole(page);
      await expectAccessible(page);
      await photograph(page, `${id}-home-${spoken.default}-${test.info().project.name}`, { fullPage: true });
    });

    const sample = sampleOf(spoken);
    const others = completeLanguages.filter((code) => code !== spoken.default && spoken.offered.includes(code));
    if (others.length > 0)
      test('opens its home page in each of its other languages', async ({ page, isMobile }) => {
        test.slow();
        // Long words break narrow pages first.
        const shown = isMobile ? others : others.filter((language) => language === sample);
        for (const language of shown)
          await test.step(language, async () => {
            await openIn(page, id, '/', language);
            await expectNoOverflow(page);
            if (language === sample) await expectAccessible(page);
            await photograph(page, `${id}-home-${language}-${test.info().project.name}`);
          });
      });

    const inEnglish = spoken.offered.filter(isInEnglishInstead);
    if (inEnglish.length > 0)
      test('says that its pages are in English where a language has no words', async ({ page }) => {
        for (const language of inEnglish) {
          const { text } = await siteRequest({
            host: `${id}.localhost`,
            port: sharedGatewayPort(),
            path: `/?language=${language}`,
            headers: { accept: 'text/html' },
          });
          expect(text, language).toContain('<html lang="en-GB" dir="ltr">');
        }
        const [first] = inEnglish;
        if (first) await openIn(page, id, '/', first);
      });

    test('opens every page that it has', async ({ page }) => {
      test.slow();
      for (const path of await pathsOf(id)) {
        await openIn(page, id, path, spoken.default);
        await expectNoOverflow(page);
        await expectAccessible(page);
        await photograph(page, `${id}${path.replaceAll('/', '-')}-${test.info().project.name}`, { fullPage: true });
      }
    });

    if (sample)
      test(`opens every page that it has in ${sample}`, async ({ page }) => {
        test.slow();
        for (const path of await pathsOf(id)) {
          await openIn(page, id, path, sample);
          await expectNoOverflow(page);
        }
      });
  });
}
