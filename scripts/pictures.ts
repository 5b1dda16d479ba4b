/**
 * Takes the pictures of the README from a running demo: `npm start` beside
 * `npm run pictures [-- --url http://localhost:8080]`. It signs in as the demo's member, plays rounds of a slot, and
 * writes docs/pictures/*.webp.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, findBrowser } from '#tests/journeys/support/find-browser.ts';
import { readGatewayOptions } from './revisions/read-options.ts';

const FOLDER = path.resolve(import.meta.dirname, '..', 'docs', 'pictures');
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = devices['iPhone 14'];
const BRANDS = [
  { id: 'aurora', locale: 'en' },
  { id: 'lotus', locale: 'vi' },
  { id: 'meydan', locale: 'ar' },
];
const QUALITY = 82;
/** Enough to fill the history in the picture without a long wait. */
const ROUNDS = 3;

const { url } = readGatewayOptions(process.argv.slice(2));
const { port } = new URL(url ?? `http://localhost:${process.env.PORT || 8080}`);

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { id, locale } of BRANDS) {
    await takeHome(browser, id, locale, DESKTOP, `${id}-home`);
    await takeHome(browser, id, locale, PHONE, `${id}-home-mobile`);
  }
  await takeMember(browser);
} finally {
  await browser.close();
}

async function takeHome(from: Browser, brand: string, locale: string, device: object, name: string): Promise<void> {
  const context = await from.newContext({ ...device, locale });
  const page = await context.newPage();
  await open(page, brand, '/');
  await take(page, name);
  await context.close();
}

/** A slot while it is played, and the security centre of who played it. */
async function takeMember(from: Browser): Promise<void> {
  const context = await from.newContext({ ...DESKTOP, locale: 'en' });
  const page = await context.newPage();
  await open(page, 'aurora', '/login');
  const dialog = page.locator('[data-modal=login]');
  await dialog.getByLabel('Username', { exact: true }).fill('demo');
  await dialog.getByLabel('Password', { exact: true }).fill('Demo-2468!');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /^Account: / }).waitFor();
  await open(page, 'aurora', '/rng');
  const tile = page.locator('[data-widget=game-grid] [data-game]').first();
  await tile.hover();
  await tile.getByRole('button', { name: /^Start/ }).click();
  await page.locator('[data-modal=game] [data-step=playing]').waitFor({ timeout: 60_000 });
  const spin = page
    .locator('[data-modal=game]')
    .frameLocator('iframe')
    .getByRole('button', { name: 'Spin', exact: true });
  for (let round = 0; round < ROUNDS; round += 1) {
    await spin.click();
    await page.waitForTimeout(500);
    await spin
      .and(page.locator(':enabled'))
      .waitFor({ timeout: 60_000 })
      .catch(() => undefined);
  }
  await take(page, 'aurora-play');
  await open(page, 'aurora', '/member?menu=securityCenter');
  await take(page, 'aurora-security');
  await context.close();
}

async function open(page: Page, brand: string, address: string): Promise<void> {
  await page.goto(`http://${brand}.localhost:${port}${address}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .webp({ quality: QUALITY })
    .toFile(path.join(FOLDER, `${name}.webp`));
  console.info(`docs/pictures/${name}.webp`);
}
