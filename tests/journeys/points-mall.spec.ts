import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { operatorsClient } from '#scripts/operators/operators-client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { PAYMENT_PASSWORD, payableMember } from './support/payable-member.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

// A gateway of its own: the member of the demo gets a payment password, and an operator decides.
test.describe.configure({ mode: 'default' });

let gateway: RunningGateway;
let operator: ReturnType<typeof operatorsClient>;
let dataFolder: string;
let session: string;

test.beforeAll(async () => {
  dataFolder = await newDataFolder();
  gateway = await startGateway({ dataFolder });
  session = await payableMember(gateway.port, 'aurora');
  const token = (await readFile(path.join(dataFolder, 'operator-token'), 'utf8')).trim();
  operator = operatorsClient(`http://localhost:${gateway.port}`, token);
});

test.afterAll(async () => {
  await gateway.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Decides the one redemption that waits, as an operator. */
async function decide(verb: 'approve' | 'reject', note: string): Promise<void> {
  const { list } = await operator.redemptions('aurora', 'in_process');
  expect(list).toHaveLength(1);
  const [one] = list;
  if (one) await operator.decideRedemption(verb, { site: 'aurora', redemptionId: one.redemptionId, note });
}

async function travel(page: Page, device: string, points: { before: string; after: string }): Promise<void> {
  const origin = siteOrigin('aurora', gateway.port);
  const widget = page.locator('[data-widget=points]');
  const dialog = page.getByRole('dialog');
  const history = widget.getByRole('table', { name: 'Your redemptions' });
  const open = () => widget.getByRole('button', { name: /^Box of chocolates/ }).click();
  await page.context().addCookies([{ name: 'session', value: session, url: origin }]);

  await test.step('asks for an address, and then for the payment password', async () => {
    await page.goto(`${origin}/pointMall?language=EN`);
    await hydrated(page);
    await expect(widget).toContainText(`Your points${points.before}`);
    await expectAccessible(page);
    await photograph(page, `points-mall-${device}`, { fullPage: true });
    await open();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Redeem for 1,800 points' }).click();
    await expect(page.locator('[name=receivingAddress]')).toBeFocused();
    await expectAccessible(page);
    await photograph(page, `points-mall-item-${device}`);
    await page.locator('[name=receivingAddress]').fill('Mika Kestrel, 1 Main Street, Tallinn');
    await page.getByRole('button', { name: 'Redeem for 1,800 points' }).click();
    await expect(dialog.getByRole('heading')).toContainText('Redeem 2 × Box of chocolates for 1,800 points?');
    await dialog.locator('[name=paymentPassword]').fill('not-this-one');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator('[name=paymentPassword]')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, '[role=dialog]');
  });

  await test.step('takes the points, and shows the redemption as in process', async () => {
    await dialog.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toBeHidden();
    await expect(widget).toContainText('2 × Box of chocolates redeemed.');
    await expect(widget).toContainText(`Your points${points.after}`);
    await expect(history.locator('[data-status]').first()).toHaveText('In process');
  });

  await test.step('tells of a rejection while the page is open, and the points are back', async () => {
    await decide('reject', 'The address is incomplete.');
    await expect(history.locator('[data-status]').first()).toHaveText('Rejected');
    await expect(history).toContainText('The address is incomplete. Your points are back.');
    await expect(widget).toContainText(`Your points${points.before}`);
    await expect(widget).toContainText('Redemption returned');
  });

  await test.step('tells where an approved one went', async () => {
    await open();
    await page.locator('[name=receivingAddress]').fill('Mika Kestrel, 1 Main Street, 10415 Tallinn');
    await page.getByRole('button', { name: 'Redeem for 900 points' }).click();
    await dialog.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
    await dialog.locator('button[type=submit]').click();
    await expect(history.locator('[data-status]').first()).toHaveText('In process');
    await decide('approve', 'Parcel 42 of the post');
    await expect(history.locator('[data-status]').first()).toHaveText('Approved');
    await expect(history).toContainText('Parcel 42 of the post');
    await expectAccessible(page);
    await photograph(page, `points-mall-history-${device}`, { fullPage: true });
  });
}

test('a member redeems points, and reads what was decided', { tag: '@desktop' }, async ({ page, consoleSilence }) => {
  // A wrong password is an answer like any other, but the browser complains of its status.
  consoleSilence.allow(/the server responded with a status of 422/);
  await travel(page, 'desktop', { before: '12,480', after: '10,680' });
});

test('a member redeems points on a phone', { tag: '@mobile' }, async ({ page, consoleSilence }) => {
  consoleSilence.allow(/the server responded with a status of 422/);
  await travel(page, 'mobile', { before: '12,480', after: '10,680' });
});
