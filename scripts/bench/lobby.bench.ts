/** Time to paint of a lobby after filtering, turning a page and typing, on a processor slowed four times. */
import { devices } from '@playwright/test';
import { startGateway } from '#tests/journeys/support/start-gateway.ts';
import { listShownMs, nextPaintMs } from './lobby/next-paint.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { reportFigures } from './measure/report-figures.ts';
import { slowProcessor, startBrowser } from './measure/throttled-browser.ts';

const PROCESSOR_SLOWED_BY = 4;
const HOST = 'aurora.localhost';
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const gateway = await startGateway();
const browser = await startBrowser();
const paints = { filter: [] as number[], page: [] as number[], search: [] as number[] };
const shown: number[] = [];
try {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // The notices of a visit have been read: nothing opens over the lobby while it is measured.
  await page.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage.setItem('announcementsClosed.guest', '1');
  });
  await page.goto(`http://${HOST}:${gateway.port}/rng`, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await slowProcessor(page, PROCESSOR_SLOWED_BY);
  const grid = page.locator('[data-widget=game-grid]');
  const filters = page.locator('[data-widget=lobby-filters]');
  const field = page.locator('[data-widget=lobby-head] input');
  const settle = async (query: string): Promise<void> => {
    shown.push(await listShownMs(page, query));
  };
  for (let round = 0; round < benchCount(8, 5); round += 1) {
    for (const [name, query] of [
      ['Hot', '?filter=HOT'],
      ['All', ''],
    ] as const) {
      const choice = filters.getByText(name, { exact: true });
      paints.filter.push(await nextPaintMs(page, 'click', () => choice.click()));
      await settle(query);
    }
    const next = page.locator('[data-widget=pagination]').getByRole('link', { name: 'Next' });
    paints.page.push(await nextPaintMs(page, 'click', () => next.click()));
    await settle('?page=2');
    await grid.and(page.locator(':focus')).waitFor();
    await field.focus();
    for (const [letter, query] of [
      ['d', '?search=d'],
      ['r', '?search=dr'],
      ['a', '?search=dra'],
    ] as const) {
      paints.search.push(await nextPaintMs(page, 'input', () => page.keyboard.type(letter)));
      await settle(query);
    }
    paints.search.push(await nextPaintMs(page, 'input', () => field.fill('')));
    await settle('');
  }
} finally {
  await browser.close();
  await gateway.stop();
}

const worst = (times: readonly number[]): string => `the worst ${Math.round(Math.max(...times))} ms`;
reportFigures(
  (['filter', 'page', 'search'] as const).map((what) => ({
    figure: `${what} to the next paint`,
    measured: median(paints[what]),
    unit: 'ms',
    detail: `${worst(paints[what])}; processor slowed ${PROCESSOR_SLOWED_BY}×, games in view after ${Math.round(median(shown))} ms`,
    target: { atMost: 100 },
  })),
);
