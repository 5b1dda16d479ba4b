import type { Page } from '@playwright/test';

/**
 * Takes a picture of the page into test-results/pictures, once its fonts are there; animations are shown at their end.
 * Only where `JOURNEY_PICTURES` is set: pictures of whole pages take longer than the rest of a journey.
 */
export async function photograph(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (process.env.JOURNEY_PICTURES === undefined) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `test-results/pictures/${name}.png`, fullPage, animations: 'disabled' });
}
