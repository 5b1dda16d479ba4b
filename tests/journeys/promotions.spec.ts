import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { photo } from '#gateway/testing/hostile-images.ts';
import { operatorsClient } from '#scripts/operators/operators-client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { newMember } from './support/new-member.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

// A gateway of its own: an operator decides.
let gateway: RunningGateway;
let operator: ReturnType<typeof operatorsClient>;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await newDataFolder();
  gateway = await startGateway({ dataFolder });
  const token = (await readFile(path.join(dataFolder, 'operator-token'), 'utf8')).trim();
  operator = operatorsClient(`http://localhost:${gateway.port}`, token);
});

test.afterAll(async () => {
  await gateway.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a member applies with an image, is approved, and claims', { tag: '@desktop' }, async ({ page }) => {
  const origin = siteOrigin('aurora', gateway.port);
  const list = page.locator('[data-widget=promotion-list]');
  const detail = page.locator('[data-widget=promotion-detail]');
  await newMember(page.context(), gateway.port);

  await page.goto(`${origin}/promotions?language=EN`);
  await hydrated(page);
  await list.getByRole('link', { name: 'Join: Show us your game corner' }).click();
  await expect(detail.getByText('Write a few words first.')).toBeVisible();
  await expectAccessible(page);
  await detail.getByLabel('Your words', { exact: true }).fill('By the window');
  await detail
    .getByLabel('Add an image')
    .setInputFiles({ name: 'corner.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(detail.getByText('corner.jpg')).toBeVisible();
  await detail.getByRole('button', { name: 'Send entry' }).click();
  await expect(detail.getByText('We look at it next.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'promotion-sent-desktop', { fullPage: true });

  const { list: waiting } = await operator.applications('aurora', 'open');
  expect(waiting).toHaveLength(1);
  await operator.approveApplication({ site: 'aurora', applicationId: waiting[0]?.applicationId ?? '' });

  await page.goto(`${origin}/promotions?language=EN`);
  await hydrated(page);
  await expect(list).toContainText('Ready to claim');
  await expectAccessible(page);
  await photograph(page, 'promotions-desktop', { fullPage: true });
  await list.getByRole('button', { name: 'Claim 500 pts: Show us your game corner' }).click();
  await expect(list.getByRole('status')).toHaveText('500 pts is in your account.');
  await expect(list).toContainText('Claimed');
});
