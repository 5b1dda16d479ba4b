import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { balanceOf } from './support/played-rounds.ts';
import { signIn } from './support/sign-in-gateway.ts';

/** The keno of every minute. */
const KENO = '/vnLottery?gameCode=VN_KENO_EXPRESS';
/** A draw is at most a minute away, and its tickets are settled a moment later. */
const DRAW_MS = 90_000;
/** Checking a password takes its time where a gateway and two browsers share a machine. */
const SIGN_IN_MS = 60_000;

const desk = (page: Page): Locator => page.locator('[data-widget=lottery-desk]');
const tickets = (page: Page): Locator => desk(page).locator('[data-ticket]');

/** Signs the demo's member in, and leads to a page of the lottery. */
async function openDesk(page: Page, address: string): Promise<void> {
  await page.goto('/login?language=EN');
  await hydrated(page);
  await signIn(page, 'demo');
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible({ timeout: SIGN_IN_MS });
  await page.goto(address);
  await hydrated(page);
  await expect(desk(page).getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until the draw that is bet on has time left. */
async function untilOpen(page: Page): Promise<void> {
  await expect
    .poll(async () => (await desk(page).locator('[data-state]').getAttribute('data-state')) ?? '', { timeout: DRAW_MS })
    .toBe('open');
  await expect.poll(() => secondsLeft(page), { timeout: DRAW_MS }).toBeGreaterThan(15);
}

async function secondsLeft(page: Page): Promise<number> {
  const timer = desk(page).locator('[data-state] [role=timer]');
  if ((await timer.count()) === 0) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}

const option = (page: Page): Locator => desk(page).getByRole('tabpanel').locator('[data-cell]').first();
const place = (page: Page): Locator =>
  desk(page)
    .getByRole('region', { name: 'Bet slip' })
    .getByRole('button', { name: /^Place bet/ });

/** Bets on the first option of the board. @returns the number of the ticket. */
async function bet(page: Page): Promise<string> {
  const before = await tickets(page).count();
  await untilOpen(page);
  await option(page).click();
  await place(page).click();
  await expect(desk(page)).toContainText(/Your bets? on/);
  if (before === 0) await expect(tickets(page)).not.toHaveCount(0);
  const note =
    (await desk(page)
      .getByText(/^Receipt \W?\d/)
      .first()
      .textContent()) ?? '';
  return /\d+/.exec(note)?.[0] ?? '';
}

async function betsAndCancels(page: Page, name: (part: string) => string, { settles = true } = {}): Promise<void> {
  await expectAccessible(page);
  await photograph(page, name('board'));
  const before = await balanceOf(page);
  const id = await bet(page);
  const ticket = desk(page).locator(`[data-ticket="${id}"]`);
  await expect(ticket).toContainText('Open');
  await expect.poll(() => balanceOf(page)).not.toBe(before);

  if (settles) await seesSettled(page, ticket, name);
  const cancelled = desk(page).locator(`[data-ticket="${await bet(page)}"]`);
  await cancelled.getByRole('button', { name: /^Cancel the ticket/ }).click();
  await expect(cancelled).toContainText('Cancelled');
}

async function seesSettled(page: Page, ticket: Locator, name: (part: string) => string): Promise<void> {
  await expect(ticket).toContainText(/Won|Not won/, { timeout: DRAW_MS });
  await ticket.getByRole('button').first().click();
  await expect(ticket).toContainText('Seed');
  await ticket.getByRole('button', { name: 'Check' }).click();
  await expect(ticket).toContainText(
    'The seed matches what was stated before the draw, and the numbers follow from it:',
  );
  await expectAccessible(page);
  await photograph(page, name('settled'));
}

test.describe('the lottery on aurora', { tag: '@aurora' }, () => {
  test.describe.configure({ timeout: 420_000 });
  test.use({ site: 'aurora' });

  test('a member bets on keno, sees it settled, cancels one and repeats another', async ({ page }, { project }) => {
    await openDesk(page, KENO);
    await betsAndCancels(page, (part) => `lottery-${part}-${project.name}`);

    await untilOpen(page);
    await option(page).click();
    await desk(page).getByRole('combobox', { name: 'Repeat' }).selectOption('3');
    await place(page).click();
    await expect(desk(page)).toContainText('Your bets on 3 draws are placed');
    await desk(page)
      .getByRole('button', { name: /^Cancel the rest/ })
      .click();
    await expect(desk(page).getByRole('button', { name: /^Cancel the rest/ })).toHaveCount(0);
  });

  test('all draws are found by name, and kept as favourites', async ({ page }, { project }) => {
    await openDesk(page, '/vnLottery?view=lobby');
    await expectAccessible(page);
    await photograph(page, `lottery-lobby-${project.name}`);
    await desk(page).getByRole('searchbox').fill('keno exp');
    await desk(page).getByRole('button', { name: 'Favourite: Keno Express' }).click();
    await page.reload();
    await hydrated(page);
    await desk(page).getByRole('button', { name: 'Favourites', exact: true }).click();
    await expect(desk(page).getByRole('heading', { level: 3 })).toHaveCount(1);
    await desk(page)
      .getByRole('link', { name: /^Place bet/ })
      .click();
    await expect(page).toHaveURL(/gameCode=VN_KENO_EXPRESS/);
    await page.goBack();
    await expect(page).toHaveURL(/view=lobby/);
  });
});

test.describe('the lottery on lotus', { tag: '@lotus' }, () => {
  test.describe.configure({ timeout: 420_000 });
  test.use({ site: 'lotus' });

  test('a member bets on a phone, where the slip is docked', async ({ page }, { project }) => {
    await openDesk(page, KENO);
    // A draw is waited for on aurora alone: its settling knows no brand and no size.
    await betsAndCancels(page, (part) => `lottery-${part}-${project.name}`, { settles: false });
  });
});
