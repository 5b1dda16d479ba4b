import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './journey.ts';
import { siteOrigin } from './shared-gateway.ts';
import { type RunningGateway, startGateway } from './start-gateway.ts';

/** The password of the demo's accounts. */
export const DEMO_PASSWORD = 'Demo-2468!';

/** A refusal is an answer like any other, but the browser complains of its status. */
const REFUSED = /the server responded with a status of (?:400|401|403|404|409|429)/;

/**
 * One gateway for all journeys of the file that calls this, which travels them one after the other. It believes what a
 * proxy says of addresses, so that a journey can come from another one.
 */
export function signInGateway() {
  let gateway: RunningGateway;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    gateway = await startGateway({ environment: { TRUST_PROXY: 'loopback' } });
  });
  test.afterAll(() => gateway.stop());
  test.beforeEach(({ consoleSilence }) => consoleSilence.allow(REFUSED));

  const originOf = (site: string): string => siteOrigin(site, gateway.port);
  return {
    originOf,

    /** Opens an address of a brand in English, whatever it speaks by itself. */
    async open(page: Page, site: string, path: string): Promise<void> {
      await page.goto(`${originOf(site)}${path}${path.includes('?') ? '&' : '?'}language=EN`);
      await hydrated(page);
    },

    get port() {
      return gateway.port;
    },
  };
}

export const dialogIn = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string | RegExp) => dialogIn(page).getByRole('button', { name });

/** Fills in the form in the dialog and sends it. */
export async function signIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await dialogIn(page).getByLabel('Username', { exact: true }).fill(username);
  await dialogIn(page).getByLabel('Password', { exact: true }).fill(password);
  await button(page, /^Log in$/).click();
}

/** The account of the browser's session, by the gateway; null when it has none. */
export async function accountOf(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const response = await fetch('/wps/member/info');
    const { value } = (await response.json()) as { value?: { account: string } };
    return value?.account ?? null;
  });
}

/** Waits until the browser has a session of the account. */
export const signedIn = (page: Page, account: string) => expect.poll(() => accountOf(page)).toBe(account);

/** A name that no other run of the journey takes. */
export const newName = (): string =>
  `m${Date.now().toString(36)}${Math.floor(Math.random() * 1_296).toString(36)}`.slice(0, 12);
