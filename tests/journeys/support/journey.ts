import { test as base } from '@playwright/test';
import { ConsoleSilence } from './console-silence.ts';
import { siteOrigin } from './shared-gateway.ts';

interface JourneyFixtures {
  /** Present in every journey, asked for or not: a complaint in the console fails it. */
  readonly consoleSilence: ConsoleSilence;
  /** The site that relative addresses mean, `aurora` unless set with `test.use({ site: … })`. */
  readonly site: string;
  /** Whether the popups of a visit are closed already, as in a visit that has been going on; false to see them open. */
  readonly popupsAreClosed: boolean;
}

/** Playwright's `test` for our journeys: `page.goto('/')` is the site's home page, and the console is listened to. */
export const test = base.extend<JourneyFixtures>({
  site: ['aurora', { option: true }],
  baseURL: async ({ site }, use) => {
    await use(siteOrigin(site));
  },
  popupsAreClosed: [true, { option: true }],
  context: async ({ context, popupsAreClosed }, use) => {
    if (popupsAreClosed)
      await context.addInitScript(() => {
        // A blank page and a sandboxed frame have no storage, and another site's frame may be kept from its own.
        if (window.origin === 'null' || window.top !== window) return;
        for (const visitor of ['guest', 'member', 'first'])
          sessionStorage.setItem(`announcementsClosed.${visitor}`, '1');
      });
    await use(context);
  },
  consoleSilence: [
    async ({ context }, use) => {
      const silence = new ConsoleSilence(context);
      await use(silence);
      silence.expectSilent();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
