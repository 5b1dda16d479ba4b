import type { Page } from '@playwright/test';

declare global {
  interface Window {
    paintedMs: number | null;
  }
}

/**
 * The time from an input event to the next paint, in milliseconds: from the event's own time stamp, so that the input
 * delay counts too, to the frame after its handlers.
 */
export async function nextPaintMs(page: Page, event: 'click' | 'input', act: () => Promise<void>): Promise<number> {
  await page.evaluate((name) => {
    window.paintedMs = null;
    window.addEventListener(
      name,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // The message comes once the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            window.paintedMs = performance.now() - timeStamp;
          });
          port1.start();
          port2.postMessage(null);
        }),
      { once: true, capture: true },
    );
  }, event);
  await act();
  await page.waitForFunction(() => window.paintedMs !== null);
  return page.evaluate(() => window.paintedMs ?? Number.NaN);
}

/**
 * The time until the address has this query and the list shows its results: the typing debounce, the gateway's answer
 * and the paint.
 */
export async function listShownMs(page: Page, query: string): Promise<number> {
  const beganMs = performance.now();
  await page.waitForFunction(
    (asked) =>
      location.search === asked &&
      document.querySelector('[data-widget=game-grid]')?.getAttribute('aria-busy') === 'false',
    query,
  );
  return performance.now() - beganMs;
}
