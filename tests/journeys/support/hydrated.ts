import type { Page } from '@playwright/test';

/** Waits until the browser has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}
