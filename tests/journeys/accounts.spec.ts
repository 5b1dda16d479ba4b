import type { Page } from '@playwright/test';
import { siteRequest } from '#tests/harness/site-request.ts';
import { codeSentTo } from './support/code-sent-to.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { type RunningGateway, startGateway } from './support/start-gateway.ts';
import { newVietnameseNumber } from './support/vietnamese-number.ts';

const BRANDS = ['aurora', 'lotus', 'meydan'] as const;
const DEMO_PASSWORD = 'Demo-2468!';
const OWN_PASSWORD = 'Under-the-lights-7';

/** A refusal is an answer like any other, but the browser complains of its status. */
const REFUSED = /the server responded with a status of (?:400|401|403|404|409|429)/;

// One gateway for all of them, since seeding one takes longer than most.
test.describe.configure({ mode: 'default' });

let gateway: RunningGateway;

test.beforeAll(async () => {
  gateway = await startGateway();
});

test.afterAll(() => gateway.stop());

const originOf = (site: string): string => siteOrigin(site, gateway.port);

const dialogIn = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => dialogIn(page).getByRole('button', { name });

/** Opens an address of a brand in English, whatever it speaks by itself. */
async function open(page: Page, site: string, path: string): Promise<void> {
  await page.goto(`${originOf(site)}${path}?language=EN`);
  await hydrated(page);
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await dialogIn(page).getByLabel('Username', { exact: true }).fill(username);
  await dialogIn(page).getByLabel('Password', { exact: true }).fill(password);
  await button(page, /^Log in$/).click();
}

/** Chooses one of two ways where the form offers both; the form comes after its dialog. */
async function choose(page: Page, name: string): Promise<void> {
  await expect(dialogIn(page).getByRole('textbox').first()).toBeVisible();
  const tab = dialogIn(page).getByRole('tab', { name });
  if (await tab.count()) await tab.click();
}

/** The signed-in account, as the page shows it. */
const signedInAs = (page: Page, account: string, { includeHidden = false } = {}) =>
  page.getByRole('button', { name: new RegExp(`: ${account}$`, 'i'), includeHidden });

async function signOut(page: Page, account: string): Promise<void> {
  await signedInAs(page, account).click();
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .first()
    .click();
  await expect(dialogIn(page)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  // The dialog hides the page from assistive technology, so the page tells only later that the session is over.
  const ended = page.waitForResponse((answer) => answer.url().includes('/wps/session/logout'));
  await dialogIn(page).getByRole('button', { name: 'Sign out' }).click();
  await ended;
}

/** A name that no other run of the journey takes. */
const newName = (): string =>
  `m${Date.now().toString(36)}${Math.floor(Math.random() * 1_296).toString(36)}`.slice(0, 12);

for (const site of BRANDS) {
  test.describe(`accounts of ${site}`, { tag: `@${site}` }, () => {
    test('are opened by a name, signed in to and out of again', async ({ page, consoleSilence, isMobile }) => {
      consoleSilence.allow(REFUSED);
      const username = newName();
      await open(page, site, '/register');
      await expect(dialogIn(page)).toBeVisible();
      await choose(page, 'Username');
      await expectAccessible(page, '[role=dialog]');

      await button(page, /^(Register|Create)/).click();
      await expect(dialogIn(page).locator('[aria-invalid=true]').first()).toBeFocused();

      await fillAndRegister(page, username);
      await expect(page).toHaveURL(new RegExp(`^${originOf(site)}/(\\?|$)`));
      await expect(dialogIn(page)).toBeHidden();
      if (isMobile && (await signedInAs(page, username).count()) === 0) return;
      await expect(signedInAs(page, username)).toBeVisible();
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'session');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(OWN_PASSWORD);

      await signOut(page, username);
      await expect(signedInAs(page, username)).toHaveCount(0);
      await open(page, site, '/login');
      await signIn(page, username, OWN_PASSWORD);
      await expect(signedInAs(page, username)).toBeVisible();
      await expect(dialogIn(page)).toBeHidden();
      await expectAccessible(page);
    });

    test('ask for a captcha after three failures, which the device can solve instead', async ({
      page,
      consoleSilence,
    }) => {
      consoleSilence.allow(REFUSED);
      await open(page, site, '/login');
      const username = newName();
      for (let failure = 0; failure < 3; failure += 1) {
        const answered = page.waitForResponse('**/wps/session/login');
        await signIn(page, username, 'not-the-password');
        await answered;
      }
      await expect(
        dialogIn(page)
          .getByRole('img')
          .or(dialogIn(page).getByRole('button', { name: /picture/i }))
          .first(),
      ).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      await button(page, 'I cannot read it').click();
      await expect(dialogIn(page).getByText('Verified. You can go on.')).toBeVisible({ timeout: 40_000 });
    });

    test('lead guests from pages for members to the sign-in, and members to the page', async ({ page }) => {
      await open(page, site, '/pointMall');
      await expect(dialogIn(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/login');
    });

    test('let agents in on their page, and nobody else', async ({ page, consoleSilence }) => {
      consoleSilence.allow(REFUSED);
      await open(page, site, '/agent');
      const form = page.locator('main');
      const fill = async (username: string): Promise<void> => {
        await form.getByLabel('Username', { exact: true }).fill(username);
        await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
        await form.getByRole('button', { name: /^Log in$/ }).click();
      };
      await fill('demo');
      await expect(form.getByText('Non-agents cannot log in')).toBeVisible();
      await fill('demoagent');
      await expect(page).toHaveURL(/\/agentHome/);
    });
  });
}

test.describe('a password', () => {
  test('that was given has to be changed before anything else', { tag: '@mobile' }, async ({
    page,
    consoleSilence,
    isMobile,
  }) => {
    consoleSilence.allow(REFUSED);
    const site = isMobile ? 'lotus' : 'meydan';
    await open(page, site, '/login');
    await signIn(page, 'demonew', DEMO_PASSWORD);
    await expect(dialogIn(page).getByText('Choose a password of your own before you go on.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    const fields = dialogIn(page).locator('input');
    const own = [OWN_PASSWORD, OWN_PASSWORD];
    if ((await fields.count()) === 3) own.unshift(DEMO_PASSWORD);
    for (const [index, value] of own.entries()) await fields.nth(index).fill(value);
    await button(page, 'Save the password').click();
    await expect(dialogIn(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('that is forgotten is chosen anew by the link of an e-mail', { tag: '@mobile' }, async ({
    page,
    consoleSilence,
  }) => {
    consoleSilence.allow(REFUSED);
    const username = newName();
    const email = `${username}@mail.example`;
    await open(page, 'aurora', '/register');
    await choose(page, 'Username');
    await fillAndRegister(page, username);
    await expect(dialogIn(page)).toBeHidden();
    await page.context().clearCookies();
    await open(page, 'aurora', '/login');
    await button(page, 'Forgot password?')
      .or(dialogIn(page).getByRole('link', { name: 'Forgot password?' }))
      .click();
    await dialogIn(page).getByRole('tab', { name: 'E-mail' }).click();
    await dialogIn(page)
      .getByLabel(/^Username/)
      .fill(username);
    await dialogIn(page)
      .getByLabel(/^E-mail/)
      .last()
      .fill(email);
    await dialogIn(page).locator('form button[type=submit]').click();
    await expect(page.getByText('Your request has been sent. Please look into your mailbox.')).toBeVisible();

    const link = await linkSentTo(email);
    await page.goto(link);
    await hydrated(page);
    const fields = dialogIn(page).locator('input');
    await expect(fields).toHaveCount(2);
    await expectAccessible(page, '[role=dialog]');
    await fields.nth(0).fill('Harbour-wind-31');
    await fields.nth(1).fill('Harbour-wind-31');
    await dialogIn(page).locator('button[type=submit]').click();
    await expect(dialogIn(page)).toBeHidden();
    await expect(page).toHaveURL(`${originOf('aurora')}/`);
  });
});

test.describe('announcements of a new account', { tag: '@aurora' }, () => {
  test.use({ popupsAreClosed: false });

  test('show the first steps once, right after registering, and then those for all members', async ({ page }) => {
    const headingOf = (title: string) => dialogIn(page).getByRole('heading', { name: title });
    const username = newName();
    await open(page, 'aurora', '/register');
    await choose(page, 'Username');
    await fillAndRegister(page, username);
    await expect(headingOf('Your account is open')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(headingOf('This week at Aurora')).toBeVisible();
    await page.keyboard.press('Escape');

    const comeBack = async (): Promise<void> => {
      await signOut(page, username);
      await expect(signedInAs(page, username)).toHaveCount(0);
      await open(page, 'aurora', '/login');
      await choose(page, 'Username');
      await signIn(page, username, OWN_PASSWORD);
      // Also behind the announcement that covers the page.
      await expect(signedInAs(page, username, { includeHidden: true })).toBeVisible();
    };
    // The first sign-in by hand, which the gateway reports as the first.
    await comeBack();
    await expect(headingOf('This week at Aurora')).toBeVisible();
    await dialogIn(page).getByRole('link', { name: 'your account' }).click();
    await expect(page).toHaveURL(/\/member/);
    await expect(dialogIn(page)).toHaveCount(0);
  });
});

/** Fills whatever the brand's form asks for, and sends it. */
async function fillAndRegister(page: Page, username: string): Promise<void> {
  const values: ReadonlyArray<readonly [label: RegExp, value: string]> = [
    [/^Username/, username],
    [/^Password(?! once)/, OWN_PASSWORD],
    [/^Password once more/, OWN_PASSWORD],
    [/^E-mail/, `${username}@mail.example`],
    [/^Date of birth/, '1990-02-28'],
    [/^Real name/, 'MINH ANH'],
  ];
  for (const [label, value] of values) {
    const field = dialogIn(page).getByLabel(label).first();
    if (await field.count()) await field.fill(value);
  }
  // Asked for where a real name is.
  if (
    await dialogIn(page)
      .getByLabel(/^Real name/)
      .count()
  )
    await fillMobileNumber(page);
  for (const box of await dialogIn(page).getByRole('checkbox').all()) await box.check({ force: true });
  await button(page, /^(Register|Create)/).click();
}

/** Fills in a number and the code that is sent to it. */
async function fillMobileNumber(page: Page): Promise<void> {
  const number = newVietnameseNumber();
  await dialogIn(page)
    .getByLabel(/^Mobile number/)
    .first()
    .fill(number);
  await button(page, 'Send code').click();
  await expect(button(page, /^Again in [45]:\d\d$/)).toBeDisabled({ timeout: 40_000 });
  const code = await codeSentTo(gateway.port, `+84${number.slice(1)}`);
  await dialogIn(page)
    .getByLabel(/^Verification code/)
    .first()
    .fill(code);
}

/** The link that the demo's inbox shows for an address, as soon as it is there. */
async function linkSentTo(address: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const path = `/messages.json?to=${encodeURIComponent(address)}`;
      const { text } = await siteRequest({ port: gateway.port, host: 'mail.localhost', path });
      link = /http:\/\/[^\s"\\]+\/reset-password\?code=[\w-]+/.exec(text)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
