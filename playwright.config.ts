import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/journeys/support/find-browser.ts';

// Found once: the worker processes, which read this file too, inherit the answer.
process.env.CHROMIUM_PATH = await findBrowser();

/**
 * A journey of each brand is travelled at one size of it, and one that no size changes at the size of its tag, unless
 * JOURNEYS=all asks for every journey at every size.
 */
const everySize = process.env.JOURNEYS === 'all';
const without = (...tags: string[]) => (everySize ? {} : { grepInvert: tags.map((tag) => new RegExp(`@${tag}\\b`)) });

/**
 * V8 optimises no script and uses no further threads. A page of a journey lives for seconds, and both cores are busy
 * already: this saves a third of the processor time.
 */
const QUICK_SCRIPTS = '--js-flags=--no-opt --single-threaded';

export default defineConfig({
  testDir: 'tests/journeys',
  // Plain JavaScript of 4 MB, which Playwright would transform for half a minute.
  build: { external: ['**/contracts/generated/*.js'] },
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/support/shared-gateway.ts',
  fullyParallel: true,
  workers: 2,
  // Two browsers, a gateway and its games share the machine: what fails is tried once more, and told apart in the
  // tally.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // A whole journey has three times what it takes on a machine of its own; what it waits for has ten seconds each.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Requests that a worker sees are hidden from a journey that answers calls itself; the offline journey allows it.
    serviceWorkers: 'block',
    // Recording a trace doubles what a journey costs; one is asked for when a failure is looked into.
    trace: process.env.JOURNEY_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Drawing motion is a sixth of a journey's cost. `withMotion` asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...browserFlags, QUICK_SCRIPTS] },
  },
  projects: [
    {
      name: 'desktop',
      ...without('lotus', 'meydan', 'mobile'),
      use: {
        viewport: { width: 1440, height: 900 },
        deviceScaleFactor: 1,
      },
    },
    {
      // A real phone to the gateway and to the page: user agent and client hint, touch, a mobile viewport.
      name: 'mobile',
      ...without('aurora', 'desktop'),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        // Drawing two pixels for each is a fifth of what a journey costs; pictures that people look at have them.
        deviceScaleFactor: process.env.JOURNEY_PICTURES === undefined ? 1 : 2,
      },
    },
  ],
});
