import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type OperatorsClient, operatorsClient } from '#scripts/operators/operators-client.ts';
import { operatorToken } from '#scripts/revisions/operator-access.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './journey.ts';
import { siteOrigin } from './shared-gateway.ts';
import { DEMO_PASSWORD } from './sign-in-gateway.ts';
import { type RunningArcade, startArcade } from './start-arcade.ts';
import { newDataFolder, type RunningGateway, startGateway } from './start-gateway.ts';

const SECRET = 'the-secret-of-an-arcade-in-journeys';

/**
 * A gateway with an arcade beside it for all journeys of the file that calls this, which travels them one after the
 * other: a later one sees the wins of those before it. Live tables play three times as fast, about seven seconds a
 * round.
 */
export function arcadeGateway() {
  let gateway: RunningGateway;
  let arcade: RunningArcade;
  let dataFolder: string;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    dataFolder = await newDataFolder();
    const port = await freePort();
    gateway = await startGateway({ dataFolder, environment: { ARCADE_PORT: String(port), ARCADE_SECRET: SECRET } });
    const environment = { ARCADE_TABLE_SPEED: '3' };
    arcade = await startArcade({ port, gatewayPort: gateway.port, secret: SECRET, dataFolder, environment });
  });
  test.afterAll(async () => {
    await arcade.stop();
    await gateway.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  /** Opens an address of a brand in English, whatever its own language is. */
  async function open(page: Page, site: string, address: string): Promise<void> {
    const query = address.includes('?') ? '&' : '?';
    await page.goto(`${siteOrigin(site, gateway.port)}${address}${query}language=EN`);
    await hydrated(page);
  }

  /** Fills in the sign-in that is open with the demo's member. */
  async function fillInSignIn(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username', { exact: true }).fill('demo');
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.locator('[data-modal=login]')).toHaveCount(0);
  }

  return {
    open,
    fillInSignIn,

    async signIn(page: Page, site: string): Promise<void> {
      await open(page, site, '/login');
      await fillInSignIn(page);
      await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    },

    stopArcade: () => arcade.stop(),

    port: (): number => gateway.port,

    /** The calls on operators' accounts, with the token of the data directory. */
    async operators(): Promise<OperatorsClient> {
      return operatorsClient(`http://localhost:${gateway.port}`, await operatorToken(undefined, dataFolder));
    },
  };
}
