import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { operatorsClient } from '#scripts/operators/operators-client.ts';
import { operatorToken } from '#scripts/revisions/operator-access.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import { enrolAtDesk, PASSWORD, signInAtDesk } from './support/operator-desk.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

const TITLE = 'Autumn races';

test.use({ popupsAreClosed: false });

test.describe('content', { tag: '@desktop' }, () => {
  let gateway: RunningGateway;
  let dataFolder: string;

  test.beforeAll(async () => {
    dataFolder = await newDataFolder();
    gateway = await startGateway({ dataFolder });
  });

  test.afterAll(async () => {
    await gateway.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const home = (): string => `${siteOrigin('aurora', gateway.port)}/?language=EN`;
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Announcement' });

  /** Whether the popup is among those that a page shows one after the other. */
  async function seesPopup(page: Page): Promise<boolean> {
    await expect(popup(page)).toBeVisible({ timeout: 30_000 });
    for (;;) {
      if (await popup(page).getByRole('heading', { name: TITLE }).isVisible()) return true;
      const next = popup(page).getByRole('button', { name: 'Next' });
      if (!(await next.isVisible())) return false;
      await next.click();
    }
  }

  /** Whether a visitor who comes now sees it. */
  async function visitorSeesPopup(browser: Browser): Promise<boolean> {
    const context = await browser.newContext();
    const visit = await context.newPage();
    await visit.goto(home());
    const isSeen = await seesPopup(visit);
    await context.close();
    return isSeen;
  }

  test('an editor writes and previews a popup, a publisher publishes it, and visitors see it', async ({
    browser,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    const device = isMobile ? 'mobile' : 'desktop';
    const operators = operatorsClient(`http://localhost:${gateway.port}`, await operatorToken(undefined, dataFolder));
    const editor = await signInAtDesk(browser, gateway.port, { operators, account: 'edda', device, role: 'editor' });
    const address = (path: string): string => `http://desk.localhost:${gateway.port}/content/aurora/${path}`;

    await test.step('the editor writes it', async () => {
      await editor.goto(address('popups'));
      await expect(editor.getByRole('link', { name: 'Welcome aboard' })).toBeVisible();
      await expectAccessible(editor);
      await photograph(editor, `desk-content-${device}`);
      await editor.getByRole('link', { name: 'Add popup' }).click();
      await editor.getByRole('button', { name: 'Save as a draft' }).click();
      await expect(editor.getByText('Write a title in the first language of the site.')).toBeVisible();
      await editor.getByLabel('Title').fill(TITLE);
      const words = editor.getByRole('textbox', { name: 'Words' });
      await words.click();
      await editor.getByRole('button', { name: 'Bold' }).click();
      await editor.keyboard.type('Fifty thousand');
      await editor.getByRole('button', { name: 'Bold' }).click();
      await editor.keyboard.type(' to win.');
      await expect(words.locator('strong')).toHaveText('Fifty thousand');
      await expectAccessible(editor);
      await photograph(editor, `desk-content-editor-${device}`);
      await editor.getByRole('button', { name: 'Save as a draft' }).click();
      await expect(editor.getByRole('link', { name: TITLE, exact: true })).toBeVisible();
      await expect(editor.getByText(/^Revision 2, saved .*, waits\. Visitors see revision 1\.$/)).toBeVisible();
    });

    await test.step('the editor alone sees it', async () => {
      const opening = editor.context().waitForEvent('page');
      await editor.getByRole('button', { name: 'Preview' }).click();
      const preview = await opening;
      const bar = preview.getByRole('complementary', { name: 'Preview of revision 2' });
      await expect(bar).toBeVisible();
      expect(preview.url()).not.toContain('preview=');
      expect(await seesPopup(preview)).toBe(true);
      await photograph(preview, `content-preview-${device}`);
      expect(await visitorSeesPopup(browser)).toBe(false);
      await bar.getByRole('link', { name: 'End preview' }).click();
      await expect(preview.getByRole('banner')).toBeVisible();
      await expect(bar).toHaveCount(0);
      await preview.close();
      await expect(editor.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('a publisher publishes it', async () => {
      const role = 'publisher';
      const publisher = await signInAtDesk(browser, gateway.port, { operators, account: 'pia', device, role });
      await publisher.goto(address('popups'));
      await publisher.getByRole('button', { name: 'Publish' }).click();
      const dialog = publisher.getByRole('dialog');
      await expect(dialog.getByText(`Added: popup “${TITLE}”`)).toBeVisible();
      await expectAccessible(publisher, 'dialog[open]');
      await photograph(publisher, `desk-content-publish-${device}`);
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await expect(publisher.getByText('Visitors see revision 2. Nothing waits.')).toBeVisible();
      await publisher.goto(address('history'));
      await expect(publisher.getByRole('button', { name: 'Go back to it' })).toBeVisible();
      await expectAccessible(publisher);
      await publisher.context().close();
    });

    expect(await visitorSeesPopup(browser)).toBe(true);
    await test.step('the other pages of the place stand', async () => {
      for (const path of ['banners/northern-lights', 'promotions/welcome-deposit', 'help', 'help/~new']) {
        await editor.goto(address(path));
        await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(editor);
      }
      await editor.context().close();
      const role = 'support';
      const support = await signInAtDesk(browser, gateway.port, { operators, account: 'sue', device, role });
      await support.goto(address('messages'));
      await expect(support.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      await expectAccessible(support);
      await photograph(support, `desk-messages-${device}`);
      await support.getByLabel('Subject').fill('Autumn races');
      await support.getByLabel('Words', { exact: true }).fill('They begin on Friday.');
      await support.getByRole('button', { name: 'Send' }).click();
      const dialog = support.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: /^Send it to \d+ members\?$/ })).toBeVisible();
      await expectAccessible(support, 'dialog[open]');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(support.getByText('The message is on its way.')).toBeVisible();
      await expect(support.getByRole('table', { name: 'Sent' }).getByText('Autumn races')).toBeVisible();
      await support.context().close();
    });
  });

  test('an admin invites a translator by a link, who chooses a password and opens the content', async ({
    browser,
    isMobile,
  }) => {
    test.setTimeout(120_000);
    const device = isMobile ? 'mobile' : 'desktop';
    const operators = operatorsClient(`http://localhost:${gateway.port}`, await operatorToken(undefined, dataFolder));
    const admin = await signInAtDesk(browser, gateway.port, { operators, account: 'ada', device, role: 'admin' });
    await admin.goto(`http://desk.localhost:${gateway.port}/operators/aurora`);
    await admin.getByRole('button', { name: 'Invite an operator' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Account').fill('noor');
    await dialog.getByLabel('Name').fill('Noor Haddad');
    await dialog.getByRole('button', { name: 'Add a role' }).click();
    await dialog.getByLabel('Role', { exact: true }).selectOption('translator');
    await dialog.getByLabel('Site').selectOption('aurora');
    await expectAccessible(admin, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const link = (await dialog.getByRole('status', { name: 'Link for Noor Haddad' }).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(admin.getByRole('row', { name: /Noor Haddad/ }).getByText('Invited')).toBeVisible();
    await expectAccessible(admin);
    await photograph(admin, `desk-operators-${device}`);

    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const translator = await context.newPage();
    await translator.goto(link);
    await expect(translator.getByRole('heading', { name: 'Welcome, Noor Haddad' })).toBeVisible();
    await expectAccessible(translator);
    await translator.getByLabel('New password').fill(PASSWORD);
    await translator.getByLabel('The password again').fill(PASSWORD);
    await translator.getByRole('button', { name: 'Continue' }).click();
    await enrolAtDesk(translator);
    await translator.goto(`http://desk.localhost:${gateway.port}/content/aurora/popups`);
    await expect(translator.getByRole('link', { name: 'Add popup' })).toBeVisible();
    await translator.goto(link);
    await expect(translator.getByText('This link is no longer good')).toBeVisible();
    await context.close();
    await admin.reload();
    await expect(admin.getByRole('row', { name: /Noor Haddad/ }).getByText('Active')).toBeVisible();
    await admin.context().close();
  });
});
