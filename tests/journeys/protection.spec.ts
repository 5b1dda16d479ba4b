import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { newMember } from './support/new-member.ts';
import { photograph } from './support/photograph.ts';

const limits = (page: Page): Locator => page.locator('[data-widget=protection-limits]');
const pauses = (page: Page): Locator => page.locator('[data-widget=protection-pauses]');
const losses = (page: Page): Locator => limits(page).locator('[data-limits=loss]');

async function openProtection(page: Page): Promise<void> {
  await page.goto('/member?menu=playerProtection');
  await hydrated(page);
  await expect(limits(page).locator('[data-limits=stake]')).toBeVisible();
  await expect(pauses(page).locator('li').first()).toBeVisible();
}

/**
 * Tries to start the first slot of the lobby as a visitor of that size does.
 * @returns what says that it cannot be played.
 */
async function tryToPlay(page: Page, isMobile: boolean): Promise<Locator> {
  await page.goto('/rng');
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  const tile = page.locator('[data-widget=game-grid] [data-game]').first();
  if (isMobile) {
    await tile.locator('img').tap({ force: true });
    const sheet = page.locator('[data-sheet]');
    await expect(sheet.getByRole('button', { name: 'Start' })).toBeDisabled();
    return sheet;
  }
  await tile.hover();
  await tile.getByRole('button', { name: /^Start/ }).click();
  const alert = page.locator('[data-modal=game]').getByRole('alert');
  await expect(alert.getByRole('button', { name: 'Player protection' })).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  return alert;
}

test('limits are lowered at once and raised later, and a time-out keeps games from starting', {
  tag: '@mobile',
}, async ({ page, context, isMobile, consoleSilence }) => {
  const size = isMobile ? 'mobile' : 'desktop';
  await newMember(context);
  await openProtection(page);
  await expect(losses(page)).toContainText('Not set');
  await losses(page).getByRole('button', { name: 'Change: Losses' }).click();
  await losses(page).getByLabel('Per week').fill('50');
  await expect(losses(page).getByText('Counts at once.')).toBeVisible();
  await losses(page).getByRole('button', { name: 'Save limits' }).click();
  await expect(losses(page)).toContainText('€0 of €50');
  await losses(page).getByRole('button', { name: 'Change: Losses' }).click();
  await losses(page).getByLabel('Per week').fill('80');
  await expect(losses(page).getByText(/^€80 starts on .* only if you confirm it again then\./)).toBeVisible();
  await expectAccessible(page);
  await photograph(page, `protection-limits-${size}`, { fullPage: true });
  await losses(page).getByRole('button', { name: 'Save limits' }).click();
  await expect(limits(page).getByText(/^Weekly loss limit: €80 from .*, if you confirm it then$/)).toBeVisible();
  await pauses(page).getByRole('radio', { name: '15 mins' }).check({ force: true });
  await expect(pauses(page).getByRole('radio', { name: '15 mins' })).toBeChecked();
  await photograph(page, `protection-${size}`, { fullPage: true });

  await openProtection(page);
  await pauses(page).getByRole('button', { name: 'Time-out: 1 day' }).click();
  await expect(pauses(page).getByRole('heading', { name: 'Break from playing: 1 day' })).toBeFocused();
  await expectAccessible(page);
  await photograph(page, `time-out-${size}`, { fullPage: true });
  await pauses(page).getByRole('button', { name: 'Start the break' }).click();
  await expect(pauses(page).getByRole('status')).toHaveText('Your break has begun.');
  await expect(limits(page).getByText(/^Playing is paused until/)).toBeVisible();

  // The game may be asked for before the break is known. A refusal is an answer, but the browser complains of it.
  consoleSilence.allow(/the server responded with a status of 403/);
  await expect((await tryToPlay(page, isMobile)).getByText(/^Playing is paused until/)).toBeVisible();
  await expectAccessible(page);
  await photograph(page, `time-out-play-${size}`);
  await page.goto('/member?menu=depositv2');
  await hydrated(page);
  const deposit = page.locator('[data-widget=deposit]');
  await expect(deposit.locator('[data-hold=excluded]')).toContainText('Deposits are closed.');
  await expect(deposit.locator('[name=amount]')).toBeDisabled();
  await expectAccessible(page);
  await photograph(page, `time-out-deposit-${size}`, { fullPage: true });
});

test('a missing check is told before a withdrawal, and asked for', { tag: '@desktop' }, async ({
  page,
  context,
  isMobile,
}) => {
  await newMember(context);
  await page.goto('/member?menu=withdraw');
  await hydrated(page);
  const hold = page.locator('[data-widget=withdraw] [data-hold=checks]');
  await expect(hold).toContainText('Before you withdraw, we have to check who you are.');
  await expect(page.locator('[name=amount]')).toBeDisabled();
  await expectAccessible(page);
  await photograph(page, `withdraw-check-${isMobile ? 'mobile' : 'desktop'}`, { fullPage: true });
  await hold.getByRole('link', { name: 'Identity checks' }).click();
  const name = page.locator('[data-widget=member-checks] [data-check=name]').first();
  await name.getByRole('button', { name: 'Ask for it: Name' }).click();
  await expect(name).toContainText('Being checked');
  await expectAccessible(page);
});

test('self-exclusion is thought over, confirmed and ends at a quiet page', { tag: '@mobile' }, async ({
  page,
  context,
  isMobile,
  consoleSilence,
}) => {
  const size = isMobile ? 'mobile' : 'desktop';
  await newMember(context);
  await openProtection(page);
  await pauses(page).getByRole('button', { name: 'Exclude me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
  await dialog.getByRole('radio', { name: '1 year' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('You are signed out on every device at once')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'Close for 1 year' })).not.toBeFocused();
  await dialog.getByLabel(/^Write “1 year” to confirm/).fill('1 year');
  await dialog.getByLabel(/^Password/).fill('Under-the-lights-7');
  await expectAccessible(page, '[role=dialog]');
  await photograph(page, `self-exclusion-${size}`);
  // The page that is left hears that its session is over, and looks.
  consoleSilence.allow(/the server responded with a status of 401/);
  await dialog.getByRole('button', { name: 'Close for 1 year' }).click();
  await expect(page.getByRole('heading', { name: /^You are out of play until \d+ \w+ \d{4}$/ })).toBeVisible();
  await hydrated(page);
  await expect(page.locator('[data-widget=out-of-play]').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await photograph(page, `out-of-play-${size}`, { fullPage: true });
  await expect(
    page
      .getByRole('button', { name: 'Log in' })
      .or(page.getByRole('link', { name: 'Log in' }))
      .first(),
  ).toBeAttached();
});
