import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';

/** Opens the search as a visitor of that size does, and answers its field. */
async function openSearch(page: Page, isMobile: boolean, label: string) {
  await hydrated(page);
  if (isMobile) await page.locator('[data-widget=game-search]').getByRole('button', { name: label }).tap();
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await expect(field).toBeFocused();
  return field;
}

test.describe('the search in the header', () => {
  test('finds games and studios as one types, marks them, and can be heard', async ({ page, isMobile }) => {
    await page.goto('/');
    const field = await openSearch(page, isMobile, 'Search games and studios');
    await expect(field).toHaveAttribute('placeholder', 'Search 9,842 games');
    await field.fill('jade');
    const list = page.getByRole('listbox');
    await expect(list.getByRole('group', { name: 'Games' }).locator('[data-game]')).toHaveCount(8);
    await expect(list.locator('mark').first()).toHaveText('Jade');
    await expect(list.getByRole('option').first()).toContainText('Jade Bridge');
    await expect(page.locator('[data-search-panel]').getByRole('status')).toHaveText(/^\d+ results$/);
    await expectAccessible(page);
    await photograph(page, `aurora-search-${isMobile ? 'mobile' : 'desktop'}`);
  });

  test('is walked through by keys alone, and leads to the lobby’s own search', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have no keyboard');
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('dragon');
    // The list of fewer letters may still be there, and its choice would go with it.
    await expect(page.locator('[data-search-panel] mark').first()).toHaveText('Dragon');
    await page.keyboard.press('ArrowDown');
    const active = page.locator('[role=option][aria-selected=true]');
    await expect(active).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]search=dragon/);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('forgives a slip, and says when there is nothing', { tag: '@mobile' }, async ({ page, isMobile }) => {
    await page.goto('/');
    const field = await openSearch(page, isMobile, 'Search games and studios');
    await field.fill('krakn');
    await expect(page.getByRole('option').first()).toContainText('Kraken');
    await field.fill('qqqqqq');
    await expect(page.getByText('No games match “qqqqqq”')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('leads a guest who chooses a game to an account', { tag: '@mobile' }, async ({ page, isMobile }) => {
    await page.goto('/');
    const field = await openSearch(page, isMobile, 'Search games and studios');
    await field.fill('tomb of anubis');
    await page
      .getByRole('option', { name: /^Tomb of Anubis/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('says that it failed, and tries again', { tag: '@desktop' }, async ({ page, isMobile, consoleSilence }) => {
    consoleSilence.allow(/500/);
    await page.goto('/');
    const field = await openSearch(page, isMobile, 'Search games and studios');
    const path = '**/wps/games/search?*';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { success: false, code: 'internal_error' } }));
    await field.fill('reef');
    const retry = page.locator('[data-search-panel]').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.unroute(path);
    await retry.click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('the search from right to left', () => {
  test.use({ site: 'meydan' });

  test('finds Arabic names, and stays within the page', { tag: '@mobile' }, async ({ page, isMobile }) => {
    await page.goto('/?language=AR');
    await hydrated(page);
    const place = page.locator('[data-widget=game-search]');
    if (isMobile) await place.getByRole('button').tap();
    const field = page.getByRole('combobox');
    await field.fill('تنين');
    await expect(page.getByRole('option').first()).toContainText('تنين');
    await expect(page.locator('mark').first()).toHaveText('تنين');
    const box = await page.locator('[data-search-panel]').boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    await expectAccessible(page);
    await photograph(page, `meydan-search-${isMobile ? 'mobile' : 'desktop'}`);
  });
});

test.describe('the search of a brand with words of its own', () => {
  test.use({ site: 'lotus' });

  test('asks in them, and finds Vietnamese names without their accents', { tag: '@desktop' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/?language=VI');
    await hydrated(page);
    if (isMobile) await page.locator('[data-widget=game-search]').getByRole('button').tap();
    const field = page.getByRole('combobox');
    await expect(field).toHaveAttribute('placeholder', 'Tìm trò chơi hoặc đài xổ số');
    await field.fill('rong');
    await expect(page.getByRole('option').first()).toContainText('Rồng');
    await expect(page.locator('mark').first()).toHaveText('Rồng');
    await expectAccessible(page, '[data-search-panel]');
    await photograph(page, `lotus-search-${isMobile ? 'mobile' : 'desktop'}`);
  });
});

for (const site of ['lotus', 'meydan'] as const) {
  test.describe(`the header of ${site}`, () => {
    test.use({ site });

    for (const who of ['guest', 'member'] as const)
      test(`has room for the search of a ${who}, and for all else, in windows of any width`, async ({
        page,
        isMobile,
      }) => {
        test.skip(isMobile, 'a window, not a phone');
        await page.goto(who === 'member' ? '/login' : '/');
        await hydrated(page);
        if (who === 'member') {
          const dialog = page.getByRole('dialog');
          await dialog.locator('[name="username"]').fill('demo');
          await dialog.locator('[name="password"]').fill('Demo-2468!');
          await dialog.locator('button[type=submit]').click();
          await expect(dialog).toBeHidden();
          await expect(page.locator('[data-widget="account-menu"]')).toBeVisible();
        }
        const place = page.locator('[data-widget="header-bar"]').getByRole('search');
        const shown = place.getByRole('combobox').or(place.getByRole('button'));
        for (const width of [768, 800, 860, 940, 1023, 1024, 1140, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          // What comes late, as the balance does, may take the room of the field.
          await expect(async () => {
            const box = await shown.boundingBox();
            expect(box?.width ?? 0, `the search at ${width}`).toBeGreaterThanOrEqual(44);
          }).toPass();
          expect(await page.evaluate(overflow), `at ${width}`).toEqual({ page: 0, cut: [] });
        }
        await page.setViewportSize({ width: 800, height: 800 });
        await shown.click();
        await expect(page.getByRole('combobox')).toBeFocused();
        await expectAccessible(page);
        if (who === 'guest') return;
        // Beside all that a member has there is no room for the field.
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.keyboard.press('/');
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      });
  });
}

/**
 * How far the page is wider than its window, and the words of buttons in the header that are cut off. Runs in the page.
 */
function overflow(): { page: number; cut: string[] } {
  const buttons = [...document.querySelectorAll('[data-widget="header-bar"] > :not([role=search]) button')];
  const cut = buttons.filter((button) => button.scrollWidth > button.clientWidth + 1);
  return {
    page: document.documentElement.scrollWidth - window.innerWidth,
    cut: cut.map(({ textContent }) => textContent ?? ''),
  };
}
