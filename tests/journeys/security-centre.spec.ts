import type { Browser, Locator, Page } from '@playwright/test';
import { siteRequest } from '#tests/harness/site-request.ts';
import { authenticatorCode } from './support/authenticator-code.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { type RunningGateway, startGateway } from './support/start-gateway.ts';

const BRANDS = ['aurora', 'meydan'] as const;
const PASSWORD = 'Demo-2468!';
const PAYMENT_PASSWORD = 'Quiet-Bay-9';

/** A number of each brand's country that its banks could have. */
const NUMBERS: Readonly<Record<string, string>> = { aurora: 'ES9121000418450200051332', lotus: '0123456789012' };

/** One pixel, which the gateway draws anew as a square. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

// One gateway for all of them, since seeding one takes longer than most.
test.describe.configure({ mode: 'default' });

let gateway: RunningGateway;

test.beforeAll(async () => {
  gateway = await startGateway();
});

test.afterAll(() => gateway.stop());

const dialogIn = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page, name: string): Locator => dialogIn(page).locator(`[name="${name}"]`);
const row = (page: Page, about: string): Locator => page.locator(`[data-about="${about}"]`);

/** Opens an address of a brand in English, whatever it speaks by itself. */
async function open(page: Page, site: string, path: string): Promise<void> {
  await page.goto(`${siteOrigin(site, gateway.port)}${path}?language=EN`);
  await hydrated(page);
}

async function signIn(page: Page, site: string): Promise<void> {
  await page.addInitScript(() => {
    if (window.origin === 'null') return;
    for (const visit of ['member', 'first']) sessionStorage.setItem(`announcementsClosed.${visit}`, '1');
  });
  await open(page, site, '/login');
  await field(page, 'username').fill('demo');
  await field(page, 'password').fill(PASSWORD);
  await dialogIn(page).locator('button[type=submit]').click();
  await expect(dialogIn(page)).toBeHidden();
}

async function openRow(page: Page, about: string): Promise<void> {
  await row(page, about).getByRole('button').click();
  await expect(dialogIn(page).locator('form, h3').first()).toBeVisible();
}

const submit = (page: Page): Promise<void> => dialogIn(page).locator('button[type=submit]').click();

for (const site of BRANDS) {
  test.describe(`the security centre of ${site}`, { tag: `@${site}` }, () => {
    test('is closed to guests, and tells trial accounts what they need', async ({ page }) => {
      await open(page, site, '/member');
      expect(new URL(page.url()).pathname).toBe('/login');
      await expect(dialogIn(page)).toBeVisible();
      await dialogIn(page).getByRole('button', { name: 'Look around with a trial account' }).click();
      await expect(dialogIn(page)).toBeHidden();
      await open(page, site, '/member');
      await expect(dialogIn(page).getByText('You need a real account for this.')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
    });

    test('shows the account without layout shifts, and changes name, picture and address', async ({
      page,
      isMobile,
      consoleSilence,
    }, { project }) => {
      await signIn(page, site);
      await page.addInitScript(watchShifts);
      await open(page, site, '/member');
      await expect(page.getByRole('heading', { level: 1, name: 'Security centre' })).toBeVisible();
      await expect(row(page, 'password').getByText('Set', { exact: true })).toBeVisible();
      expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.02);
      await expectAccessible(page);
      await photograph(page, `security-centre-${site}-${project.name}`, { fullPage: isMobile });
      if (!isMobile) await expect(page.getByRole('link', { name: 'Security centre', exact: true })).toHaveCount(1);

      await page.getByRole('button', { name: 'Edit profile' }).click();
      await expect(field(page, 'nickname')).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      await dialogIn(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
      await expect(dialogIn(page).getByText('Your new picture is in place.')).toBeVisible();
      await field(page, 'nickname').fill('Night Owl');
      await submit(page);
      await expect(dialogIn(page)).toBeHidden();
      const card = page.locator('[data-widget="profile-card"]');
      await expect(card.getByText('Night Owl')).toBeVisible();
      await expect(card.locator('img')).toHaveAttribute('src', /^\/wps\/member\/info\/icon\/[0-9a-f]{32}\.webp$/);

      const email = `owl-${site}-${project.name}@mail.example`;
      await openRow(page, 'email');
      await expectAccessible(page, '[role=dialog]');
      await field(page, 'email').fill(email);
      await dialogIn(page).getByRole('button', { name: 'Send code' }).click();
      await field(page, 'verificationCode').fill(await codeSentTo(email));
      consoleSilence.allow(/the server responded with a status of 400/);
      await field(page, 'password').fill('guessed-it-1');
      await submit(page);
      await expect(dialogIn(page).locator('[aria-invalid=true]')).toHaveAttribute('name', 'password');
      await expectAccessible(page, '[role=dialog]');
      await field(page, 'password').fill(PASSWORD);
      await submit(page);
      await expect(dialogIn(page)).toBeHidden();
      await expect(row(page, 'email').getByText('Verified', { exact: true })).toBeVisible();
      await expect(page.locator('[data-widget="sign-in-history"]').getByText('Password').first()).toBeVisible();
    });

    test('adds an authenticator and takes it away by a recovery code', async ({ page }) => {
      await signIn(page, site);
      await open(page, site, '/member');
      await openRow(page, 'twoStep');
      await field(page, 'password').fill(PASSWORD);
      await submit(page);
      await expect(dialogIn(page).getByRole('img', { name: /QR code/ })).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      const secret = (await dialogIn(page).locator('code').textContent()) ?? '';
      await field(page, 'code').fill(authenticatorCode(secret));
      await submit(page);
      await expect(dialogIn(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      const codes = await dialogIn(page).getByRole('listitem').allTextContents();
      expect(new Set(codes).size).toBe(10);
      const downloading = page.waitForEvent('download');
      await dialogIn(page).getByRole('button', { name: 'Download' }).click();
      expect((await downloading).suggestedFilename()).toBe(`${site}-recovery-codes.txt`);
      await dialogIn(page).getByRole('button', { name: 'I have kept them' }).click();
      await expect(row(page, 'twoStep').getByText('10 recovery codes left')).toBeVisible();

      await openManage(page);
      await dialogIn(page).getByRole('button', { name: 'Turn off' }).click();
      await field(page, 'password').fill(PASSWORD);
      await field(page, 'code').fill(codes[0] ?? '');
      await submit(page);
      await expect(dialogIn(page)).toBeHidden();
      await expect(row(page, 'twoStep').getByText('Off', { exact: true })).toBeVisible();
    });

    test('signs another device out, which learns it at once', async ({ page, browser }) => {
      await signIn(page, site);
      const other = await otherDevice(browser);
      await signIn(other, site);
      await open(page, site, '/member');
      const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('button', { name: 'Sign out other devices' }).click();
      expect((await ended).ok()).toBe(true);
      await expect(page.getByText('Signed out there.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign out other devices' })).toHaveCount(0);
      await open(other, site, '/member');
      await expect(dialogIn(other)).toBeVisible();
      expect(new URL(other.url()).pathname).toBe('/login');
      await other.context().close();
    });
  });
}

for (const site of ['aurora', 'lotus'] as const) {
  test(
    `${site} keeps a payment password and the bank account that it guards`,
    { tag: `@${site}` },
    async ({ page, consoleSilence }, { project }) => {
      // A refusal is an answer like any other, but the browser complains of its status.
      consoleSilence.allow(/the server responded with a status of 400/);
      await signIn(page, site);
      await open(page, site, '/member');
      await openRow(page, 'paymentPassword');
      await field(page, 'password').fill(PASSWORD);
      await field(page, 'newPaymentPassword').fill(PASSWORD);
      await field(page, 'confirmNewPaymentPassword').fill(PASSWORD);
      await submit(page);
      await expect(dialogIn(page).locator('[aria-invalid=true]')).toHaveAttribute('name', 'newPaymentPassword');
      await field(page, 'newPaymentPassword').fill(PAYMENT_PASSWORD);
      await field(page, 'confirmNewPaymentPassword').fill(PAYMENT_PASSWORD);
      await submit(page);
      await expect(dialogIn(page)).toBeHidden();
      await expect(row(page, 'paymentPassword').getByText('Set', { exact: true })).toBeVisible();

      await openRow(page, 'bankAccounts');
      await expectAccessible(page, '[role=dialog]');
      await field(page, 'bankCode').selectOption({ index: 1 });
      if (await field(page, 'accountName').isEnabled()) await field(page, 'accountName').fill('MINH ANH');
      await field(page, 'accountNumber').fill(NUMBERS[site] ?? '');
      await field(page, 'paymentPassword').fill(PAYMENT_PASSWORD);
      await submit(page);
      await expect(dialogIn(page).getByText('Default', { exact: true })).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      await photograph(page, `bank-accounts-${site}-${project.name}`);
      await page.keyboard.press('Escape');
      await expect(row(page, 'bankAccounts').getByText('1 saved')).toBeVisible();
    },
  );
}

test('the language of an account is stored with it', { tag: '@desktop' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the selector is the same in the drawer');
  await signIn(page, 'aurora');
  const kept = page.waitForRequest((request) => request.url().endsWith('/wps/member/language'));
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  expect((await kept).postDataJSON()).toEqual({ language: 'ES' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

async function openManage(page: Page): Promise<void> {
  await row(page, 'twoStep').getByRole('button').click();
  await expect(dialogIn(page).getByText(/^On since/)).toBeVisible();
}

/** A browser of its own, with nothing of the first one's. */
async function otherDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** The last code that the demo's inbox shows for an address, as soon as it is there. */
async function codeSentTo(address: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const path = `/messages.json?to=${encodeURIComponent(address)}`;
      const { text } = await siteRequest({ port: gateway.port, host: 'mail.localhost', path });
      code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Adds up how far what is seen moves by itself. Runs in the page. */
function watchShifts(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function shiftSoFar(): number {
  const { seen } = window as unknown as { readonly seen: { readonly shift: number } };
  return seen.shift;
}
