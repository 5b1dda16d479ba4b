import { test as base } from '@playwright/test';
import { ConsoleSilence } from './console-silence.ts';
import { siteOrigin } from './shared-gateway.ts';

interface JourneyFixtures {
  /** Present in every journey, asked for or not: a complaint in the console fails it. */
  readonly consoleSilence: ConsoleSilence;
  /** The site that relative addresses mean, `aurora` unless set with `test.use({ site: … })`. */
  readonly site: string;
}

/** Playwright's `test` for our journeys: `page.goto('/')` is the site's home page, and the console is listened to. */
export const test = base.extend<JourneyFixtures>({
  site: ['aurora', { option: true }],
  baseURL: async ({ site }, use) => {
    await use(siteOrigin(site));
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
