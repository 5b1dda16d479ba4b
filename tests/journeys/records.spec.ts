import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { newMember } from './support/new-member.ts';
import { photograph } from './support/photograph.ts';
import { paymentsOrigin } from './support/shared-gateway.ts';

const widget = (page: Page, name: string): Locator => page.locator(`[data-widget=${name}]`);

async function open(page: Page, menu: string): Promise<void> {
  await page.goto(`/member?menu=${menu}`);
  await hydrated(page);
}

/** Pays in by bank transfer. @returns the reference of the deposit. */
async function deposit(page: Page, context: BrowserContext, amount: string): Promise<string> {
  await open(page, 'depositv2');
  const form = widget(page, 'deposit');
  await form.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await form.locator('[name=amount]').fill(amount);
  await form.locator('button[type=submit]').click();
  await expect(form).toContainText(/[A-Z]{3}-[2-9A-Z]{8}/);
  const reference = /[A-Z]{3}-[2-9A-Z]{8}/.exec((await form.textContent()) ?? '')?.[0] ?? '';
  const bank = await context.newPage();
  await bank.goto(`${paymentsOrigin()}/bank`);
  const entry = bank.getByRole('listitem').filter({ hasText: reference });
  await entry.getByRole('button', { name: 'Pay exactly' }).click();
  await expect(form.locator('[data-outcome=credited]')).toBeVisible();
  await bank.close();
  return reference;
}

/** Downloads a list by its link. */
async function download(page: Page, list: Locator, kind: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await list.getByRole('link', { name: `Download as ${kind}` }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a member reads what moved the wallet, what play came to, and the statement', async ({ page, context }, {
  project,
}) => {
  const account = await newMember(context);
  const reference = await deposit(page, context, '50');

  await open(page, 'transactionHistory');
  const entries = widget(page, 'transaction-records');
  const rows = entries.locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Deposit');
  await expect(rows).toContainText('+€50.00');
  await expectAccessible(page);
  await photograph(page, `records-entries-${project.name}`);

  const csv = await download(page, entries, 'CSV');
  expect(csv.name).toMatch(/^transactions-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const [, line, ...rest] = csv.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(line).toContain(`,Deposit,,,${reference},50.00,50.00,`);
  expect(rest).toEqual([]);
  const workbook = await download(page, entries, 'Excel');
  expect([workbook.name.slice(-5), workbook.bytes.subarray(0, 2).toString()]).toEqual(['.xlsx', 'PK']);

  await entries.getByRole('combobox', { name: 'Kind' }).selectOption('play');
  await expect(entries).toContainText('Nothing moved in these days');

  await open(page, 'depositRecord');
  const deposits = await download(page, widget(page, 'deposit-records'), 'CSV');
  expect(deposits.name).toBe('deposits.csv');
  expect(deposits.bytes.toString('utf8')).toContain(`,${reference},50.00,0.00,50.00,Credited`);

  await open(page, 'personalProfit');
  const profit = widget(page, 'profit');
  await expect(profit.locator('dl')).toContainText('Deposits less withdrawals€50.00');
  await expect(profit).toContainText('No bets in these days');
  await expectAccessible(page);

  await open(page, 'statement');
  const statement = widget(page, 'statement');
  await expect(statement.getByRole('table')).toContainText('€50.00');
  await expect(statement).toContainText(account);
  await expectAccessible(page);
  await photograph(page, `records-statement-${project.name}`, { fullPage: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-paper] table')).toHaveCSS('visibility', 'visible');
  // Dark on white, though this brand is dark.
  await expect(page.locator('[data-paper] tbody th').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('[data-widget=member-menu]').first()).toHaveCSS('visibility', 'hidden');
  await page.emulateMedia({ media: 'screen' });

  await open(page, 'playerProtection');
  await expect(widget(page, 'statement')).toContainText('Net deposits');
  await expectAccessible(page);
});
