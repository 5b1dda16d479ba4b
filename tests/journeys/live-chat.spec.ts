import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { screenshot } from '#gateway/testing/hostile-images.ts';
import { operatorsClient } from '#scripts/operators/operators-client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
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

const answer = (chatId: string, text: string) =>
  operator.sayInChat('aurora', chatId, { messageId: crypto.randomUUID(), text });

async function chatWith(page: Page): Promise<void> {
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

  const [waiting] = (await operator.chats('aurora')).list;
  const chatId = waiting?.chatId ?? '';
  const { messages } = await operator.claimChat('aurora', chatId);
  const image = messages.find((message) => message.image !== null)?.image;
  expect((await operator.image(image?.url ?? '')).type).toBe('image/png');
  await answer(chatId, 'It is on its way.');
  await expect(panel.getByRole('log')).toContainText('It is on its way.');
  await expectAccessible(page, '[role=complementary]');
  await photograph(page, 'live-chat');

  await panel.getByRole('button', { name: 'Minimise' }).click();
  await expect(panel).toBeHidden();
  await answer(chatId, 'Anything else?');
  await expect(page.getByRole('img', { name: 'New message' })).toBeVisible();
  await service.click();
  await expect(page.getByRole('img', { name: 'New message' })).toBeHidden();

  await panel.getByRole('button', { name: 'Close the chat' }).click();
  await panel.getByRole('button', { name: 'End the chat' }).click();
  await panel.getByRole('button', { name: '5 of 5' }).click();
  await expect(panel).toContainText('Thank you for your rating');
  await expectAccessible(page, '[role=complementary]');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('link', { name: 'Save this chat' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('Service: Anything else?');
}

test('a member asks in the live chat over the page, sends an image, and rates the answer', ({ page }) =>
  chatWith(page));
