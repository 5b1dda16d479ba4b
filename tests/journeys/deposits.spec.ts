import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { newMember } from './support/new-member.ts';
import { photograph } from './support/photograph.ts';
import { paymentsOrigin } from './support/shared-gateway.ts';
import { signIn } from './support/sign-in-gateway.ts';

const widget = (page: Page): Locator => page.locator('[data-widget=deposit]');

async function openDeposit(page: Page): Promise<void> {
  await page.goto('/member?menu=depositv2');
  await hydrated(page);
  await expect(widget(page).getByRole('radio').first()).toBeVisible();
}

/** Chooses a way and an amount, and goes on to paying. @returns the reference of the deposit. */
async function begin(page: Page, method: RegExp, amount: string): Promise<string> {
  await widget(page).getByRole('radio', { name: method }).check({ force: true });
  await widget(page).locator('[name=amount]').fill(amount);
  await widget(page).locator('button[type=submit]').click();
  await expect(page).toHaveURL(/[?&]deposit=\d+/);
  const reference = /[A-Z]{3}-[2-9A-Z]{8}/;
  await expect(widget(page)).toContainText(reference);
  return reference.exec((await widget(page).textContent()) ?? '')?.[0] ?? '';
}

const receipts = (page: Page): Locator => widget(page).getByRole('list', { name: 'Receipt from your bank' });

/** Chooses a file for the receipt of a transfer. */
async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await receipts(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

/** A screenshot that a bank's app might make. */
const bankScreenshot = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 900, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** The entry of a payment on one of the provider's own pages. */
const entry = (page: Page, reference: string): Locator => page.getByRole('listitem').filter({ hasText: reference });

test('a first deposit comes by bank transfer, and the page learns of it', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await newMember(context);
  await openDeposit(page);
  await widget(page).locator('[name=amount]').fill('5');
  await expect(widget(page)).toContainText('€10 at least');
  await expectAccessible(page);
  await photograph(page, 'deposit-desktop');
  const reference = await begin(page, /^Bank transfer/, '50');
  await expect(widget(page)).toContainText(reference);
  await expectAccessible(page);
  await photograph(page, 'deposit-transfer-desktop');

  const bank = await context.newPage();
  await bank.goto(`${paymentsOrigin()}/bank`);
  await entry(bank, reference).getByRole('button', { name: 'Pay exactly' }).click();
  await expect(widget(page).locator('[data-outcome=credited]')).toBeVisible();
  await expect(page.locator('[data-widget=balance-cell]').first()).toContainText('€50.00');
  await expectAccessible(page);
  await photograph(page, 'deposit-credited-desktop');

  await page.goto('/member?menu=depositRecord');
  await expect(page.locator('[data-widget=deposit-records]')).toContainText(reference);
  await page.goto('/member?menu=messageV2');
  await expect(page.locator('[data-widget=inbox]').first()).toContainText('Deposit credited');

  await page.goto('/pointMall');
  await hydrated(page);
  const points = page.locator('[data-widget=points]');
  await expect(points.locator('strong').first()).toHaveText('50');
  await expect(points.getByRole('row', { name: reference })).toContainText('+ 50');
  await expect(points.getByRole('button', { name: 'Convert' })).toHaveAccessibleDescription(/250/);
  await expectAccessible(page);
  await photograph(page, 'points-desktop');

  await page.goto('/member?menu=bonusDetails');
  await hydrated(page);
  const bonuses = page.locator('[data-widget=bonuses]');
  const welcome = bonuses.getByRole('region', { name: 'Welcome bonus' });
  await expect(welcome).toContainText('€0.00 of €1,500.00');
  await expectAccessible(page);
  await photograph(page, 'bonuses-desktop');
  await welcome.getByRole('button', { name: 'Give up' }).click();
  const question = page.getByRole('dialog', { name: 'Give up Welcome bonus?' });
  await expect(question).toContainText('You lose €50.00');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Give up' }).click();
  await expect(bonuses.getByRole('listitem').filter({ hasText: 'Welcome bonus' })).toContainText('Given up');
  await expect(page.locator('[data-widget=balance-cell]').first()).toContainText('€50.00');
});

test('receipts of a transfer are uploaded, looked at and removed', { tag: '@desktop' }, async ({
  page,
  context,
  consoleSilence,
}) => {
  await newMember(context);
  await openDeposit(page);
  await begin(page, /^Bank transfer/, '50');
  await choose(page, 'notes.png', 'image/png', Buffer.from('this is no image'));
  await expect(receipts(page).getByRole('alert')).toHaveText('This file is not a PNG or JPG image.');
  consoleSilence.allow(/status of 415/);
  await expectAccessible(page);
  await photograph(page, 'deposit-receipt-refused-desktop');

  await choose(page, 'transfer-confirmation.png', 'image/png', await bankScreenshot('#2be8c6'));
  const link = receipts(page).getByRole('link', { name: 'Open image: transfer-confirmation.png' });
  await expect(link).toBeVisible();
  await expect(receipts(page).getByRole('alert')).toHaveCount(0);
  const picture = receipts(page).locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await choose(page, 'statement.png', 'image/png', await bankScreenshot('#8e7bff'));
  await expect(receipts(page).locator('img')).toHaveCount(2);
  await widget(page).getByRole('button', { name: 'I have sent it' }).click();
  await expect(widget(page)).toContainText('You sent it');
  await expectAccessible(page);
  await photograph(page, 'deposit-receipt-desktop');

  await receipts(page).getByRole('button', { name: 'Remove image: statement.png' }).click();
  await expect(receipts(page).locator('img')).toHaveCount(1);
  await expect(receipts(page).locator('input[type=file]')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(link).toBeVisible();
  await expect(receipts(page).locator('img')).toHaveCount(1);
});

test('another amount than was asked for waits for service', { tag: '@desktop' }, async ({ page, context }) => {
  await newMember(context);
  await openDeposit(page);
  const reference = await begin(page, /^Bank transfer/, '50');
  const bank = await context.newPage();
  await bank.goto(`${paymentsOrigin()}/bank`);
  await entry(bank, reference).getByLabel('Another amount').fill('40.00');
  await entry(bank, reference).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(widget(page)).toContainText('Amount differs');
  await expect(page.locator('[data-widget=balance-cell]').first()).toContainText('€0.00');
});

test('a card is refused on the provider’s page, and another one pays', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await newMember(context);
  await openDeposit(page);
  const payBy = async (number: string): Promise<void> => {
    await begin(page, /^Card/, '25');
    await widget(page)
      .getByRole('link', { name: /^Pay €25/ })
      .click();
    await page.getByLabel('Card number').fill(number);
    await page.locator('[name=expiry]').fill('12/40');
    await page.locator('[name=cvc]').fill('123');
    await page.locator('[name=name]').fill('Mika Kestrel');
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/member\?menu=depositv2&deposit=\d+/);
    await hydrated(page);
  };
  await payBy('4000 0000 0000 0002');
  await expect(widget(page).locator('[data-outcome=failed]')).toContainText('The payment was declined.');
  await expectAccessible(page);
  await widget(page)
    .getByRole('link', { name: 'Try another method' })
    .or(widget(page).getByRole('button', { name: 'Try another method' }))
    .click();
  await payBy('4242 4242 4242 4242');
  await expect(widget(page).locator('[data-outcome=credited]')).toBeVisible();
  await expect(page.locator('[data-widget=balance-cell]').first()).toContainText('€25.00');
});

test.describe('on lotus', () => {
  test.use({ site: 'lotus' });

  test('a deposit comes by chain, block by block, and by an e-wallet, which refuses first', { tag: '@lotus' }, async ({
    page,
    context,
  }) => {
    await page.goto('/login?language=EN');
    await hydrated(page);
    await signIn(page, 'demo');
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    await openDeposit(page);
    await expectAccessible(page);
    await photograph(page, 'deposit-mobile', { fullPage: true });
    const reference = await begin(page, /USDT/, '1000000');
    await expect(widget(page)).toContainText('0 of 3 confirmations');
    await expectAccessible(page);
    await photograph(page, 'deposit-crypto-mobile', { fullPage: true });

    const chain = await context.newPage();
    await chain.goto(`${paymentsOrigin()}/chain`);
    await entry(chain, reference).getByRole('button', { name: 'Send to the address' }).click();
    await chain.getByRole('button', { name: 'New block' }).click();
    await expect(widget(page)).toContainText('1 of 3 confirmations');
    await chain.getByRole('button', { name: 'New block' }).click();
    await chain.getByRole('button', { name: 'New block' }).click();
    await expect(widget(page).locator('[data-outcome=credited]')).toBeVisible();
    await chain.close();

    const payBy = async (button: RegExp): Promise<void> => {
      await openDeposit(page);
      await begin(page, /^E-wallet/, '60000');
      await widget(page)
        .getByRole('link', { name: /^Pay ₫60,000/ })
        .click();
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(/\/member\?menu=depositv2&deposit=\d+/);
    };
    await payBy(/^Cancel/);
    await expect(widget(page).locator('[data-outcome=failed]')).toContainText('The payment was cancelled.');
    await payBy(/^Approve/);
    await expect(widget(page).locator('[data-outcome=credited]')).toBeVisible();
  });
});
