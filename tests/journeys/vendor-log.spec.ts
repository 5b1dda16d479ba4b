import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { VendorSandboxOpened } from '#contracts/generated/contracts.ts';
import { type OperatorsClient, operatorsClient } from '#scripts/operators/operators-client.ts';
import { operatorToken } from '#scripts/revisions/operator-access.ts';
import { operatorCall } from '#scripts/revisions/operator-call.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import { signInAtDesk } from './support/operator-desk.ts';
import { photograph } from './support/photograph.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

const KEY = 'the-key-of-a-vendor-in-journeys';

let gateway: RunningGateway;
let dataFolder: string;
let operators: OperatorsClient;
let opened: VendorSandboxOpened;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  dataFolder = await newDataFolder();
  gateway = await startGateway({ dataFolder });
  const origin = `http://localhost:${gateway.port}`;
  const token = await operatorToken(undefined, dataFolder);
  operators = await operatorsClient(origin, token);
  opened = await operatorCall(origin, token).value<VendorSandboxOpened>(
    'POST',
    '/wps/operator/sites/aurora/vendorSandbox',
    { vendor: 'PG', key: KEY, member: 'demo', balance: '100.00' },
    { 'idempotency-key': 'vendor-log' },
  );
});
test.afterAll(async () => {
  await gateway.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Calls the wallet as the vendor does. @returns the balance in the answer, in minor units. */
async function callWallet(more: object): Promise<number> {
  const body = JSON.stringify({ user_id: opened.userId, currency: opened.currency, game: opened.game, ...more });
  const response = await fetch(`http://127.0.0.1:${gateway.port}${opened.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `HMAC-SHA256 ${createHmac('sha256', KEY).update(body).digest('hex')}`,
    },
    body,
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { balance: number }).balance;
}

test('an operator replays a callback, which answers the same and moves nothing', { tag: '@desktop' }, async ({
  browser,
  isMobile,
}) => {
  const device = isMobile ? 'mobile' : 'desktop';
  const actions = [{ action: 'bet', action_id: `bet-${device}`, amount: 250 }];
  const before = await callWallet({});
  expect(await callWallet({ game_id: `round-${device}`, actions })).toBe(before - 250);

  const desk = await signInAtDesk(browser, gateway.port, {
    ...{ operators, account: `vera-${device}`, device, role: 'admin' },
  });
  await desk.keyboard.press('Control+k');
  await desk.keyboard.type('demoagent');
  const found = desk.getByRole('dialog').getByRole('option', { name: 'demoagent' });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(desk);
  await photograph(desk, `desk-find-${device}`);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'demoagent' })).toBeVisible();

  await desk.goto(`http://desk.localhost:${gateway.port}/vendors/aurora/calls?integration=${opened.integrationId}`);
  const newest = desk.locator('[data-entry]').first();
  await expect(newest).toContainText('200');
  await newest.getByRole('button').click();
  await expect(desk.getByRole('region', { name: 'They sent' })).toContainText(`round-${device}`);
  await expectAccessible(desk);
  await photograph(desk, `desk-vendor-call-${device}`);
  await desk.getByRole('button', { name: 'Replay', exact: true }).click();
  await desk.getByRole('button', { name: 'Replay now' }).click();
  await expect(desk.getByText('The same answer as then, 200: nothing was done twice.')).toBeVisible();
  await expectAccessible(desk);
  expect(await callWallet({})).toBe(before - 250);

  await test.step('its integration shows the calls, and rotates its key', async () => {
    await desk.goto(
      `http://desk.localhost:${gateway.port}/vendors/aurora/integrations?integration=${opened.integrationId}`,
    );
    await expect(desk.getByRole('img', { name: 'Latency' })).toBeVisible();
    await expectAccessible(desk);
    await photograph(desk, `desk-integration-${device}`, { fullPage: true });
    await desk.getByRole('button', { name: 'Rotate key' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('A new quarter');
    await expectAccessible(desk, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Rotate key' }).click();
    await expect(dialog.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await expectAccessible(desk, 'dialog[open]');
    await photograph(desk, `desk-new-key-${device}`);
    await dialog.getByLabel('I have stored it').check();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(desk.getByText('Signs our calls')).toBeVisible();
    // The old key still signs.
    expect(await callWallet({})).toBe(before - 250);
    await desk.getByRole('row').filter({ hasText: 'Valid' }).last().getByRole('button', { name: 'End key' }).click();
    await dialog.getByLabel('Reason').fill('The vendor keeps its key');
    await dialog.getByRole('button', { name: 'End key' }).click();
    await expect(desk.getByText('Ended', { exact: true })).toBeVisible();
    await expect(desk.getByText('The vendor keeps its key')).toBeVisible();
  });
  await test.step('its bet is among the live figures', async () => {
    await desk.goto(`http://desk.localhost:${gateway.port}/figures/aurora`);
    const bets = desk.locator('dl > div').filter({ hasText: 'Bets in the last hour' });
    await expect(bets.locator('dd').first()).toHaveText('1');
    await expectAccessible(desk);
    await photograph(desk, `desk-live-figures-${device}`);
  });
  await desk.context().close();
});
