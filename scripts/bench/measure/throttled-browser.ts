import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '#tests/journeys/support/find-browser.ts';

/** Starts a Chromium such as visitors have, with further flags. */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser({ asVisitorsHaveIt: true }),
    args: [...browserFlags, ...flags],
  });
}

/** Throttles the page's processor, e.g. by 4: a mid-range phone relative to the measuring machine. */
export async function slowProcessor(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/**
 * Slow 4G, as the usual tools understand it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. Nothing comes from
 * a cache.
 */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}
