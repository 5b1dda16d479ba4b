import type { Locator, Page } from '@playwright/test';

/** The first slot of the lobby that can be played for nothing, or the first of all. */
export const tileOf = (page: Page, withTrial = false): Locator => {
  const tiles = page.locator('[data-widget=game-grid] [data-game]');
  return (withTrial ? tiles.filter({ has: page.getByRole('button', { name: /^Free trial/ }) }) : tiles).first();
};

/** Starts a game from its tile as a visitor of that size does. */
export async function startFrom(
  page: Page,
  tile: Locator,
  isMobile: boolean,
  name: 'Start' | 'Free trial',
): Promise<void> {
  if (!isMobile) {
    await tile.hover();
    await tile.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    return;
  }
  await tile.locator('img').tap({ force: true });
  // A finger that a busy machine takes for a long press would press nothing.
  await page.locator('[data-sheet]').getByRole('button', { name }).click();
}
