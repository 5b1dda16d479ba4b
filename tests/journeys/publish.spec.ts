import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { operatorClient } from '#scripts/revisions/operator-client.ts';
import { markColor, markedSite } from '#tests/harness/marked-site.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

test.describe('publishing', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial' });
  let gateway: RunningGateway;
  let dataFolder: string;
  let operator: ReturnType<typeof operatorClient>;
  const id = 'shopfront';

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

  const publish = async (mark: string): Promise<void> => {
    const { revision } = await operator.push(id, markedSite(id, mark));
    await operator.publish(id, revision, undefined);
  };

  test('puts the new revision in the place of an open page as a whole', async ({ page }) => {
    await publish('old');
    await page.goto(siteOrigin(id, gateway.port));
    await hydrated(page);
    await expect(page.getByText('Paragraph old.')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset.kept = 'yes';
    });
    await publish('new');
    // The next thing that the page asks the gateway for tells it; here the whole layout, for another page.
    await page.evaluate(() => {
      history.pushState({}, '', '/help');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByText('Help new.').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
    await page.goBack();
    await expect(page.getByText('Paragraph new.')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/\bold\./);
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  });

  test('keeps open parts open, and never shows two revisions at once', async ({ page }) => {
    await publish('before');
    await page.goto(siteOrigin(id, gateway.port));
    await hydrated(page);
    await page.getByRole('button', { name: 'All notices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Title before.' });
    await expect(dialog.getByText('Notice text before.')).toBeVisible();
    const node = await dialog.elementHandle();
    const marks = { [markColor('before')]: 'before', [markColor('after')]: 'after' };
    await page.evaluate(watchMarks, marks);
    await publish('after');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('dialog', { name: 'Title after.' }).getByText('Notice text after.')).toBeVisible();
    expect(await node?.evaluate((element) => element.isConnected), 'the modal is the one that was opened').toBe(true);
    await expect(page).toHaveTitle(/after/);
    expect(await page.evaluate(() => (window as unknown as Watched).seenMarks)).toEqual([
      'before before',
      'after after',
    ]);
  });

  test('shows the latest publish to a visitor who returns to an open page', async ({ page }) => {
    await publish('evening');
    await page.goto(siteOrigin(id, gateway.port));
    await hydrated(page);
    await publish('morning');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Paragraph morning.')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/\bevening\./);
    await expect(page).toHaveTitle(/morning/);
  });
});

/** The log that `watchMarks` keeps on the page: the marks of the words and of the theme, each time that they change. */
interface Watched {
  seenMarks: string[];
}

/**
 * Notes at every change of the page which marks its words carry, and which its theme. Runs in the page.
 * @param marks by their colours.
 */
function watchMarks(marks: Record<string, string>): void {
  const seen: string[] = [];
  (window as unknown as Watched).seenMarks = seen;
  const note = (): void => {
    // The script that holds the page's data keeps what the page began with.
    const words = [...document.querySelectorAll('body > :not(script)')].map(({ textContent }) => textContent).join(' ');
    const inWords = Object.values(marks).filter((mark) => words.includes(`${mark}.`));
    const color = getComputedStyle(document.documentElement).getPropertyValue('--scrim').trim();
    const now = [...inWords, marks[color] ?? color].join(' ');
    if (seen.at(-1) !== now) seen.push(now);
  };
  note();
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
