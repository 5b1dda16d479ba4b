import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { withMotion } from './support/with-motion.ts';

test.use(withMotion);

const section = (page: Page, node: string) => page.locator(`[data-node="${node}"]`);

/** How far the page's boxes have moved since it began, as the browser counts it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 50);
      }),
  );

test.describe('the home page', () => {
  test('stands in the HTML, games and all, before any script runs', { tag: '@mobile' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveTitle('Home · Aurora');
    await expect(section(page, 'home-hot').locator('[data-game]')).toHaveCount(12);
    await expect(section(page, 'home-hot').getByText('Tomb of Anubis')).toBeVisible();
    await expect(section(page, 'home-banner').getByText('Slots under the northern lights')).toBeVisible();
    await context.close();
  });

  test('shows its sections in the stated order and sizes, without a shift or a complaint', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const nodes = await page
      .locator('main > [data-node]')
      .evaluateAll((all) => all.map((node) => node.getAttribute('data-node')));
    // The winner board is shown once a round of another journey has won.
    const order = nodes.filter((node) => node !== 'home-winners');
    expect(order).toEqual([
      'home-heading',
      'home-banner',
      'home-notices',
      ...(isMobile ? ['home-search'] : []),
      'home-menu',
      'home-hot',
      'home-slots',
      'home-live',
      'home-sports',
      'home-esports',
      'home-cockfight',
      'home-fish',
      'home-pvp',
      'home-lottery',
      'home-instant',
    ]);
    const sizes = await page
      .locator('main > [data-widget=game-section]')
      .evaluateAll((nodes) => nodes.map((node) => node.querySelectorAll('[data-game]').length));
    expect(sizes).toEqual([12, 12, 8, 5, 5, 5, 5, 5, 5, 5]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    if (!isMobile) {
      const lastOfRow = await section(page, 'home-hot').locator('[data-game]').nth(5).locator('img').boundingBox();
      expect(
        lastOfRow && lastOfRow.y + lastOfRow.height,
        'the first row of tiles is whole at 1440 × 900',
      ).toBeLessThanOrEqual(900);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });

  test('names every node and its widget', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const frames = await page
      .locator('[data-node]')
      .evaluateAll((nodes) => nodes.map((node) => [node.getAttribute('data-node'), node.getAttribute('data-widget')]));
    expect(frames.length).toBeGreaterThan(20);
    expect(frames.filter(([node, widget]) => !node || !widget)).toEqual([]);
    expect(new Set(frames.map(([node]) => node)).size).toBe(frames.length);
  });

  test('is accessible, and looks as it should', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expectAccessible(page);
    await photograph(page, `aurora-home-${test.info().project.name}`);
    await photograph(page, `aurora-home-full-${test.info().project.name}`, { fullPage: true });
  });

  test('offers an account, and leads to one where one is needed', { tag: '@mobile' }, async ({ page, isMobile }) => {
    await page.goto('/');
    await hydrated(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Register' })).toBeVisible();
    const tile = section(page, 'home-hot').locator('[data-game]').first();
    if (isMobile) {
      await tile.locator('img').tap({ force: true });
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).tap();
    } else await tile.getByRole('button', { name: 'Start Tomb of Anubis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('shows all hot games when they are chosen, and comes back', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await section(page, 'home-hot')
      .getByRole('link', { name: /^View all/ })
      .click();
    await expect(page).toHaveURL(/\?gameType=HOT$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Hot right now' })).toBeVisible();
    await expect(page).toHaveTitle('Hot right now · Aurora');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(section(page, 'home-slots')).toHaveCount(0);
    expect(await page.locator('[data-game]').count()).toBeGreaterThan(12);
    expect(await page.locator('[data-game]').count()).toBeLessThan(200);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(section(page, 'home-hot')).toBeVisible();
  });

  test('opens a shared link to a category as it was sent', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/?gameType=COCKFIGHT');
    await expect(page.getByRole('heading', { level: 1, name: 'Cockfight' })).toBeVisible();
    await hydrated(page);
    await expect(page.locator('[data-game]')).toHaveCount(18);
  });

  test('leads a guest who wants favourites to an account', { tag: '@mobile' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the phone’s menu leaves favourites out');
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Favourites', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('turns to another banner, and stands still when it is paused', { tag: '@desktop' }, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await hydrated(page);
    const banner = section(page, 'home-banner');
    await expect(banner.locator('.swiper-initialized')).toBeVisible();
    await banner.getByRole('button', { name: 'Go to slide 3' }).click();
    await expect(banner.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true');
    if (!isMobile) {
      await banner.getByRole('button', { name: 'Next' }).click();
      await expect(banner.getByRole('button', { name: 'Go to slide 4' })).toHaveAttribute('aria-current', 'true');
    }
    await banner.getByRole('button', { name: 'Pause' }).click();
    await expect(banner.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('turns to another banner at once where less motion is asked for, and to none by itself', {
    tag: '@mobile',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    const banner = section(page, 'home-banner');
    await expect(banner.locator('.swiper-initialized')).toBeVisible();
    for (const slide of [3, 1, 2]) {
      const dot = banner.getByRole('button', { name: `Go to slide ${slide}` });
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
    }
    await expect(banner.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });

  test('follows a banner to where it leads', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await section(page, 'home-banner').locator('.swiper-slide-active').getByRole('link').click();
    await expect(page).toHaveURL(/\/rng$/);
  });
});

test.describe('the home page of lotus', () => {
  test.use({ site: 'lotus' });

  test('names its draws in full beside their badges', { tag: '@mobile' }, async ({ page }) => {
    for (const language of ['EN', 'VI']) {
      await page.goto(`/?language=${language}`);
      await hydrated(page);
      const names = page.locator('[data-widget=draw-list] h3');
      await expect(names).toHaveCount(4);
      const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length);
      expect(cut, language).toBe(0);
    }
  });
});
