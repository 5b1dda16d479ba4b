import { type BrowserContext, expect } from '@playwright/test';

/**
 * Listens to everything that the pages of a browser context complain about: console errors and warnings (violations of
 * the content security policy and failed requests among them) and uncaught errors (a hydration mismatch is one).
 */
export class ConsoleSilence {
  readonly #complaints: string[] = [];
  /** Journeys run without the service worker, and Playwright says so in the page's own console. */
  readonly #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#complaints.push(`${message.type()} at ${message.location().url}: ${message.text()}`);
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.#complaints.push(`uncaught: ${error.stack ?? error.message}`);
    });
  }

  /**
   * Expects a complaint that belongs to the journey, e.g. the 404 that Chromium reports of a page which is not there.
   */
  allow(complaint: RegExp): void {
    this.#allowed.push(complaint);
  }

  /** Fails when anything complained that was not allowed. Every journey ends with this. */
  expectSilent(): void {
    const unexpected = this.#complaints.filter(
      (complaint) => !this.#allowed.some((allowed) => allowed.test(complaint)),
    );
    expect(unexpected, 'the browser console stays silent').toEqual([]);
  }
}
