import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { sharedGatewayPort, siteOrigin } from './support/shared-gateway.ts';

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await hydrated(page);
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

for (const site of ['aurora', 'lotus', 'meydan'] as const) {
  test.describe(`the pages of ${site}`, { tag: `@${site}` }, () => {
    test.use({ site });

    test('tell each promotion with its terms, and the way back', async ({ page }) => {
      await open(page, '/promotions');
      const list = page.locator('[data-widget="promotion-list"]');
      const cards = list.locator('li h2 a');
      await expect(cards).toHaveCount(6);
      await expect(list.locator('li').last().locator('[data-status]')).toHaveAttribute('data-status', 'closed');
      await expectAccessible(page);
      const name = await cards.first().innerText();
      await cards.first().click();
      await expect(page).toHaveURL(/\?promotion=[a-z-]+$/);
      await expect(titleOf(page)).toHaveText(name);
      await expect(page.locator('[data-widget="promotion-detail"] li').first()).toBeVisible();
      await expectAccessible(page);
      await page.locator('[data-widget="promotion-detail"] button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(cards).toHaveCount(6);
      await page.goForward();
      await expect(titleOf(page)).toHaveText(name);
      await page.reload();
      await expect(titleOf(page)).toHaveText(name);
    });

    test('time each official line and mark the fastest', async ({ page, consoleSilence }) => {
      consoleSilence.allow(/ERR_FAILED/);
      await page.route(`http://${site}-3.localhost:*/healthz`, (route) => route.abort());
      await open(page, '/mirrors');
      const lines = page.locator('[data-line]');
      await expect(lines).toHaveCount(3);
      await expect(page.locator('[data-widget="domain-list"] button')).toBeEnabled();
      const texts = await lines.allInnerTexts();
      expect(texts.slice(0, 2).every((text) => /\d/.test(text.replaceAll(/[a-z]+-?\d?\.localhost/g, '')))).toBe(true);
      expect(texts[2]?.replaceAll(/[a-z]+-?\d?\.localhost/g, '')).not.toMatch(/\d/);
      await expectAccessible(page);
      const second = page.locator(`[data-line="${site}-2.localhost"] a`);
      await expect(second).toHaveAttribute('href', siteOrigin(`${site}-2`).concat('/'));
    });
  });
}

test('the pages of a site are refused where a stranger passes them on under its own name', { tag: '@desktop' }, async ({
  page,
}) => {
  const host = new URL(siteOrigin('aurora')).host;
  await page.route('http://elsewhere.localhost/**', async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({
      url: `http://127.0.0.1:${sharedGatewayPort()}${url.pathname}${url.search}`,
      headers: { ...route.request().headers(), host },
    });
    await route.fulfill({ response });
  });
  await page.goto('http://elsewhere.localhost/');
  await expect(page.getByRole('alert')).toContainText('Invalid URL, please contact customer service');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Leave the page before its routes are removed: its pending requests would fail afterwards.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an address that is none of ours says so', { tag: '@desktop' }, async ({ page, consoleSilence }) => {
  consoleSilence.allow(/404/);
  const answer = await page.goto(siteOrigin('nobody'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('Invalid URL, please contact customer service.');
});

test('the help centre opens at a term, and over another page', { tag: '@mobile' }, async ({ page }) => {
  await open(page, '/help#limits');
  const dialog = page.getByRole('dialog', { name: 'Help centre' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'home');
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/help#limits');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  await open(page, '/licence');
  await page.locator('footer').getByRole('button', { name: 'Help centre' }).click();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test('the licence page credits drawings and typefaces, and so does its modal', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/licence');
  await expect(page.getByText('CC BY 3.0').first()).toBeVisible();
  expect(await page.locator('[data-widget="legal-licence"] li').count()).toBeGreaterThan(20);
  await page.locator('footer').getByRole('button', { name: 'Licence' }).click();
  await expect(page.getByRole('dialog').getByText('CC BY 3.0').first()).toBeVisible();
});

test('the app page leads step by step to the home screen', { tag: '@mobile' }, async ({ page }) => {
  await open(page, '/app?language=ES');
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await expect(page.locator('[data-widget="app-guide"] ol li')).toHaveCount(8);
  await expectAccessible(page);
});

test('a guest tells the site something, once', { tag: '@mobile' }, async ({ page }) => {
  await open(page, '/feedback');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByText('Write your message first.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('What is it about?').selectOption('SUGGESTION');
  await page.getByLabel('Your message').fill('Please show the rules of each table.');
  const [request] = await Promise.all([
    page.waitForRequest((call) => call.url().endsWith('/wps/feedback')),
    send.click(),
  ]);
  expect(request.method()).toBe('PUT');
  await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeFocused();
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});
