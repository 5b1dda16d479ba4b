import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test.describe('a game centre', () => {
  for (const [path, title, tags] of [
    ['/sports', 'Sports', []],
    ['/esports', 'E-sports', ['@mobile']],
    ['/elott', 'Lottery', ['@desktop']],
  ] as const) {
    test(`at ${path} shows its studios and leads a guest to an account`, { tag: [...tags] }, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await expectAccessible(page);
      await photograph(page, `aurora-centre-${path.slice(1)}-${test.info().project.name}`);
      await page.locator('[data-vendor] button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('has e-sports and cockfights out of sports', { tag: '@mobile' }, async ({ page }) => {
    const vendorsAt = async (path: string) => {
      await page.goto(path);
      return page
        .locator('[data-vendor]')
        .evaluateAll((shown) => shown.map((tile) => tile.getAttribute('data-vendor')));
    };
    const sports = await vendorsAt('/sports');
    expect(sports).not.toContain('TF');
    expect(sports).not.toContain('DS88');
    expect(await vendorsAt('/esports')).toContain('TF');
  });

  test('leads with the lotteries of the prize mode, and with those that the address asks for', {
    tag: '@mobile',
  }, async ({ page }) => {
    await page.goto('/lott');
    await expect(page).toHaveURL(/\/elott$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Instant lottery');
    await page.goto('/elott?gameType=LOTT');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Lottery');
  });
});

test.describe('the ways to a category', () => {
  test('lead from the menu to its page, with its studios below it', async ({ page, isMobile }) => {
    await open(page, '/');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#side-menu');
    await menu.getByRole('button', { name: 'Show the studios of Live casino' }).click();
    await menu.getByRole('link', { name: 'Roulette' }).click();
    await expect(page).toHaveURL(/\/live\?classify=ROULETTE$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible();
    await expect(page.locator('[data-widget=game-grid] [data-game]')).toHaveCount(18);
  });

  test('launch the only vendor of a category without a page', { tag: '@desktop' }, async ({ page, isMobile }) => {
    await open(page, '/rng');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#side-menu').getByRole('button', { name: 'Cockfight' }).click();
    await expect(page.getByRole('dialog').last()).toContainText('account', { ignoreCase: true });
    await expect(page).toHaveURL(/\/rng$/);
  });
});
