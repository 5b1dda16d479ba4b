import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Registered } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { operatorClient } from '#scripts/revisions/operator-client.ts';
import { markedSite } from '#tests/harness/marked-site.ts';
import { type SiteRequest, siteRequest } from '#tests/harness/site-request.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { sharedGatewayPort, siteOrigin } from './support/shared-gateway.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

const BRANDS = ['aurora', 'meydan'] as const;
const NEW_PASSWORD = 'Over-the-hills-8';

/** A page signed out elsewhere asks once more, and learns that there is no session. */
const REFUSED = /the server responded with a status of 401/;

const newName = (): string =>
  `m${Date.now().toString(36)}${Math.floor(Math.random() * 1_296).toString(36)}`.slice(0, 12);

/** The values of the form of both brands. */
const DETAILS = { email: 'mika@mail.example', birthday: '1990-02-28', confirmPassword: PASSWORD };

/** Calls of another device of the member's. */
function elsewhere(site: string, fields: object, port = sharedGatewayPort()) {
  const host = `${site}.localhost`;
  const ask = (path: string, request: Partial<Omit<SiteRequest, 'path' | 'port'>> = {}) =>
    siteRequest({ host, ...request, port, path });
  const calls = accountCalls({ ask });
  return {
    /** @returns the token of a session. */
    async register(username: string): Promise<string> {
      const answer = await calls.register({ username, ...fields }, { host });
      const { token } = (answer.json() as { value: Registered }).value;
      if (token === undefined) throw new Error(answer.text);
      return token;
    },
    changePassword: (token: string) =>
      callEncrypted(ask, {
        method: 'POST',
        path: '/wps/member/password',
        body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
        headers: calls.bearer(token),
        host,
      }),
  };
}

/** Signs in on a page, and waits until it hears what happens. */
async function openSignedIn(page: Page, site: string, username: string): Promise<void> {
  const isListening = listening(page);
  await page.goto(`${siteOrigin(site)}/login?language=EN`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: /^Log in$/ }).click();
  await expect(account(page, username)).toBeVisible();
  await isListening;
}

/** Resolves once a page hears what happens. */
function listening(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('"ready"') && resolve()),
    );
  });
}

const account = (page: Page, username: string) => page.getByRole('button', { name: new RegExp(`: ${username}$`, 'i') });

for (const site of BRANDS) {
  test.describe(`an open page of ${site}`, { tag: `@${site}` }, () => {
    test('ends at once where the password is changed elsewhere, and says why', async ({ page, consoleSilence }) => {
      consoleSilence.allow(REFUSED);
      const username = newName();
      const device = elsewhere(site, DETAILS);
      const token = await device.register(username);
      await openSignedIn(page, site, username);
      expect((await device.changePassword(token)).text).toContain('"success":true');
      await expect(page.getByRole('dialog')).toContainText('your password was changed', { timeout: 5_000 });
      await expect(account(page, username)).toHaveCount(0);
      await expectAccessible(page, '[role=dialog]');
    });

    test('counts a message without being loaded again, and shows it', async ({ page }) => {
      const username = newName();
      const device = elsewhere(site, DETAILS);
      await device.register(username);
      await openSignedIn(page, site, username);
      const badge = page.locator('[data-widget=account-menu] > [data-badge]');
      await expect(badge).toHaveCount(0);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      // By the page's own session, which goes on.
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'session');
      expect((await device.changePassword(cookie?.value ?? '')).text).toContain('"success":true');
      await expect(badge).toContainText('1', { timeout: 5_000 });
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

      await account(page, username).click();
      await page
        .getByRole('group', { name: 'Account' })
        .getByRole('button', { name: /^Messages/ })
        .click();
      const inbox = page.getByRole('dialog', { name: 'Messages' });
      const message = inbox.getByRole('button', { name: /^Your password was changed/ });
      await expect(message).toContainText('Unread');
      await expectAccessible(page, '[role=dialog]');
      await message.click();
      await expect(message).not.toContainText('Unread');
      await expect(inbox.getByText(/If this was not you/)).toBeVisible();
      await expect(badge).toHaveCount(0);
      await inbox.getByRole('button', { name: /^Delete/ }).click();
      await expect(inbox.getByText('No messages yet')).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
    });
  });
}

test.describe('a publication', { tag: '@desktop' }, () => {
  const id = 'shopwindow';
  let gateway: RunningGateway;
  let dataFolder: string;
  let operator: ReturnType<typeof operatorClient>;

  test.beforeAll(async () => {
    dataFolder = await newDataFolder();
    gateway = await startGateway({ dataFolder });
    const token = (await readFile(path.join(dataFolder, 'operator-token'), 'utf8')).trim();
    operator = operatorClient(`http://localhost:${gateway.port}`, token);
  });

  test.afterAll(async () => {
    await gateway.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  /** Publishes the site with notices of these ids, the first of which every revision of it has. */
  const publish = async (mark: string, others: readonly string[] = []): Promise<void> => {
    const made = markedSite(id, mark);
    const file = `sites/${id}/content/announcements.json`;
    const { announcements } = JSON.parse(made.sources[file] ?? '');
    const added = others.map((other) => ({
      ...announcements[0],
      id: other,
      title: { EN: `Title of ${other}` },
      content: { EN: `Text of ${other}` },
    }));
    const sources = { ...made.sources, [file]: JSON.stringify({ announcements: [...announcements, ...added] }) };
    const { revision } = await operator.push(id, { ...made, sources });
    await operator.publish(id, revision, undefined);
  };

  test('reaches an open page, which becomes the new revision with its new notice by itself', async ({ page }) => {
    await publish('early');
    const device = elsewhere(id, DETAILS, gateway.port);
    const token = await device.register(newName());
    await page.context().addCookies([{ name: 'session', value: token, url: siteOrigin(id, gateway.port) }]);
    const isListening = listening(page);
    const received: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void received.push(JSON.parse(String(payload)).type)),
    );
    await page.goto(siteOrigin(id, gateway.port));
    await hydrated(page);
    await expect(page.getByText('Paragraph early.')).toBeVisible();
    await isListening;
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    // Nobody touches the page, and it asks the gateway for nothing else.
    await publish('late', ['curtain-call']);
    await expect(page.getByText('Paragraph late.')).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('body')).not.toContainText(/\bearly\./);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(received).toEqual(expect.arrayContaining(['siteUpdated', 'notice']));
    await page.getByRole('button', { name: 'All notices' }).click();
    await expect(page.getByRole('dialog').getByText('Title of curtain-call')).toBeVisible();
  });
});
