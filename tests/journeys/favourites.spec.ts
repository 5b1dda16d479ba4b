import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { newMember } from './support/new-member.ts';
import { photograph } from './support/photograph.ts';

const tile = (page: Page, section: string, name: string) =>
  page.locator(`[data-node=${section}] [data-game]`).filter({ hasText: name }).first();

/** Uses the heart of a game as a visitor of that size does. */
async function useHeart(page: Page, isMobile: boolean, section: string, name: string): Promise<void> {
  const game = tile(page, section, name);
  const heart = /(Add|Remove) .* (to|from) favourites/;
  if (!isMobile) {
    await game.hover();
    await game.getByRole('button', { name: heart }).click();
    return;
  }
  await game.locator('img').tap({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: heart }).tap();
}

test.describe('favourites', () => {
  test.beforeEach(async ({ context }) => {
    await newMember(context);
  });

  test('are kept with the account: on the home page, on a page of their own and in the lobby', {
    tag: '@mobile',
  }, async ({ page, isMobile }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    await useHeart(page, isMobile, 'home-hot', 'Tomb of Anubis');
    await expect(tile(page, 'home-favourites', 'Tomb of Anubis')).toBeVisible();
    await page.goto('/favorite');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
    await expect(page.locator('[data-game]')).toHaveCount(1);
    await expectAccessible(page);
    await photograph(page, `aurora-favourites-${isMobile ? 'mobile' : 'desktop'}`);

    await page.goto('/rng?filter=FAV');
    await hydrated(page);
    await expect(page.locator('[data-widget=game-grid] [data-game]')).toHaveCount(1);
    await page.goto('/live?filter=FAV');
    await hydrated(page);
    await expect(page.locator('[data-widget=game-grid] [data-game]')).toHaveCount(0);

    await page.goto('/favorite');
    await hydrated(page);
    await useHeart(page, isMobile, 'favourites-games', 'Tomb of Anubis');
    await expect(page.getByText('No favourites yet')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the balance', () => {
  test('is shown in the header, and hidden where others look on', { tag: '@desktop' }, async ({ page, context }) => {
    await newMember(context);
    await page.goto('/');
    await hydrated(page);
    const cell = page.getByRole('group', { name: 'Balance' });
    await expect(cell).toContainText('€0.00');
    await cell.getByRole('button', { name: 'Hide the balance' }).click();
    await expect(cell).toContainText('****');
    await page.reload();
    await hydrated(page);
    await expect(cell).toContainText('****');
    await expectAccessible(page);
  });
});
