import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { newMember } from './support/new-member.ts';
import { photograph } from './support/photograph.ts';

const card = (page: Page): Locator => page.locator('[data-widget=play-limits]');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Limits and breaks' });
const limit = (page: Page): Locator => card(page).locator('[data-limit="loss.day"]');

async function openSecurityCentre(page: Page): Promise<void> {
  await page.goto('/member?menu=securityCenter');
  await hydrated(page);
  await expect(card(page).getByRole('heading', { name: 'Limits' })).toBeVisible();
}

async function edit(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Edit: Limits' }).click();
  await expect(dialog(page).getByRole('tab', { name: 'Take a break' })).toBeVisible();
}

/** Sets what a day may cost, and leaves the form when it has said what became of it. */
async function setDailyLoss(page: Page, amount: string, ahead: string, message: RegExp): Promise<void> {
  await edit(page);
  await dialog(page).locator('[name=limit]').selectOption('loss.day');
  await dialog(page).locator('[name=amount]').fill(amount);
  await expect(dialog(page).getByText(ahead)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Set the limit' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(message);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

/** Starts the first slot of the lobby as a visitor of that size does. */
async function startSlot(page: Page, isMobile: boolean): Promise<void> {
  await page.goto('/rng');
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  const tile = page.locator('[data-widget=game-grid] [data-game]').first();
  if (isMobile) {
    await tile.locator('img').tap({ force: true });
    await page.locator('[data-sheet]').getByRole('button', { name: 'Start' }).click();
    return;
  }
  await tile.hover();
  await tile.getByRole('button', { name: /^Start/ }).click();
}

test.beforeEach(async ({ context }) => {
  await newMember(context);
});

test('a limit is set at once and raised later', async ({ page, isMobile }) => {
  await openSecurityCentre(page);
  await expect(card(page).getByText(/^None set yet/)).toBeVisible();
  await setDailyLoss(page, '50', 'Counts at once.', /^Daily loss limit: €50 from now on\.$/);
  await expect(limit(page)).toHaveText('Daily loss limit€0 of €50');

  const ahead = 'Counts after 24 hours; until then it stays at €50.';
  await setDailyLoss(page, '80', ahead, /^Daily loss limit: €80 from \d+ \w+,? .*\d\d:\d\d\.$/);
  await expect(limit(page)).toHaveText(/€0 of €50€80 from \d+ \w+,? .*\d\d:\d\d$/);
  await expectAccessible(page);
  await photograph(page, `play-limits-${isMobile ? 'mobile' : 'desktop'}`, { fullPage: isMobile });

  await edit(page);
  await expectAccessible(page, '[role=dialog]');
  await dialog(page).locator('[name=amount]').fill('0');
  await dialog(page).getByRole('button', { name: 'Set the limit' }).click();
  await expect(dialog(page).locator('[aria-invalid=true]')).toHaveAttribute('name', 'amount');
});

test('a break is thought over, begins, and keeps games from starting', async ({ page, isMobile, consoleSilence }) => {
  await openSecurityCentre(page);
  await edit(page);
  await dialog(page).getByRole('tab', { name: 'Take a break' }).click();
  await dialog(page).getByRole('radio', { name: '1 day' }).check();
  await expectAccessible(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Break from playing: 1 day' })).toBeFocused();
  await expect(dialog(page).getByText('You cannot undo it or make it shorter.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await photograph(page, `play-break-${isMobile ? 'mobile' : 'desktop'}`);
  await expect(card(page).getByText(/^Playing is paused/)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Start the break' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Your break has begun.');
  await dialog(page).locator('[data-widget]').getByRole('button', { name: 'Close' }).click();
  await expect(card(page).getByText(/^Playing is paused until/)).toBeVisible();

  // A refusal is an answer like any other, but the browser complains of its status.
  consoleSilence.allow(/the server responded with a status of 403/);
  let launches = 0;
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_launchGame')) launches += 1;
  });
  await startSlot(page, isMobile);
  const alert = page.locator('[data-modal=game]').getByRole('alert');
  await expect(alert.getByRole('heading', { name: /could not be started$/ })).toBeVisible();
  await expect(alert.getByText('A break from play is in force on your account.')).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(launches).toBe(1);
});
