import type { Page } from '@playwright/test';

/** Takes a picture of the page into test-results/pictures, once its fonts are there; animations are shown at their end. */
export async function photograph(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `test-results/pictures/${name}.png`, fullPage, animations: 'disabled' });
}
