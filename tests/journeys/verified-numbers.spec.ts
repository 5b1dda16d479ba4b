import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { siteRequest } from '#tests/harness/site-request.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { sitesFolder } from './support/sites-folder.ts';
import { type RunningGateway, startGateway } from './support/start-gateway.ts';

const SITE = 'harbour';
const PASSWORD = 'Under-the-lights-7';
const OTHER_PASSWORD = 'Harbour-wind-31';

/** A refusal is an answer like any other, but the browser complains of its status. */
const REFUSED = /the server responded with a status of (?:400|401)/;

// One gateway for all of them, of a brand that has numbers verified by Firebase: the demo's own service stands in for
// it. Each is about the number that the one before it left.
test.describe.configure({ mode: 'serial' });

let folder: string;
let number = '';
let gateway: RunningGateway;

test.beforeAll(async () => {
  folder = await sitesFolder([{ id: SITE, site: { phoneVerification: 'firebase' } }]);
  gateway = await startGateway({ environment: { SITES_DIR: folder } });
});

test.afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

test.beforeEach(({ consoleSilence }) => consoleSilence.allow(REFUSED));

const dialogIn = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => dialogIn(page).getByRole('button', { name });
const field = (page: Page, label: RegExp) => dialogIn(page).getByLabel(label).first();
const codeField = (page: Page) => field(page, /^Verification code/);

const newNumber = (): string => `6${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;

/** Records the pages' calls for the gateway's own codes and to the service, and the chunks of its library. */
function listen(page: Page) {
  const own: string[] = [];
  const service: string[] = [];
  const library: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/verification/sms')) own.push(pathname);
    if (/^\/assets\/firebase/.test(pathname)) library.push(pathname);
    if (hostname === 'identity.localhost') service.push(pathname.split(/[/:]/).at(-1) ?? '');
  });
  return { own, service, library };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${siteOrigin(SITE, gateway.port)}${address}?language=EN`);
  await hydrated(page);
}

/** Chooses the way by a number, and types it. */
async function typeNumber(page: Page, number: string): Promise<void> {
  await dialogIn(page).getByRole('tab', { name: 'Mobile' }).click();
  await field(page, /^Mobile number/).fill(number);
}

/** Has a code sent: the next one can be had in a minute. */
async function sendCode(page: Page): Promise<void> {
  await button(page, 'Send code').click();
  const countdown = button(page, /^Again in (?:1:00|0:5\d)$/);
  await expect(countdown).toBeDisabled();
  await expect(countdown).toHaveText(/^Again in 0:5\d$/);
  await expectAccessible(page, '[role=dialog]');
}

/** The newest code of a number, as soon as there are more than `seen`. */
async function codeSentTo(number: string, seen = 0): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const address = `/messages.json?to=${encodeURIComponent(`+34${number}`)}`;
      const { messages } = (
        await siteRequest({ port: gateway.port, host: 'mail.localhost', path: address })
      ).json() as { messages: ReadonlyArray<{ text: string }> };
      code = messages.length > seen ? (/\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '') : '';
      return code;
    })
    .not.toBe('');
  return code;
}

const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

/** The gateway's data of the signed-in member. */
async function memberOf(page: Page): Promise<{ account?: string; mobileVerified?: boolean }> {
  return page.evaluate(async () => {
    const { value } = (await (await fetch('/wps/member/info')).json()) as { value?: object };
    return value ?? {};
  });
}

test('a number that Firebase verifies opens an account, and a wrong code none', { tag: '@mobile' }, async ({
  page,
}) => {
  number = newNumber();
  const asked = listen(page);

  await open(page, '/register');
  await typeNumber(page, number);
  expect(asked.library).toEqual([]);
  await sendCode(page);
  expect(asked.library).toHaveLength(1);
  const code = await codeSentTo(number);
  await codeField(page).fill(otherThan(code));
  for (const [label, value] of [
    [/^Password(?! once)/, PASSWORD],
    [/^Password once more/, PASSWORD],
    [/^E-mail/, `n${number}@mail.example`],
    [/^Date of birth/, '1990-02-28'],
  ] as const)
    if (await field(page, label).count()) await field(page, label).fill(value);
  for (const box of await dialogIn(page).getByRole('checkbox').all()) await box.check({ force: true });
  await button(page, /^Register$/).click();
  await expect(dialogIn(page).getByText('The verification code is wrong.').first()).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await codeField(page).fill(code);
  await button(page, /^Register$/).click();
  await expect(dialogIn(page)).toBeHidden();
  await expect.poll(() => memberOf(page)).toMatchObject({ account: `+34${number}`, mobileVerified: true });
  expect(asked.own).toEqual([]);
  expect(asked.service).toEqual(expect.arrayContaining(['sendVerificationCode', 'signInWithPhoneNumber', 'lookup']));
});

test('a number that Firebase verifies signs in, and nobody stays signed in there', { tag: '@mobile' }, async ({
  page,
}) => {
  const asked = listen(page);
  await open(page, '/login');
  await typeNumber(page, number);
  await sendCode(page);
  await codeField(page).fill(await codeSentTo(number, 1));
  await button(page, /^Log in$/).click();
  await expect(dialogIn(page)).toBeHidden();
  await expect.poll(() => memberOf(page)).toMatchObject({ account: `+34${number}` });
  expect(asked.own).toEqual([]);
  const kept = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }));
  expect(kept.databases).not.toContain('firebaseLocalStorageDb');
  expect(kept.keys.filter((key) => key.startsWith('firebase:'))).toEqual([]);
  await expect(page.locator('.firebase-emulator-warning')).toHaveCount(0);
});

test('a number that Firebase verifies sets another password', { tag: '@mobile' }, async ({ page }) => {
  const asked = listen(page);
  await open(page, '/login');
  await button(page, 'Forgot password?')
    .or(dialogIn(page).getByRole('link', { name: 'Forgot password?' }))
    .click();
  await expect(button(page, 'Set the password')).toBeVisible();
  await typeNumber(page, number);
  await sendCode(page);
  await codeField(page).fill(await codeSentTo(number, 2));
  await field(page, /^New password/).fill(OTHER_PASSWORD);
  await button(page, 'Set the password').click();
  await expect.poll(() => memberOf(page)).toMatchObject({ account: `+34${number}` });
  expect(asked.own).toEqual([]);
});

test('a code that could not be sent says why, and can be asked for again at once', { tag: '@desktop' }, async ({
  page,
  consoleSilence,
}) => {
  consoleSilence.allow(/net::ERR_CONNECTION_FAILED/);
  await open(page, '/login');
  await typeNumber(page, '1234');
  await button(page, 'Send code').click();
  await expect(dialogIn(page).getByText('The phone number is not valid.').first()).toBeVisible();
  await expect(button(page, 'Send code')).toBeEnabled();
  await expectAccessible(page, '[role=dialog]');

  await field(page, /^Mobile number/).fill(newNumber());
  await page.route('http://identity.localhost:*/**', (route) => route.abort('connectionfailed'));
  await button(page, 'Send code').click();
  await expect(dialogIn(page).getByText('Network link is abnormal, please try again').first()).toBeVisible();
  await page.unroute('http://identity.localhost:*/**');
  await sendCode(page);
});

test('a code belongs to the number that it was sent to', { tag: '@desktop' }, async ({ page }) => {
  const other = newNumber();
  await open(page, '/login');
  await typeNumber(page, other);
  await sendCode(page);
  await codeField(page).fill(await codeSentTo(other));
  await field(page, /^Mobile number/).fill(newNumber());
  await button(page, /^Log in$/).click();
  await expect(dialogIn(page).getByText('The code has expired. Please send a new one.').first()).toBeVisible();
});
