import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { paidLeader } from './support/paid-leader.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

// A gateway of its own: yesterday is settled while it is stopped.

let gateway: RunningGateway;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await newDataFolder();
  const seeding = await startGateway({ dataFolder });
  await seeding.stop();
  await paidLeader(dataFolder, 'aurora');
  await paidLeader(dataFolder, 'lotus');
  gateway = await startGateway({ dataFolder });
});

test.afterAll(async () => {
  await gateway.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function signIn(page: Page, site: string, { account, language }: { account: string; language: string }) {
  await page.goto(`${siteOrigin(site, gateway.port)}/agent?language=${language}`);
  await hydrated(page);
  await page.locator('[name=username]').fill(account);
  await page.locator('[name=password]').fill('Demo-2468!');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/agentHome/);
}

for (const [site, language, entry] of [
  ['aurora', 'EN', 'Agent desk'],
  ['lotus', 'VI', 'Bàn làm việc đại lý'],
] as const)
  test(`every page of the desk on ${site} shows what it has, and nothing that fails @${site}`, async ({
    page,
    isMobile,
    consoleSilence,
  }) => {
    test.slow();
    // No provider pays out here.
    consoleSilence.allow(/withdrawals\/terms.*status of 403/);
    await signIn(page, site, { account: 'demoagent', language });
    const links = page.locator('#desk-menu ul a[href*="menu="]');
    await expect(links.first()).toBeAttached();
    const parts = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(parts.length).toBeGreaterThanOrEqual(15);
    for (const href of parts) {
      // The menu is a closed drawer on a phone, whose links can still be followed.
      await page.locator(`#desk-menu ul a[href="${href}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href);
      const content = page.locator('#content');
      await expect(content.locator('h1').first()).toBeAttached();
      await expect(content.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(content.locator('[role=alert]'), href).toHaveCount(0);
      const room = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
      expect(room[0], href).toBeLessThanOrEqual(room[1]);
      await expectAccessible(page);
    }
    if (isMobile) return;

    await page.goto(`${siteOrigin(site, gateway.port)}/?language=${language}`);
    await hydrated(page);
    await page.locator('[data-widget=account-menu] button').first().click();
    await page.locator('[data-widget=account-menu]').getByText(entry, { exact: true }).click();
    const centre = page.locator('[data-modal=agent-centre]');
    await expect(centre.locator('h1')).toBeVisible();
    await centre.locator('nav a[href$="menu=agentRevenueReport"]').click();
    await expect(centre.locator('[data-widget=agent-income]')).toBeVisible();
    await expect(centre.locator('[aria-busy=true]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/');
    await expectAccessible(page, '[role=dialog]');
  });

test('a team leader answers an offer, reads its pay to the last row, and offers nothing that it may not', async ({
  page,
  isMobile,
}) => {
  const origin = siteOrigin('lotus', gateway.port);
  const size = isMobile ? 'mobile' : 'desktop';
  const turnTo = async (menu: string): Promise<void> => {
    await page.goto(`${origin}/agentHome?menu=${menu}&language=EN`);
    await hydrated(page);
  };
  const dialog = page.locator('[data-modal=contract]');

  await signIn(page, 'lotus', { account: 'demoleader', language: 'EN' });

  // The offer opens by itself, and is answered once.
  await expect(dialog).toContainText('Dividend, Version 1');
  await expectAccessible(page, '[role=dialog]');
  await photograph(page, `contract-offer-${size}`);
  await dialog.getByRole('button', { name: 'Accept version 1' }).click();
  await expect(dialog).toContainText(/Accepted\. It counts from/);
  await dialog.locator('[data-widget=agent-contract-offer]').getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  if (!isMobile) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('demodown');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expectAccessible(page, '[role=dialog]');
    const account = await page.getByRole('option').locator('bdi').innerText();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/menu=downlineManagmentView&member=/);
    await expect(page.getByLabel(account, { exact: true })).toBeVisible();
  }

  await turnTo('agentRevenueReport');
  const income = page.locator('[data-widget=agent-income]');
  await expect(income).toContainText('₫150,000');
  await expectAccessible(page);
  await photograph(page, `agent-income-${size}`, { fullPage: true });
  await income.getByRole('button', { name: /Daily salary/ }).click();
  const explained = page.getByLabel('Daily salary: how it came about');
  await expect(explained).toContainText(/₫50,000,000\s*base/);
  await expect(explained).toContainText('50,000,000 × 0.3% = 150,000');
  await expect(explained).toContainText('the stored inputs give the same');
  await expectAccessible(page);
  await photograph(page, `agent-income-explained-${size}`);

  await turnTo('agentDailyWages2');
  await expect(page.locator('[data-widget=agent-pay-records]')).toContainText('DAY-');
  await expectAccessible(page);

  await turnTo('agentContract');
  const contracts = page.locator('[data-widget=agent-contracts]');
  await expect(contracts.getByRole('region', { name: 'Daily salary' })).toContainText('Version 1 with');
  await expect(contracts.getByRole('region', { name: 'All contracts' })).toContainText('24%');
  await expectAccessible(page);
  await photograph(page, `agent-contracts-${size}`, { fullPage: true });
  await contracts.getByRole('button', { name: 'Offer a contract' }).click();
  await contracts.locator('[name="tiers.0.rate"]').fill('99');
  await expect(contracts).toContainText(/Your own rate is/);
  await expectAccessible(page);

  await turnTo('agentAnnouncement');
  await expect(page.locator('[data-widget=agent-announcements]')).toContainText('Dividends are paid on the 16th');
  await expectAccessible(page);
});
