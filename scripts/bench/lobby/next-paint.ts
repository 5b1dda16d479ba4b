import type { Page } from '@playwright/test';

declare global {
  interface Window {
    paintedMs: number | null;
  }
}

/**
 * How long after an event of the visitor's the page paints next, in milliseconds: from the event's own time stamp, so
 * that what the page does before it hears of it counts too, to the frame after its handlers.
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
 * How long until the address has this query and the list shows what it asks for: the pause of typing, the gateway's
 * answer and the paint.
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
