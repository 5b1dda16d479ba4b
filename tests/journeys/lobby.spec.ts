import type { Page } from '@playwright/test';
import { siteRequest } from '#tests/harness/site-request.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { sharedGatewayPort } from './support/shared-gateway.ts';

const tiles = (page: Page) => page.locator('[data-widget=game-grid] [data-game]');
const head = (page: Page) => page.locator('[data-widget=lobby-head]');
const filter = (page: Page, name: string) =>
  page.locator('[data-widget=lobby-filters]').getByText(name, { exact: true });
const search = (page: Page) => head(page).getByRole('textbox');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** How many tiles stand beside the first one. */
const perLine = (page: Page): Promise<number> =>
  tiles(page).evaluateAll((games) => {
    const tops = games.map((game) => game.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });

const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test.describe('a lobby', () => {
  for (const [path, title, columns, columnsOnPhones, tags] of [
    ['/rng', 'Slots', 6, 3, []],
    ['/live', 'Live casino', 4, 2, ['@desktop']],
    ['/fish', 'Fishing', 6, 3, ['@mobile']],
    ['/pvp', 'PVP cards', 6, 3, ['@mobile']],
  ] as const) {
    test(`at ${path} stands whole, without a shift, and is accessible`, { tag: [...tags] }, async ({
      page,
      isMobile,
    }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Aurora`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(tiles(page)).toHaveCount(18);
      await hydrated(page);
      await expect(tiles(page)).toHaveCount(18);
      expect(await perLine(page)).toBe(isMobile ? columnsOnPhones : columns);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await photograph(page, `aurora-lobby-${path.slice(1)}-${test.info().project.name}`, { fullPage: true });
    });
  }

  test('is prerendered as its address asks, and found again by a shared link', { tag: '@desktop' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/rng?vassalage=CQ9&classify=VIDEO&page=2');
    await expect(tiles(page)).toHaveCount(18);
    for (const code of await tiles(page).evaluateAll((games) => games.map((game) => game.getAttribute('data-game'))))
      expect(code).toMatch(/^CQ9\//);
    await expect(page.locator('[data-widget=vendor-menu] [aria-current]')).toHaveAccessibleName('Cinq Neuf');
    await expect(page.locator('[data-widget=classify-menu] [aria-current]')).toHaveText('Video');
    await expect(page.getByText(/^19–36 of /)).toBeVisible();
    await context.close();
  });

  test('resets kind, filter and page when a studio is chosen, and goes back step by step', { tag: '@mobile' }, async ({
    page,
  }) => {
    await open(page, '/rng?classify=CLASSIC&page=2');
    await page.getByRole('link', { name: 'Ember Gate' }).last().click();
    await expect(page).toHaveURL(/\/rng\?vassalage=EG2$/);
    await expect(tiles(page).first()).toHaveAttribute('data-game', /^EG2\//);
    await filter(page, 'Hot').click();
    await expect(page).toHaveURL(/\/rng\?vassalage=EG2&filter=HOT$/);
    await expect(search(page)).toHaveCount(0);
    await expect(page.locator('[data-widget=classify-menu]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/rng\?vassalage=EG2$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/rng\?classify=CLASSIC&page=2$/);
    await expect(page.locator('[data-widget=classify-menu] [aria-current]')).toHaveText('Classic');
    await page.goForward();
    await expect(page.locator('[data-widget=vendor-menu] [aria-current]')).toHaveAccessibleName('Ember Gate');
  });

  test('searches as one types, says how many there are, and leaves no trail of steps', { tag: '@mobile' }, async ({
    page,
  }) => {
    await open(page, '/');
    await open(page, '/rng');
    await search(page).pressSequentially('  dragon ');
    await expect(page).toHaveURL(/\/rng\?search=dragon$/);
    await expect(head(page).getByRole('status')).not.toHaveText('5,214 games');
    await expect(tiles(page).first()).toBeVisible();
    await search(page).fill('zzqzzq');
    await expect(page.getByText('No games match “zzqzzq”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(search(page)).toHaveValue('');
    await expect(tiles(page)).toHaveCount(18);
  });

  test('turns its pages, begins each at its top, and tells where one is', async ({ page, isMobile }) => {
    await open(page, '/rng');
    const pages = page.locator('[data-widget=pagination]');
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/rng\?page=2$/);
    await expect(page.getByText('19–36 of 5,214')).toBeVisible();
    await expect(page.locator('[data-widget=game-grid]')).toBeFocused();
    await expect
      .poll(() => page.locator('[data-widget=game-grid]').evaluate((grid) => grid.getBoundingClientRect().top))
      .toBeLessThan(420);
    if (isMobile) return;
    expect(await pages.locator('[data-page]').allTextContents()).toEqual(['1', '2', '3', '4', '5', '289', '290']);
    await pages.getByRole('link', { name: 'Page 290' }).click();
    await expect(page).toHaveURL(/page=290$/);
    await expect(tiles(page)).toHaveCount(5214 - 289 * 18);
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('keeps the hot games for the session, and asks for them anew on request alone', { tag: '@desktop' }, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('hotGamesV2')) calls.push(request.url());
    });
    await open(page, '/rng');
    await filter(page, 'Hot').click();
    await expect(page.getByRole('button', { name: 'Refresh the hot games' })).toBeVisible();
    await expect.poll(() => calls.length).toBe(1);
    await filter(page, 'All').click();
    await expect(tiles(page)).toHaveCount(18);
    await filter(page, 'Hot').click();
    expect(await page.evaluate(() => sessionStorage.getItem('HOT_GAMES'))).toContain('hotGamesV2');
    await page.getByRole('button', { name: 'Refresh the hot games' }).click();
    await expect.poll(() => calls.length).toBe(2);
  });

  test('asks a guest to log in for recent and favourite games, and for a shared link to them', {
    tag: '@mobile',
  }, async ({ page }) => {
    await open(page, '/rng');
    for (const name of ['Recent', 'Favourite']) {
      await filter(page, name).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/rng$/);
    }
    await open(page, '/rng?filter=FAV');
    await expect(page.getByText('Your favourites are kept with your account')).toBeVisible();
    await expectAccessible(page);
  });

  test('opens the list of a card, searches and turns it over in place', { tag: '@mobile' }, async ({ page }) => {
    await open(page, '/rng?search=collection');
    const card = tiles(page).filter({ hasText: 'Paper Garden Collection' });
    await card.locator('img, [data-picture]').first().click({ force: true });
    const dialog = page.getByRole('dialog', { name: 'Paper Garden Collection' });
    await expect(dialog.locator('[data-game]')).toHaveCount(18);
    await dialog
      .getByRole('link', { name: 'Next' })
      .or(dialog.getByRole('button', { name: 'Next' }))
      .click();
    await expect(dialog.getByText(/^19–36 of /)).toBeVisible();
    await dialog.getByRole('textbox').fill('dragon');
    await expect(dialog.getByText(/^19–36 of /)).toHaveCount(0);
    await expect(dialog.locator('[data-game]').first()).toBeVisible();
    // The games of the search before stay, dimmed, until the new ones are loaded.
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('shows a game without its picture by its names, in the same box', { tag: '@desktop' }, async ({ page }) => {
    await page.route(/\/pictures\//, (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }));
    await page.goto('/rng');
    await hydrated(page);
    await expect(tiles(page).first().locator('[data-picture=missing]')).toBeVisible();
    await expectNoOverflow(page);
  });

  test('says when its games cannot be loaded, and loads them on request', { tag: '@mobile' }, async ({ page }) => {
    await open(page, '/rng');
    await page.route(/GCSGAME_gameList/, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: '{"success":false,"code":"internal_error","message":""}',
      }),
    );
    await page.locator('[data-widget=classify-menu]').getByText('Classic').click();
    await expect(page.getByText('These games could not be loaded')).toBeVisible({ timeout: 30_000 });
    await page.unroute(/GCSGAME_gameList/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tiles(page)).toHaveCount(18);
  });
});

test.describe('a tile', () => {
  test('opens a sheet under a finger, with all that can be done', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a mouse hovers');
    await open(page, '/rng');
    await tiles(page).first().locator('img').tap({ force: true });
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /to favourites$/ })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await photograph(page, 'aurora-game-sheet');
    await sheet.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toContainText('account', { ignoreCase: true });
  });

  test('shows its actions under the keyboard', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await open(page, '/rng');
    const tile = tiles(page).first();
    await tile.getByRole('button', { name: /^Start / }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tile.getByRole('button', { name: /^Start / })).toBeFocused();
    await expect(tile.getByRole('button', { name: /^Add .* to favourites$/ })).toBeVisible();
  });
});

test.describe('on lotus', () => {
  test.use({ site: 'lotus' });

  test('the drop-down leads to a studio’s games, and a vendor of sports is launched', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have tiles and a bar in its place');
    await open(page, '/rng?language=EN');
    const navigation = page.locator('[data-widget=top-navigation]');
    await navigation.getByRole('button', { name: 'Slots: studios' }).click();
    await navigation.getByRole('list', { name: 'Studios' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/);
    await navigation.getByRole('button', { name: 'Sports: studios', exact: true }).click();
    await navigation.getByRole('list', { name: 'Studios' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the line under the page’s own item gives way to that of the item which is open', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have tiles and a bar in its place');
    await open(page, '/rng?language=EN');
    const navigation = page.locator('[data-widget=top-navigation]');
    const lineUnder = (name: string) =>
      navigation
        .getByRole('link', { name, exact: true })
        .evaluate((link) => new DOMMatrix(getComputedStyle(link, '::after').transform).a);
    expect(await lineUnder('Slots')).toBe(1);
    await navigation.getByRole('button', { name: 'Live casino: studios' }).click();
    await expect.poll(() => lineUnder('Live casino')).toBe(1);
    await expect.poll(() => lineUnder('Slots')).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => lineUnder('Slots')).toBe(1);
  });

  test('the band is one line on a tablet, shows where the page is, and opens in sight', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have tiles and a bar in its place');
    await page.setViewportSize({ width: 820, height: 1180 });
    await open(page, '/pvp?language=EN');
    const navigation = page.locator('[data-widget=top-navigation]');
    expect((await navigation.boundingBox())?.height).toBe(50);
    await expect(navigation.getByRole('link', { name: 'PVP cards' })).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    for (const name of ['PVP cards: studios', 'Lottery: studios']) {
      await navigation.getByRole('button', { name, exact: true }).click();
      await expect(navigation.getByRole('list', { name: 'Studios' })).toBeInViewport({ ratio: 1 });
    }
  });

  for (const [path, tags] of [
    ['/rng', []],
    ['/elott', ['@mobile']],
  ] as const)
    test(`${path} stands whole in the site’s own words`, { tag: [...tags] }, async ({ page }) => {
      await open(page, path);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await photograph(page, `lotus${path.replace('/', '-')}-${test.info().project.name}`);
    });
});

test.describe('on meydan', () => {
  test.use({ site: 'meydan' });

  test('a lobby reads from right to left, and turns its pages so', async ({ page, isMobile }) => {
    await open(page, '/rng?language=AR');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await photograph(page, `meydan-rng-${test.info().project.name}`);
    if (isMobile) return;
    const row = page.locator('[data-widget=vendor-menu] ul');
    await page.locator('[data-widget=vendor-menu] > button').last().click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeLessThan(-50);
  });

  for (const path of ['/sports', '/esports', '/elott', '/lott'])
    test(`has no page at ${path}, whose category it does not offer`, { tag: '@desktop' }, async () => {
      const answer = await siteRequest({
        host: 'meydan.localhost',
        port: sharedGatewayPort(),
        path,
        headers: { accept: 'text/html' },
      });
      expect(answer.status).toBe(404);
    });
});
