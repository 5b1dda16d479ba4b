import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameType, SiteDocument } from '#contracts/generated/contracts.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { sharedGatewayPort, siteOrigin } from './support/shared-gateway.ts';

const brands = readdirSync('sites').map(
  (id) => JSON.parse(readFileSync(`sites/${id}/site.json`, 'utf8')) as SiteDocument,
);

/** A line of the specification's route table: what a guest gets, and where from there. */
interface Route {
  readonly path: string;
  readonly status: 200 | 302 | 308;
  readonly to?: string;
  /** The page is there only where the site offers the category. */
  readonly of?: GameType;
}

const shown = (path: string): Route => ({ path, status: 200 });
const closed = (path: string, to = '/login'): Route => ({ path, status: 302, to });
const ofCategory = (path: string, of: GameType): Route => ({ path, status: 200, of });

/** Specification, section 2, "Routes", for a visitor without an account. */
const ROUTES: readonly Route[] = [
  ...['/', '/index', '/index.html', '/home', '/home/', '/login', '/register?referralCode=AUR-2291'].map(shown),
  ...['/agent', '/help', '/promotions', '/promotions?promotion=nobody', '/seamless'].map(shown),
  ...['/mirrors', '/feedback', '/licence', '/app', '/app?language=EN'].map(shown),
  ...['/favorite', '/recent', '/member', '/pointMall', '/lottery', '/lottert'].map((path) => closed(path)),
  ...['/seaLottery', '/sealottery', '/vnLottery', '/vnlottery'].map((path) => closed(path)),
  closed('/vnLottery?gameCode=VN_MB', '/login?gameCode=VN_MB'),
  closed('/agentHome', '/agent'),
  ofCategory('/live', 'LIVE'),
  ofCategory('/fish', 'FISH'),
  ofCategory('/rng', 'RNG'),
  ofCategory('/rng?vassalage=CQ9', 'RNG'),
  ofCategory('/pvp', 'PVP'),
  ofCategory('/sports', 'SPORTS'),
  ofCategory('/esports', 'ESPORTS'),
  ofCategory('/elott', 'ELOTT'),
  { path: '/lott', status: 308, to: '/elott', of: 'ELOTT' },
  { path: '/lott?vassalage=PG', status: 308, to: '/elott?vassalage=PG', of: 'ELOTT' },
];

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'nothing reaches over the edge of the page').toBeLessThanOrEqual(0);
}

const pathIn = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
};

for (const { id, categories } of brands) {
  test.describe(`the addresses of ${id}`, { tag: `@${id}` }, () => {
    test.use({ site: id });

    test('answer as the table of routes says', async () => {
      test.skip(test.info().project.name === 'mobile', 'the answers are the same for every device');
      for (const { path, status, to, of } of ROUTES) {
        const answer = await siteRequest({
          host: `${id}.localhost`,
          port: sharedGatewayPort(),
          path,
          headers: { accept: 'text/html' },
        });
        const isThere = of === undefined || categories.includes(of);
        expect([path, answer.status], path).toEqual([path, isThere ? status : 404]);
        if (to && isThere) expect(answer.headers.location, path).toBe(to);
      }
    });

    test('open their popup over the home page, which stays when it is closed', async ({ page }) => {
      await page.goto('/register?referralCode=AUR-2291');
      await hydrated(page);
      await expect(page.locator('main')).toHaveAttribute('data-page', 'register');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(pathIn(page)).toBe('/register?referralCode=AUR-2291');
      await expectNoOverflow(page);
      await expectAccessible(page, '[role="dialog"]');
      const banner = page.locator('main [data-widget="banner"]').first();
      await banner.evaluate((element) => element.setAttribute('data-kept', 'yes'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${siteOrigin(id)}/`);
      await expect(banner, 'the page below was not made anew').toHaveAttribute('data-kept', 'yes');
    });

    test('lead a guest who asks for favourites home, with the popup', async ({ page }) => {
      const answer = await page.goto('/favorite');
      await hydrated(page);
      expect([answer?.status(), pathIn(page)]).toEqual([200, '/login']);
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('have a page for agents that stands alone', async ({ page }) => {
      await page.goto('/agentHome');
      await hydrated(page);
      expect(pathIn(page)).toBe('/agent');
      await expect(page.locator('[data-widget="agent-landing"] h1')).toBeVisible();
      for (const widget of ['side-menu', 'header-bar', 'top-navigation', 'bottom-bar', 'copyright'])
        await expect(page.locator(`[data-widget="${widget}"]`)).toHaveCount(0);
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    test('show no side menu where a game would be, and the way back', async ({ page }) => {
      await page.goto('/seamless');
      await hydrated(page);
      await expect(page.locator('[data-widget="side-menu"]')).toHaveCount(0);
      await expect(page.locator('[aria-controls="side-menu"]')).toHaveCount(0);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.locator('main').getByRole('button').click();
      await expect(page).toHaveURL(`${siteOrigin(id)}/`);
    });
  });
}
