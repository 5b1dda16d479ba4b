import type { Page } from '@playwright/test';

/** Asking with every frame, which is the default, would have the page draw frames for that alone. */
const ASKED_EVERY = { polling: 50 };

/** Waits until the browser has taken over the prerendered page, and the areas around it that follow. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, ASKED_EVERY);
  // React marks the elements that it has taken over.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#root [data-node]')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
    undefined,
    ASKED_EVERY,
  );
}
