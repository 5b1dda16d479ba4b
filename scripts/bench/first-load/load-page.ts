import { type Browser, devices } from '@playwright/test';
import { slowNetwork, slowProcessor } from '../measure/throttled-browser.ts';

/**
 * The load times of a page on a mid-range phone with an empty cache, in milliseconds since the address was requested.
 */
export interface PageLoad {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The element that was painted largest. */
  readonly largest: string;
  /** Null where no script takes the page over. */
  readonly hydratedMs: number | null;
  readonly layoutShift: number;
  /** The addresses of the scripts that had come by the time the page was taken over. */
  readonly scripts: readonly string[];
}

/** The journeys' phone. */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const PROCESSOR_SLOWED_BY = 4;
const HYDRATED_WITHIN_MS = 20_000;
/** Time after the last response in which the page may still paint and shift. */
const SETTLING_MS = 1_500;

/** Opens an address as a new visitor. A page that is not static is waited for until it is hydrated. */
export async function loadPage(browser: Browser, address: string, isStatic: boolean): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.addInitScript(watchPaints);
    await slowNetwork(await slowProcessor(page, PROCESSOR_SLOWED_BY));
    await page.goto(address, { waitUntil: 'load' });
    if (!isStatic) {
      const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0;
      await page.waitForFunction(isHydrated, undefined, { timeout: HYDRATED_WITHIN_MS, polling: 100 });
    }
    await page.waitForTimeout(SETTLING_MS);
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    watched: { largestMs: number; largest: string; layoutShift: number };
  }
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  window.watched = { largestMs: 0, largest: '', layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestPaint[]) {
      window.watched.largestMs = entry.startTime;
      const { element } = entry;
      window.watched.largest = element
        ? `${element.localName} in ${element.closest('[data-node]')?.getAttribute('data-node')}`
        : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) window.watched.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page, at the end. */
function readPaints(): PageLoad {
  const hydratedMs = performance.getEntriesByName('hydrated')[0]?.startTime ?? null;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(
    ({ name, responseEnd }) => /\.m?js(?:\?|$)/.test(name) && responseEnd <= (hydratedMs ?? 0),
  );
  return {
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaintMs: window.watched.largestMs,
    largest: window.watched.largest,
    hydratedMs,
    layoutShift: window.watched.layoutShift,
    scripts: scripts.map(({ name }) => name),
  };
}
