import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

const CHUNKS_COME_WITHIN_MS = 1_500;

/** Waits until what a page leaves for later is there: consent, the network's notice, announcements. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('[data-network]').waitFor({ state: 'attached' });
}

/**
 * Goes on to when everything that opens by itself has opened. The page's clock has to be installed before the page is
 * opened.
 */
export async function later(page: Page): Promise<void> {
  await settled(page);
  await page.clock.fastForward(10_000);
  // Nothing tells that a thing will not come: its chunks get the time that they would take.
  await pause(CHUNKS_COME_WITHIN_MS);
}
