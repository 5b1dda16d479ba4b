import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import {
  button,
  DEMO_PASSWORD,
  dialogIn,
  newName,
  signedIn,
  signIn,
  signInGateway,
} from './support/sign-in-gateway.ts';

const { open, originOf } = signInGateway();

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
  test(`the account of a service opens one of ${site}, and signs in to it from then on`, { tag: `@${site}` }, async ({
    page,
  }) => {
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

test('the popup tells a visitor who cancelled at a service', { tag: '@mobile' }, async ({ page }) => {
  await open(page, 'aurora', '/login');
  await dialogIn(page).getByRole('link', { name: 'Continue with Telegram' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await hydrated(page);
  await expect(dialogIn(page).getByRole('alert')).toHaveText('You did not finish signing in at the other service.');
  await expectAccessible(page, '[role=dialog]');
});

test('an address that is known here connects nothing until its account signs in', { tag: '@desktop' }, async ({
  page,
}) => {
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

test('a member connects a service in the security centre, signs in by it and disconnects it', {
  tag: '@desktop',
}, async ({ page }) => {
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

test('a brand without services shows none', { tag: '@mobile' }, async ({ page }) => {
  await open(page, 'lotus', '/login');
  await expect(dialogIn(page).getByLabel('Username', { exact: true })).toBeVisible();
  await expect(dialogIn(page).getByRole('link', { name: /Continue with/ })).toHaveCount(0);
  const status = await page.evaluate(async () => (await fetch('/wps/session/social/google/start')).status);
  expect(status).toBe(403);
});
