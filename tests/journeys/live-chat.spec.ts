import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { screenshot } from '#gateway/testing/hostile-images.ts';
import { operatorsClient } from '#scripts/operators/operators-client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { signInAtDesk } from './support/operator-desk.ts';
import { payableMember } from './support/payable-member.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { sitesFolder } from './support/sites-folder.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

// A gateway of its own: an operator answers, at any time of the day.
test.describe.configure({ mode: 'default' });

let gateway: RunningGateway;
let operator: ReturnType<typeof operatorsClient>;
let dataFolder: string;
let sites: string;
let session: string;

test.beforeAll(async () => {
  dataFolder = await newDataFolder();
  const { merchantCode, hosts, domainRoutes, liveChat } = JSON.parse(
    await readFile('sites/aurora/site.json', 'utf8'),
  ) as SiteDocument;
  const always = { away: liveChat?.away };
  sites = await sitesFolder([{ id: 'aurora', site: { merchantCode, hosts, domainRoutes, liveChat: always } }]);
  gateway = await startGateway({ dataFolder, environment: { SITES_DIR: sites } });
  session = await payableMember(gateway.port, 'aurora');
  const token = (await readFile(path.join(dataFolder, 'operator-token'), 'utf8')).trim();
  operator = operatorsClient(`http://localhost:${gateway.port}`, token);
});

test.afterAll(async () => {
  await gateway.stop();
  for (const folder of [dataFolder, sites]) await rm(folder, { recursive: true, force: true });
});

/** Takes the one chat that waits, at the desk. */
async function takeChat(desk: Page): Promise<void> {
  await desk.goto(`http://desk.localhost:${gateway.port}/chats/aurora`);
  await expect(desk.locator('[data-chat]')).toHaveCount(1);
  await expectAccessible(desk);
  await desk.keyboard.press('j');
  await desk.getByRole('button', { name: 'Take the chat' }).click();
  await expect(desk.getByRole('log')).toContainText('Where is my withdrawal?');
}

async function answer(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('Answer').fill(text);
  await desk.getByLabel('Answer').press('Enter');
  await expect(desk.getByRole('log')).toContainText(text);
}

async function chatWith(page: Page, desk: Page, device: string): Promise<void> {
  const origin = siteOrigin('aurora', gateway.port);
  const panel = page.getByRole('complementary', { name: 'Live chat' });
  const service = page.locator('[data-node=service] > button');
  await page.context().addCookies([{ name: 'session', value: session, url: origin }]);
  await page.goto(`${origin}/?language=EN`);
  await hydrated(page);
  await service.click();
  await page.getByRole('button', { name: 'Live chat' }).click();
  await panel.getByRole('button', { name: 'Start a chat' }).click();
  await expect(panel).toContainText('Your place in the queue: 1');
  await expectAccessible(page, '[role=complementary]');

  const field = panel.getByRole('textbox', { name: 'Message' });
  await field.fill('Where is my withdrawal?');
  await field.press('Enter');
  const file = { name: 'statement.png', mimeType: 'image/png', buffer: await screenshot() };
  await panel.locator('input[type=file]').setInputFiles(file);
  await expect(panel.getByRole('link', { name: 'Open image: statement.png' })).toBeVisible();

  await takeChat(desk);
  const picture = desk.getByRole('img', { name: 'statement.png' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await answer(desk, 'It is on its way.');
  await expect(panel.getByRole('log')).toContainText('It is on its way.');
  await desk.getByLabel('Answer').pressSequentially('One');
  await expect(panel.getByRole('img', { name: 'Lena Maas is typing' })).toBeVisible();
  await field.pressSequentially('Thank');
  await expect(desk.getByText('The member is writing…').last()).toBeVisible();
  await expectAccessible(desk);
  await photograph(desk, `desk-chat-${device}`);
  await expectAccessible(page, '[role=complementary]');
  await photograph(page, 'live-chat');

  await panel.getByRole('button', { name: 'Minimise' }).click();
  await expect(panel).toBeHidden();
  await answer(desk, 'Anything else?');
  await expect(page.getByRole('img', { name: 'New message' })).toBeVisible();
  await service.click();
  await expect(page.getByRole('img', { name: 'New message' })).toBeHidden();

  await panel.getByRole('button', { name: 'Close the chat' }).click();
  await panel.getByRole('button', { name: 'End the chat' }).click();
  await expect(desk.getByText('This chat has ended')).toBeVisible();
  await panel.getByRole('button', { name: '5 of 5' }).click();
  await expect(panel).toContainText('Thank you for your rating');
  await expectAccessible(page, '[role=complementary]');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('link', { name: 'Save this chat' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('Lena Maas: Anything else?');
}

test('a member asks in the live chat over the page, sends an image, and rates the answer of the desk', async ({
  page,
  browser,
  isMobile,
}) => {
  const device = isMobile ? 'mobile' : 'desktop';
  const desk = await signInAtDesk(browser, gateway.port, {
    ...{ operators: operator, account: `lena-${device}`, device, role: 'support' },
  });
  await chatWith(page, desk, device);
  await desk.context().close();
});
