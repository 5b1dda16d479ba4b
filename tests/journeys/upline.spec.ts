import { rm } from 'node:fs/promises';
import { expectAccessible } from './support/expect-accessible.ts';
import { DOWNLINE_PAYMENT_PASSWORD, fundedDownline } from './support/funded-downline.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';

// A gateway of its own: money is put into a wallet while it is stopped.

let gateway: RunningGateway;
let dataFolder: string;
let session: string;

test.beforeAll(async () => {
  dataFolder = await newDataFolder();
  session = await fundedDownline(dataFolder);
  gateway = await startGateway({ dataFolder });
});

test.afterAll(async () => {
  await gateway.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a member who registered by a code sends money to its owner', { tag: '@desktop' }, async ({
  page,
  consoleSilence,
}) => {
  // A wrong password is an answer like any other, but the browser complains of its status.
  consoleSilence.allow(/the server responded with a status of 422/);
  const origin = siteOrigin('aurora', gateway.port);
  const widget = page.locator('[data-widget=transfer-upline]');
  const dialog = page.getByRole('dialog');
  await page.context().addCookies([{ name: 'session', value: session, url: origin }]);

  await page.goto(`${origin}/member?menu=transferUpline&language=EN`);
  await hydrated(page);
  await expect(widget).toContainText('Your uplineDemo');
  await expect(widget).toContainText('€300.00');
  await expectAccessible(page);
  await photograph(page, 'upline-form-desktop', { fullPage: true });

  await widget.locator('[name=amount]').fill('1');
  await expect(widget).toContainText('€5 at least');
  await widget.getByRole('button', { name: '25%' }).click();
  await expect(widget.locator('[name=amount]')).toHaveValue('75.00');
  await widget.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading')).toContainText(/Send €75\.00 to \u2068?Demo/);
  await dialog.locator('[name=paymentPassword]').fill('not-this-one');
  await dialog.getByRole('button', { name: 'Send €75.00' }).click();
  await expect(dialog.locator('[name=paymentPassword]')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[name=paymentPassword]')).toHaveValue('');
  await expectAccessible(page, '[role=dialog]');
  await photograph(page, 'upline-confirm-desktop');

  await dialog.locator('[name=paymentPassword]').fill(DOWNLINE_PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: 'Send €75.00' }).click();
  await expect(widget.getByRole('heading', { name: '€75.00 was sent' })).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(widget).toContainText(/UP-[2-9A-Z]{8}/);
  await expect(widget).toContainText('New balance€225.00');
  await expect(page.locator('[data-widget=balance-cell]').first()).toContainText('€225.00');
  await expectAccessible(page);
  await photograph(page, 'upline-sent-desktop', { fullPage: true });
});
