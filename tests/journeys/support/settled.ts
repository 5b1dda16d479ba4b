import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** Waits until what a page leaves for later is there: consent, the network's notice, announcements. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('[data-network]').waitFor({ state: 'attached' });
}

/**
 * Goes on to when everything that opens by itself has opened. The page's clock has to be installed before the page is opened.
 */
export async function later(page: Page): Promise<void> {
  await settled(page);
  await page.clock.fastForward(10_000);
  // What the timers began has been rendered when two frames have passed.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
