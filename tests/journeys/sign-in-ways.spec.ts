import type { BrowserContext } from '@playwright/test';
import { codeSentTo } from './support/code-sent-to.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import {
  accountOf,
  button,
  DEMO_PASSWORD,
  dialogIn,
  newName,
  signedIn,
  signIn,
  signInGateway,
} from './support/sign-in-gateway.ts';

const OWN_PASSWORD = 'Under-the-lights-7';

const gateway = signInGateway();
const { open, originOf } = gateway;

for (const site of ['aurora', 'meydan'] as const) {
  test(`a browser that ${site} remembers is signed in again when it comes back, and begins with the name`, {
    tag: `@${site}`,
  }, async ({ page }) => {
    await open(page, site, '/login');
    await dialogIn(page).getByText('Remember me for 1 day').click();
    // Wait for the first session's frame before its cookie is removed.
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

    // Session cookies, which a browser forgets when it is closed.
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

test('a link with a one-use code opens the account elsewhere, and leaves the address', { tag: '@mobile' }, async ({
  page,
  browser,
}) => {
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
  await expect(dialogIn(other).getByText('Go on only if it is your account')).toBeVisible();
  expect(await accountOf(other)).toBeNull();
  await dialogIn(other)
    .getByRole('button', { name: /^Continue as/ })
    .click();
  await signedIn(other, 'demo');
  expect(other.url()).not.toContain('token');
  await elsewhere.clearCookies();
  await open(other, 'aurora', `/promotions?token=${code}`);
  await expect.poll(() => other.url()).not.toContain('token');
  expect(await accountOf(other)).toBeNull();
  await elsewhere.close();
});

test('a sign-in from a new address is finished by a code that was sent', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
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
  await expect(button(other, /^Again in [45]:\d\d$/)).toBeDisabled({ timeout: 40_000 });
  await dialogIn(other)
    .getByRole('textbox')
    .fill(await codeSentTo(gateway.port, email));
  await button(other, 'Confirm').click();
  await expect(dialogIn(other)).toBeHidden();
  await signedIn(other, username);
  await abroad.close();
});

test('a mobile number signs in by the code that is sent to it, once the countdown has begun', {
  tag: '@desktop',
}, async ({ page }) => {
  const number = `6${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;
  await open(page, 'aurora', '/register');
  await dialogIn(page).getByRole('tab', { name: 'Mobile' }).click();
  await dialogIn(page)
    .getByLabel(/^Mobile number/)
    .fill(number);
  await button(page, 'Send code').click();
  await expect(button(page, /^Again in [45]:\d\d$/)).toBeDisabled({ timeout: 40_000 });
  const values = [
    [/^Verification code/, await codeSentTo(gateway.port, `+34${number}`)],
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
  await expect(button(page, /^Again in [45]:\d\d$/)).toBeDisabled({ timeout: 40_000 });
  await dialogIn(page)
    .getByLabel(/^Verification code/)
    .fill(await codeSentTo(gateway.port, `+34${number}`, 1));
  await button(page, /^Log in$/).click();
  await expect(dialogIn(page)).toBeHidden();
  await signedIn(page, `+34${number}`);
});

test('a visitor who failed three times signs in with a captcha that the device solved', { tag: '@mobile' }, async ({
  page,
  isMobile,
}) => {
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

test('an agent works at a desk of its own look, and returns to the sign-in of agents', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, 'aurora', '/agent');
  const form = page.locator('main');
  await expect(form.getByRole('link', { name: /Continue with/ })).toHaveCount(0);
  await form.getByLabel('Username', { exact: true }).fill('demoagent');
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: /^Log in$/ }).click();
  await expect(page).toHaveURL(/\/agentHome/);
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pri'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Team overview');
  expect(await accent()).toBe('#4F3FE0');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Messages · Aurora');
  await page.goBack();
  await expect(heading).toHaveText('Team overview');
  // The brand's look returns with its pages, and leaves with them.
  await page.getByRole('link', { name: 'Aurora' }).click();
  await expect(page).toHaveTitle('Home · Aurora');
  expect(await accent()).not.toBe('#4F3FE0');
  await page.goBack();
  await expect(heading).toHaveText('Team overview');
  expect(await accent()).toBe('#4F3FE0');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await dialogIn(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/agent(?:\?|$)/);
  expect(await accountOf(page)).toBeNull();
  await expect(form.getByLabel('Username', { exact: true })).toBeVisible();
});
