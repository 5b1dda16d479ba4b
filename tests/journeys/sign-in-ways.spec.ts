import type { BrowserContext, Page } from '@playwright/test';
import { siteRequest } from '#tests/harness/site-request.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { type RunningGateway, startGateway } from './support/start-gateway.ts';

const DEMO_PASSWORD = 'Demo-2468!';
const OWN_PASSWORD = 'Under-the-lights-7';

/** A refusal is an answer like any other, but the browser complains of its status. */
const REFUSED = /the server responded with a status of (?:400|401|403|404|409|429)/;

// One gateway for all of them. It believes what a proxy says of addresses, so that a journey can come from another one.
test.describe.configure({ mode: 'default' });

let gateway: RunningGateway;

test.beforeAll(async () => {
  gateway = await startGateway({ environment: { TRUST_PROXY: 'loopback' } });
});

test.afterAll(() => gateway.stop());

test.beforeEach(({ consoleSilence }) => consoleSilence.allow(REFUSED));

const originOf = (site: string): string => siteOrigin(site, gateway.port);
const dialogIn = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => dialogIn(page).getByRole('button', { name });

/** Opens an address of a brand in English, whatever it speaks by itself. */
async function open(page: Page, site: string, path: string): Promise<void> {
  await page.goto(`${originOf(site)}${path}${path.includes('?') ? '&' : '?'}language=EN`);
  await hydrated(page);
}

async function signIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await dialogIn(page).getByLabel('Username', { exact: true }).fill(username);
  await dialogIn(page).getByLabel('Password', { exact: true }).fill(password);
  await button(page, /^Log in$/).click();
}

/** Whose session the browser has, by the gateway; null where it has none. */
async function accountOf(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const response = await fetch('/wps/member/info');
    const { value } = (await response.json()) as { value?: { account: string } };
    return value?.account ?? null;
  });
}

const signedIn = (page: Page, account: string) => expect.poll(() => accountOf(page)).toBe(account);

/** A name that no other run of the journey takes. */
const newName = (): string =>
  `m${Date.now().toString(36)}${Math.floor(Math.random() * 1_296).toString(36)}`.slice(0, 12);

/** What the demo's inbox shows for a receiver, as soon as there is more than `seen` of it. */
async function codeSentTo(receiver: string, seen = 0): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const path = `/messages.json?to=${encodeURIComponent(receiver)}`;
      const { messages } = (await siteRequest({ port: gateway.port, host: 'mail.localhost', path })).json() as {
        messages: ReadonlyArray<{ kind: string; text: string }>;
      };
      const codes = messages.filter(({ kind }) => kind === 'verify');
      code = codes.length > seen ? (/\d{6}/.exec(codes[0]?.text ?? '')?.[0] ?? '') : '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Goes to a service by a form's link and says there who one is. */
async function goByService(page: Page, person: { readonly name: string; readonly email: string }): Promise<void> {
  await dialogIn(page).getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('identity.localhost');
  await expectAccessible(page);
  await chooseAtService(page, person);
}

/** Says at a service who one is. */
async function chooseAtService(page: Page, person: { readonly name: string; readonly email: string }): Promise<void> {
  await page.getByText('Use another account').click();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const site of ['aurora', 'meydan'] as const) {
  test(`the account of a service opens one of ${site}, and signs in to it from then on`, async ({ page }) => {
    const username = newName();
    const person = { name: 'Mika Kestrel', email: `${username}@people.example` };
    await open(page, site, '/login');
    await goByService(page, person);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Allow' }).click();

    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/register');
    await expect(dialogIn(page).getByText(person.email)).toBeVisible();
    await expect(dialogIn(page).getByLabel(/^Password/)).toHaveCount(0);
    await expectAccessible(page, '[role=dialog]');
    await dialogIn(page)
      .getByLabel(/^Username/)
      .fill(username);
    const birthday = dialogIn(page).getByLabel(/^Date of birth/);
    if (await birthday.count()) await birthday.fill('1990-02-28');
    for (const box of await dialogIn(page).getByRole('checkbox').all()) await box.check({ force: true });
    await button(page, /^Register$/).click();
    await expect(dialogIn(page)).toBeHidden();
    await signedIn(page, username);

    await page.context().clearCookies({ name: 'session' });
    await open(page, site, '/login');
    await goByService(page, person);
    await page.waitForURL(`${originOf(site)}/**`);
    await hydrated(page);
    await signedIn(page, username);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('firstTimeLogin'))).toBe('true');
    await expect.poll(() => new URL(page.url()).search).not.toContain('social');
  });
}

test('the popup tells who turned back at a service', async ({ page }) => {
  await open(page, 'aurora', '/login');
  await dialogIn(page).getByRole('link', { name: 'Continue with Telegram' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await hydrated(page);
  await expect(dialogIn(page).getByRole('alert')).toHaveText('You did not finish signing in at the other service.');
  await expectAccessible(page, '[role=dialog]');
});

test('an address that is known here connects nothing until its account signs in', async ({ page }) => {
  const person = { name: 'Demo', email: `${newName()}@people.example` };
  await open(page, 'aurora', '/login');
  await goByService(page, person);
  await page.getByRole('button', { name: 'Allow' }).click();
  await hydrated(page);
  await button(page, 'Log in').click();
  await expect(dialogIn(page).getByText('Log in once to connect your account with Google.')).toBeVisible();
  await signIn(page, 'demodownline1');
  await expect(dialogIn(page)).toBeHidden();
  const links = await page.evaluate(async () => (await fetch('/wps/member/social')).text());
  expect(links).toContain('"provider":"google"');
});

test('a member connects a service in the security centre, signs in by it and disconnects it', async ({ page }) => {
  const username = newName();
  const person = { name: 'Robin Kestrel', email: `${username}@people.example` };
  const row = page.locator('[data-about="socialAccounts"]');
  await open(page, 'meydan', '/login');
  await signIn(page, 'demodownline2');
  await expect(dialogIn(page)).toBeHidden();
  await open(page, 'meydan', '/member?menu=securityCenter');
  await row.getByRole('button', { name: 'Connect: Connected accounts' }).click();
  await expect(button(page, 'Connect Google')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await button(page, 'Connect Google').click();
  await dialogIn(page).locator('[name="password"]').fill(DEMO_PASSWORD);
  await expectAccessible(page, '[role=dialog]');
  await button(page, 'Connect Google').click();
  await chooseAtService(page, person);
  await page.getByRole('button', { name: 'Allow' }).click();
  await hydrated(page);
  await expect(dialogIn(page).getByRole('status')).toHaveText('The account is connected.');
  await expect(button(page, 'Disconnect Google')).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).not.toContain('social');
  expect(new URL(page.url()).pathname).toBe('/member');
  await expectAccessible(page, '[role=dialog]');

  await page.context().clearCookies({ name: 'session' });
  await open(page, 'meydan', '/login');
  await dialogIn(page).getByRole('link', { name: 'Continue with Google' }).click();
  await chooseAtService(page, person);
  await page.waitForURL(`${originOf('meydan')}/**`);
  await hydrated(page);
  await signedIn(page, 'demodownline2');

  await open(page, 'meydan', '/member?menu=securityCenter');
  await expect(row.getByText('1 connected')).toBeVisible();
  await row.getByRole('button').click();
  await button(page, 'Disconnect Google').click();
  await expectAccessible(page, '[role=dialog]');
  await button(page, 'Disconnect').click();
  await expect(button(page, 'Connect Google')).toBeVisible();
  await dialogIn(page).getByRole('button', { name: 'Close' }).click();
  await expect(row.getByText('0 connected')).toBeVisible();
});

test('a brand without services shows none', async ({ page }) => {
  await open(page, 'lotus', '/login');
  await expect(dialogIn(page).getByLabel('Username', { exact: true })).toBeVisible();
  await expect(dialogIn(page).getByRole('link', { name: /Continue with/ })).toHaveCount(0);
  const status = await page.evaluate(async () => (await fetch('/wps/session/social/google/start')).status);
  expect(status).toBe(403);
});

for (const site of ['aurora', 'lotus', 'meydan'] as const) {
  test(`a browser that ${site} remembers is signed in again when it comes back, and begins with the name`, async ({
    page,
  }) => {
    await open(page, site, '/login');
    await dialogIn(page).getByText('Remember me for 1 day').click();
    // What is heard by the first session is heard before its cookie goes.
    const line = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await signIn(page, 'demo');
    await line;
    await expect(dialogIn(page)).toBeHidden();
    const cookies = async () =>
      Object.fromEntries((await page.context().cookies(originOf(site))).map((cookie) => [cookie.name, cookie]));
    const first = await cookies();
    expect(first.session).toMatchObject({ expires: -1, httpOnly: true });
    expect(first.remember).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const daySeconds = 86_400;
    expect(Math.abs((first.remember?.expires ?? 0) - Date.now() / 1_000 - daySeconds)).toBeLessThan(60);
    expect(Object.values(first).some(({ value }) => value.includes('Demo-2468'))).toBe(false);

    // What a browser forgets when it is closed.
    await page.context().clearCookies({ name: 'session' });
    await page.evaluate(() => sessionStorage.clear());
    await open(page, site, '/');
    await expect(page.getByRole('button', { name: /: demo$/i }).first()).toBeVisible();
    await signedIn(page, 'demo');
    expect((await cookies()).remember?.value).not.toBe(first.remember?.value);

    await page.evaluate(async () => {
      await fetch('/wps/session/logout', { method: 'DELETE' });
    });
    expect((await cookies()).remember).toBeUndefined();
    await open(page, site, '/login');
    await expect(dialogIn(page).getByLabel('Username', { exact: true })).toHaveValue('demo');
    await expect(dialogIn(page).getByLabel('Password', { exact: true })).toHaveValue('');
  });
}

test('a link with a one-use code opens the account elsewhere, and leaves the address', async ({ page, browser }) => {
  await open(page, 'aurora', '/login');
  await signIn(page, 'demo');
  await expect(dialogIn(page)).toBeHidden();
  const code = await page.evaluate(async () => {
    const response = await fetch('/wps/session/handoff', { method: 'POST' });
    return ((await response.json()) as { value: { code: string } }).value.code;
  });
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await open(other, 'aurora', `/promotions?token=${code}`);
  await signedIn(other, 'demo');
  expect(other.url()).not.toContain('token');
  await elsewhere.clearCookies();
  await open(other, 'aurora', `/promotions?token=${code}`);
  await expect.poll(() => other.url()).not.toContain('token');
  expect(await accountOf(other)).toBeNull();
  await elsewhere.close();
});

test('a sign-in from a new address is finished by a code that was sent', async ({ page, browser }) => {
  const username = newName();
  const email = `${username}@mail.example`;
  await open(page, 'aurora', '/register');
  await dialogIn(page).getByRole('tab', { name: 'Username' }).click();
  for (const [label, value] of [
    [/^Username/, username],
    [/^Password(?! once)/, OWN_PASSWORD],
    [/^Password once more/, OWN_PASSWORD],
    [/^E-mail/, email],
    [/^Date of birth/, '1990-02-28'],
  ] as const) {
    const field = dialogIn(page).getByLabel(label).first();
    if (await field.count()) await field.fill(value);
  }
  for (const box of await dialogIn(page).getByRole('checkbox').all()) await box.check({ force: true });
  await button(page, /^Register$/).click();
  await expect(dialogIn(page)).toBeHidden();

  const abroad: BrowserContext = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } });
  const other = await abroad.newPage();
  await open(other, 'aurora', '/login');
  await signIn(other, username, OWN_PASSWORD);
  await expect(dialogIn(other).getByRole('radio')).toHaveCount(1);
  await expectAccessible(other, '[role=dialog]');
  await button(other, 'Send code').click();
  await expect(button(other, /^Again in [45]:\d\d$/)).toBeDisabled();
  await dialogIn(other)
    .getByRole('textbox')
    .fill(await codeSentTo(email));
  await button(other, 'Confirm').click();
  await expect(dialogIn(other)).toBeHidden();
  await signedIn(other, username);
  await abroad.close();
});

test('a mobile number signs in by the code that is sent to it, once the countdown has begun', async ({ page }) => {
  const number = `6${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;
  await open(page, 'aurora', '/register');
  await dialogIn(page).getByRole('tab', { name: 'Mobile' }).click();
  await dialogIn(page)
    .getByLabel(/^Mobile number/)
    .fill(number);
  await button(page, 'Send code').click();
  await expect(button(page, /^Again in [45]:\d\d$/)).toBeDisabled();
  const values = [
    [/^Verification code/, await codeSentTo(`+34${number}`)],
    [/^Password(?! once)/, OWN_PASSWORD],
    [/^Password once more/, OWN_PASSWORD],
    [/^E-mail/, `n${number}@mail.example`],
    [/^Date of birth/, '1990-02-28'],
  ] as const;
  for (const [label, value] of values) {
    const field = dialogIn(page).getByLabel(label).first();
    if (await field.count()) await field.fill(value);
  }
  for (const box of await dialogIn(page).getByRole('checkbox').all()) await box.check({ force: true });
  await button(page, /^Register$/).click();
  await expect(dialogIn(page)).toBeHidden();

  await page.context().clearCookies();
  await open(page, 'aurora', '/login');
  await dialogIn(page).getByRole('tab', { name: 'Mobile' }).click();
  await dialogIn(page)
    .getByLabel(/^Mobile number/)
    .fill(number);
  await button(page, 'Send code').click();
  await expect(button(page, /^Again in [45]:\d\d$/)).toBeDisabled();
  await dialogIn(page)
    .getByLabel(/^Verification code/)
    .fill(await codeSentTo(`+34${number}`, 1));
  await button(page, /^Log in$/).click();
  await expect(dialogIn(page)).toBeHidden();
  await signedIn(page, number);
});

test('who failed three times signs in with the captcha that the device worked out', async ({ page, isMobile }) => {
  const username = isMobile ? 'demodownline2' : 'demodownline3';
  await open(page, 'aurora', '/login');
  for (let failure = 0; failure < 3; failure += 1) {
    const answered = page.waitForResponse('**/wps/session/login');
    await signIn(page, username, 'not-the-password');
    await answered;
  }
  await button(page, 'I cannot read it').click();
  await expect(dialogIn(page).getByText('Verified. You can go on.')).toBeVisible({ timeout: 40_000 });
  await signIn(page, username);
  await expect(dialogIn(page)).toBeHidden();
  await signedIn(page, username);
});

test('an agent who signs out at the desk comes back to where agents sign in', async ({ page }) => {
  await open(page, 'aurora', '/agent');
  const form = page.locator('main');
  await expect(form.getByRole('link', { name: /Continue with/ })).toHaveCount(0);
  await form.getByLabel('Username', { exact: true }).fill('demoagent');
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: /^Log in$/ }).click();
  await expect(page).toHaveURL(/\/agentHome/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await dialogIn(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/agent(?:\?|$)/);
  expect(await accountOf(page)).toBeNull();
  await expect(form.getByLabel('Username', { exact: true })).toBeVisible();
});
