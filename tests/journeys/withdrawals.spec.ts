import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { operatorsClient } from '#scripts/operators/operators-client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { holdAndFind } from './support/hold-at-desk.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { queueRows, signInAtDesk, writeNote } from './support/operator-desk.ts';
import { openPayouts, PAYMENT_PASSWORD, payableMember } from './support/payable-member.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { freePorts, newDataFolder, type RunningGateway, startGateway } from './support/start-gateway.ts';
import { type RunningPaymentsSandbox, startPaymentsSandbox } from './support/start-payments-sandbox.ts';

/** A wrong password is an answer like any other, but the browser complains of its status. */
const REFUSED = /the server responded with a status of 422/;
const PAYMENTS_SECRET = 'the-payments-secret-of-withdrawals-0123';
/** This file checks the screens of the sign-in at each size; the other journeys do not. */
const isLookedAt = true;

// A gateway and a payment provider of their own: the member of the demo is paid, and operators decide.
test.describe.configure({ mode: 'default' });

let gateway: RunningGateway;
let payments: RunningPaymentsSandbox;
let operator: ReturnType<typeof operatorsClient>;
let dataFolder: string;

const SITES = ['aurora', 'lotus'] as const;
type Site = (typeof SITES)[number];
const sessions = new Map<Site, string>();

test.beforeAll(async () => {
  dataFolder = await newDataFolder();
  const first = await startGateway({ dataFolder });
  for (const site of SITES) sessions.set(site, await payableMember(first.port, site));
  await first.stop();
  await openPayouts(dataFolder, SITES);

  const [port] = await freePorts();
  const environment = { PAYMENTS_SECRET, PAYMENTS_URL: `http://localhost:${port}` };
  gateway = await startGateway({ dataFolder, environment });
  payments = await startPaymentsSandbox({ port, gatewayPort: gateway.port, secret: PAYMENTS_SECRET, dataFolder });
  const token = (await readFile(path.join(dataFolder, 'operator-token'), 'utf8')).trim();
  operator = operatorsClient(`http://localhost:${gateway.port}`, token);
});

test.afterAll(async () => {
  await payments.stop();
  await gateway.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** One pixel, which the gateway draws anew. */
const PROOF = {
  name: 'statement.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const widget = (page: Page): Locator => page.locator('[data-widget=withdraw]');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const badge = (page: Page): Locator => widget(page).locator('header [data-status]');
const send = (page: Page): Locator => widget(page).locator('button[type=submit]');

/** What an operator presses and writes. */
interface Decided {
  readonly button: string;
  readonly note: string;
}

/** The sums of a journey, as they are typed. */
interface Sums {
  readonly whole: string;
  readonly parts: readonly [string, string, string];
  readonly arrived: string;
}

async function openForm(page: Page, site: string): Promise<void> {
  await page.goto(`${siteOrigin(site, gateway.port)}/member?menu=withdraw&language=EN`);
  await hydrated(page);
  await expect(widget(page).getByRole('radio').first()).toBeVisible();
}

/** Fills in an amount and the payment password, wherever that is asked for. */
async function fillIn(page: Page, amount: string, password: string, isPhone: boolean): Promise<void> {
  await widget(page).locator('[name=amount]').fill(amount);
  if (isPhone) await widget(page).getByRole('button', { name: 'Continue' }).click();
  await page.locator('[name=paymentPassword]').fill(password);
  await page.getByRole('button', { name: /^Withdraw \D*\d/ }).click();
}

/** Asks for a withdrawal, which this site reviews. @returns its reference. */
async function withdraw(page: Page, site: string, amount: string, isPhone: boolean): Promise<string> {
  await openForm(page, site);
  await fillIn(page, amount, PAYMENT_PASSWORD, isPhone);
  await expect(page).toHaveURL(/[?&]withdrawal=\d+/);
  await expect(badge(page)).toHaveText('In review');
  return /WD-[2-9A-Z]{8}/.exec((await widget(page).textContent()) ?? '')?.[0] ?? '';
}

/** Uploads a proof that a part did not arrive. */
async function prove(page: Page): Promise<void> {
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await widget(page).locator('input[type=file]').setInputFiles(PROOF);
  await expect(widget(page)).toContainText('statement.png');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
}

/** Opens the queue of a site at the desk, in which one request waits. */
async function openQueue(desk: Page, site: string, queue: string): Promise<void> {
  await desk.goto(`http://desk.localhost:${gateway.port}/queues/${site}/${queue}`);
  await expect(queueRows(desk)).toHaveCount(1);
}

async function expectDecided(desk: Page): Promise<void> {
  await expect(queueRows(desk)).toHaveCount(0);
  await expect(desk.getByRole('status').filter({ hasText: 'Sent in 6 s.' })).toBeVisible();
}

/** Decides the one request that waits in a queue of a site, at the desk. */
async function decide(desk: Page, site: string, queue: string, { button, note }: Decided): Promise<void> {
  await openQueue(desk, site, queue);
  await queueRows(desk).click();
  await writeNote(desk, note);
  await photograph(desk, `desk-${queue}-${site}`);
  await desk.getByRole('button', { name: button }).click();
  await expectDecided(desk);
}

/** Rejects the one withdrawal that waits on a site, at the desk, without the mouse. */
async function rejectByKeys(desk: Page, site: string, note: string, name: string): Promise<void> {
  await openQueue(desk, site, 'withdrawals');
  await holdAndFind(desk, name);
  await openQueue(desk, site, 'withdrawals');
  await desk.keyboard.press('j');
  await expect(desk.getByLabel(/^Note/)).toBeVisible();
  await desk.keyboard.press('n');
  await expect(desk.getByLabel(/^Note/)).toBeFocused();
  await writeNote(desk, note);
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('r');
  await expectDecided(desk);
  await desk.keyboard.press('z');
  await expect(desk.getByLabel(/^Note/)).toHaveValue(note);
  await desk.keyboard.press('r');
  await expectDecided(desk);
}

/** Sends a part on the provider's own page, and waits until it is listed; all that is left without an amount. */
async function sendPart(page: Page, reference: string, part: number, amount?: string): Promise<void> {
  const provider = await page.context().newPage();
  await provider.goto(`http://localhost:${payments.port}/payouts`);
  const entry = provider.getByRole('listitem').filter({ hasText: reference });
  await expect(async () => {
    await provider.reload();
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  if (amount === undefined) await entry.getByRole('button', { name: 'Send in full' }).click();
  else {
    await entry.getByLabel('Part', { exact: true }).fill(amount);
    await entry.getByRole('button', { name: 'Send part' }).click();
  }
  // Chromium may keep a page open that is closed while its form is being sent; the test would hang.
  await expect(entry).toContainText(`Part ${part}, `);
  await provider.close();
}

async function travel(page: Page, desk: Page, site: Site, sums: Sums, device: string): Promise<void> {
  const isPhone = device === 'mobile';
  const name = (state: string): string => `withdrawal-${state}-${site}-${device}`;
  const value = sessions.get(site) ?? '';
  await page.context().addCookies([{ name: 'session', value, url: siteOrigin(site, gateway.port) }]);

  await test.step('says what is wrong before anything is sent, and clears a wrong password', async () => {
    await openForm(page, site);
    await expectAccessible(page);
    await widget(page).locator('[name=amount]').fill('1');
    await expect(widget(page)).toContainText('at least');
    await fillIn(page, sums.whole, 'not-this-one', isPhone);
    await expect(page.locator('[name=paymentPassword]')).toHaveValue('');
    await expect(page.locator('[name=paymentPassword]')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await photograph(page, name('password'), { fullPage: !isPhone });
  });

  await test.step('is cancelled while it is in review', async () => {
    await withdraw(page, site, sums.whole, isPhone);
    await expectAccessible(page);
    await widget(page).getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expectAccessible(page, '[role=dialog]');
    await dialog(page).getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(badge(page)).toHaveText('Cancelled');
    await expect(widget(page).locator('[data-outcome=cancelled]')).toContainText('back in your balance');
  });

  await test.step('is rejected with a reason, which the open page learns of', async () => {
    await withdraw(page, site, sums.whole, isPhone);
    await rejectByKeys(desk, site, 'The name of the account is not yours.', `${site}-${device}`);
    await expect(widget(page).locator('[data-outcome=rejected]')).toContainText(
      'The name of the account is not yours.',
    );
    await expectAccessible(page);
    await photograph(page, name('rejected'), { fullPage: true });
  });

  await test.step('comes in parts: in full, in part, and not at all', async () => {
    const reference = await withdraw(page, site, sums.whole, isPhone);
    await decide(desk, site, 'withdrawals', { button: 'Approve and pay', note: 'All is well.' });
    await expect(badge(page)).not.toHaveText('In review');

    await sendPart(page, reference, 1, sums.parts[0]);
    await expect(widget(page)).toContainText('Has part 1 arrived?');
    await expectAccessible(page);
    await photograph(page, name('question'), { fullPage: true });
    await send(page).click();
    await expect(widget(page).locator('[data-part="1"]')).toContainText('Received in full');

    await sendPart(page, reference, 2, sums.parts[1]);
    await expect(widget(page)).toContainText('Has part 2 arrived?');
    await widget(page).locator('input[value=partly]').check({ force: true });
    await widget(page).locator('[name=receivedAmount]').fill(sums.arrived);
    await expect(widget(page)).toContainText('is missing.');
    await prove(page);
    await expectAccessible(page);
    await photograph(page, name('partly'), { fullPage: true });
    await send(page).click();
    await expect(widget(page).locator('[data-part="2"]')).toContainText('We are asking the bank');
    await decide(desk, site, 'arrivals', { button: 'Give back', note: 'The bank sent less.' });
    await expect(widget(page).locator('[data-note=returned]')).toContainText('The bank sent less.');

    await sendPart(page, reference, 3);
    await expect(widget(page)).toContainText('Has part 3 arrived?');
    await widget(page).locator('input[value=notReceived]').check({ force: true });
    await prove(page);
    await send(page).click();
    await expect(widget(page).locator('[data-note=reported]')).toBeVisible();
    await decide(desk, site, 'arrivals', { button: 'It arrived', note: 'The bank shows it as booked.' });
    await expect(widget(page).locator('[data-note=forced]')).toContainText('The bank shows it as booked.');
    await expect(badge(page)).toHaveText('Paid');
    await expectAccessible(page);
    await photograph(page, name('forced'), { fullPage: true });
  });

  await test.step('stands in the records, and tells in the inbox', async () => {
    await page.goto(`${siteOrigin(site, gateway.port)}/member?menu=withdrawalRecord`);
    const rows = page.locator('[data-widget=withdrawal-records] tbody tr');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('Paid');
    await expect(rows.nth(1)).toContainText('Rejected');
    await expect(rows.nth(2)).toContainText('Cancelled');
    await expectAccessible(page);
    await photograph(page, name('records'));
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('withdrawals.csv');
    const [, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Paid', 'Rejected', 'Cancelled']);
    await page.goto(`${siteOrigin(site, gateway.port)}/member?menu=messageV2`);
    await expect(page.locator('[data-widget=inbox]').first()).toContainText('Withdrawal rejected');
  });
}

/** Opens the file of the demo's member at the desk, by the search. */
async function openMemberFile(desk: Page, site: Site, device: string): Promise<void> {
  await desk.goto(`http://desk.localhost:${gateway.port}/members/${site}`);
  await expect(desk.getByRole('link', { name: /^demo / })).toBeVisible();
  await expectAccessible(desk);
  await photograph(desk, `desk-members-${site}-${device}`);
  await desk.getByLabel('Find a member').fill('demo');
  await desk.getByLabel('Find a member').press('Enter');
  await desk.getByRole('link', { name: /^demo / }).click();
  await expect(desk.getByRole('heading', { name: 'Adjustment' })).toBeVisible();
  await expect(desk.getByRole('table', { name: 'Ledger' })).toContainText('Withdrawal');
  await expectAccessible(desk);
  await photograph(desk, `desk-member-file-${site}-${device}`, { fullPage: true });
}

/** An operator asks for an adjustment in the member's file, and another one approves it from the queue. */
async function adjustByTwo(desk: Page, second: Page, site: Site, device: string): Promise<void> {
  await openMemberFile(desk, site, device);
  const file = desk.url();
  await desk.getByLabel('Add a note').fill('Called about the payout.');
  await desk.getByRole('button', { name: 'Save the note' }).click();
  await expect(desk.getByText('Called about the payout.')).toBeVisible();
  await desk.getByLabel('Amount in EUR').fill('25.00');
  await desk.getByLabel('For the file').fill('The payout took two days.');
  await desk.getByRole('button', { name: 'Post the adjustment' }).click();
  await expect(desk.getByText(/A second operator has to approve it/)).toBeVisible();
  await expectAccessible(desk);

  await desk.goto(`http://desk.localhost:${gateway.port}/queues/${site}/adjustments`);
  await queueRows(desk).click();
  await expect(desk.getByRole('button', { name: /^Approve/ })).toHaveAttribute('aria-disabled', 'true');
  await second.goto(`http://desk.localhost:${gateway.port}/queues/${site}/adjustments`);
  await queueRows(second).click();
  await second.getByRole('button', { name: /^Approve/ }).click();
  await expectDecided(second);
  await second.getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden' });

  await desk.goto(file);
  await expect(desk.getByText('posted by otto')).toBeVisible();
  await desk.getByRole('link', { name: 'Audit' }).click();
  await expect(desk.getByRole('table')).toContainText('Posted an adjustment');
  await expectAccessible(desk);
}

test('a withdrawal is asked for, decided, paid in parts and confirmed', { tag: '@desktop' }, async ({
  page,
  browser,
  isMobile,
  consoleSilence,
}) => {
  test.setTimeout(300_000);
  consoleSilence.allow(REFUSED);
  const device = isMobile ? 'mobile' : 'desktop';
  const desk = await signInAtDesk(browser, gateway.port, { operators: operator, account: 'lena', device, isLookedAt });
  const sums: Sums = { whole: '120', parts: ['70.00', '30.00', '20.00'], arrived: '10' };
  await travel(page, desk, 'aurora', sums, device);

  await test.step('is made good for by an adjustment, which two operators decide', async () => {
    const second = await signInAtDesk(browser, gateway.port, { operators: operator, account: 'otto', device });
    await adjustByTwo(desk, second, 'aurora', device);
    await second.context().close();
    await page.goto(`${siteOrigin('aurora', gateway.port)}/member?menu=transactionHistory`);
    await expect(page.locator('[data-widget=transaction-history], main').first()).toContainText('Adjustment');
  });
  await desk.context().close();
});

test('on lotus too', { tag: '@lotus' }, async ({ page, browser, isMobile, consoleSilence }) => {
  consoleSilence.allow(REFUSED);
  const device = isMobile ? 'mobile' : 'desktop';
  const desk = await signInAtDesk(browser, gateway.port, { operators: operator, account: 'mai', device, isLookedAt });
  const sums: Sums = { whole: '1200000', parts: ['700000', '300000', '200000'], arrived: '100000' };
  await travel(page, desk, 'lotus', sums, device);
  await openMemberFile(desk, 'lotus', device);
  await desk.context().close();
});
