import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { BetRecords } from '#contracts/generated/contracts.ts';
import { arcadeGateway } from './support/arcade-gateway.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import { oweACheck } from './support/owe-a-check.ts';
import { photograph } from './support/photograph.ts';
import { balanceOf, digitsOf, roundsOf } from './support/played-rounds.ts';
import { startFrom, tileOf } from './support/start-from-tile.ts';

/** Rounds until one is won, at the worst: each is won with a chance of about one in four. */
const MOST_ROUNDS = 60;

const { open, signIn, fillInSignIn, stopArcade } = arcadeGateway();

const popup = (page: Page): Locator => page.locator('[data-modal=game]');
const game = (page: Page): FrameLocator => popup(page).frameLocator('iframe');
const spin = (page: Page): Locator => game(page).getByRole('button', { name: 'Spin', exact: true });
const isPlayed = (page: Page) => expect(popup(page).locator('[data-step=playing]')).toBeVisible({ timeout: 60_000 });
const close = (page: Page) =>
  popup(page).getByRole('button', { name: 'Close the game' }).filter({ visible: true }).click();

/** Plays until a round is won. Whatever comes, comes from the game. */
async function playUntilWon(page: Page): Promise<BetRecords> {
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const before = (await roundsOf(page)).totalCount;
    await expect(spin(page)).toBeEnabled({ timeout: 60_000 });
    await spin(page).click();
    await expect.poll(async () => (await roundsOf(page)).totalCount).toBe(before + 1);
    const rounds = await roundsOf(page);
    if (rounds.list[0] && Number(rounds.list[0].winAmount) > Number(rounds.list[0].betAmount)) return rounds;
  }
  throw new Error(`nothing was won in ${MOST_ROUNDS} rounds`);
}

test('a reality check stops a slot until it is answered', { tag: '@aurora' }, async ({ page, isMobile }) => {
  await signIn(page, 'aurora');
  await oweACheck(page);
  await open(page, 'aurora', '/rng');
  await startFrom(page, tileOf(page), isMobile, 'Start');
  await isPlayed(page);
  const check = page.getByRole('dialog', { name: 'You have played for 1 hour' });
  await expect(check.getByRole('button', { name: 'Stop playing' })).toBeFocused();
  await expect(check).toContainText('− €24.60');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await photograph(page, `reality-check-${isMobile ? 'mobile' : 'desktop'}`);
  await page.unroute('**/wps/member/playSession');
  await check.getByRole('button', { name: 'Go on playing' }).click();
  await expect(check).toBeHidden();
  await expect(spin(page)).toBeEnabled();
});

for (const site of ['aurora', 'meydan'] as const) {
  test.describe(`a slot on ${site}`, { tag: `@${site}` }, () => {
    test('can be tried by a guest, without account and without a wallet', async ({ page, isMobile }) => {
      await open(page, site, '/rng');
      await startFrom(page, tileOf(page, true), isMobile, 'Free trial');
      await isPlayed(page);
      await expect(popup(page).getByText('Free trial').filter({ visible: true }).first()).toBeVisible();
      await expect(popup(page).getByRole('group', { name: 'Balance' })).toHaveCount(0);
      await spin(page).click();
      await expect(spin(page)).toBeEnabled({ timeout: 30_000 });
      await expectAccessible(page);
      await photograph(page, `${site}-game-trial-${isMobile ? 'mobile' : 'desktop'}`);
      await page.goBack();
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/rng/);
    });

    test('asks a guest to sign in, and starts when that is done', async ({ page, isMobile }) => {
      await open(page, site, '/rng');
      await startFrom(page, tileOf(page), isMobile, 'Start');
      await fillInSignIn(page);
      await isPlayed(page);
      await expect(popup(page).getByRole('group', { name: 'Balance' })).toBeVisible();
    });

    test('is played, won and closed; balance, recent games, records and winner board follow', async ({
      page,
      isMobile,
    }) => {
      test.setTimeout(300_000);
      await signIn(page, site);
      await open(page, site, '/rng');
      const tile = tileOf(page);
      const name = (await tile.locator('b').first().textContent()) ?? '';
      await startFrom(page, tile, isMobile, 'Start');
      await isPlayed(page);
      const rounds = await playUntilWon(page);
      await expect(spin(page)).toBeEnabled({ timeout: 60_000 });
      const balance = await balanceOf(page);
      const purse = popup(page).getByRole('group', { name: 'Balance' }).locator('output');
      await expect.poll(async () => Number(digitsOf(await purse.textContent()))).toBe(Number(balance));
      await photograph(page, `${site}-game-${isMobile ? 'mobile' : 'desktop'}`);

      await close(page);
      await expect(popup(page)).toHaveCount(0);
      const header = page.locator('[data-widget=balance-cell] output');
      await expect.poll(async () => Number(digitsOf(await header.textContent()))).toBe(Number(balance));

      await open(page, site, '/recent');
      await expect(page.locator('[data-widget=recent-games] [data-game]').first()).toContainText(name);
      await expectAccessible(page);

      await open(page, site, '/member?menu=personalHistoryCopy');
      await expect(page.locator('[data-round]')).toHaveCount(Math.min(20, rounds.totalCount));
      await expect(page.locator(`[data-round="${rounds.list[0]?.roundId}"]`)).toContainText(name);
      await expectAccessible(page);
      await photograph(page, `${site}-betting-record-${isMobile ? 'mobile' : 'desktop'}`);
      await page.locator(`[data-round="${rounds.list[0]?.roundId}"] button`).click();
      const detail = page.getByRole('region', { name: `Round ${rounds.list[0]?.roundId}` });
      await expect(detail.locator('[data-kind=win]')).toContainText(/\d{2}:\d{2}:\d{2}\.\d{3}/);
      const picture = detail.frameLocator('iframe');
      await expect(picture.getByRole('group', { name: 'Reels' }).locator('[data-won=true]').first()).toBeVisible();
      await expect(picture.getByText('Not revealed yet')).toBeVisible();
      // The frame is as high as its page, so that only the detail scrolls.
      await expect
        .poll(() => picture.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight))
        .toBe(0);
      await expectAccessible(page);
      await photograph(page, `${site}-betting-detail-${isMobile ? 'mobile' : 'desktop'}`);

      await open(page, site, '/member?menu=transactionHistory');
      await expect(page.locator('[data-transaction]').filter({ hasText: name }).first()).toBeVisible();
      await photograph(page, `${site}-account-record-${isMobile ? 'mobile' : 'desktop'}`);
      await open(page, site, '/member?menu=personalProfit');
      await expect(page.locator('[data-widget=profit] [data-column]')).toHaveCount(14);
      await expectAccessible(page);
      await photograph(page, `${site}-profit-${isMobile ? 'mobile' : 'desktop'}`, { fullPage: true });

      // Some brands keep the board from small screens; the gateway's own answer tells it everywhere.
      await expect
        .poll(
          () =>
            page.evaluate(async () => {
              const query = 'gameCategory=ALL&language=EN&limitNum=20';
              const response = await fetch(`/wps/relay/ODSFE2_getWinnerBoard?${query}`);
              const { value } = (await response.json()) as { value: { list: { vo: { gameName: string } }[] } };
              return value.list.map(({ vo }) => vo.gameName);
            }),
          { timeout: 30_000 },
        )
        .toContain(name);
    });

    test('has a page of its own by its address', async ({ page, isMobile }) => {
      await signIn(page, site);
      await open(page, site, '/rng');
      const [vassalage, gameCode] = ((await tileOf(page).getAttribute('data-game')) ?? '').split('/');
      await open(page, site, `/seamless?vassalage=${vassalage}&gameCode=${gameCode}`);
      const stage = page.locator('[data-widget=game-stage]');
      await expect(stage.locator('[data-step=playing]')).toBeVisible({ timeout: 60_000 });
      await expect(page.locator('[data-widget=side-menu]')).toHaveCount(0);
      await expectAccessible(page);
      await photograph(page, `${site}-game-page-${isMobile ? 'mobile' : 'desktop'}`);
      await stage.getByRole('button', { name: 'Close the game' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
    });
  });
}

test('says plainly that a vendor is down, and closes', { tag: '@desktop' }, async ({
  page,
  isMobile,
  consoleSilence,
}) => {
  consoleSilence.allow(/the server responded with a status of 503/);
  await signIn(page, 'aurora');
  await open(page, 'aurora', '/rng');
  await stopArcade();
  // The gateway trusts for ten seconds that a vendor that was there still is.
  await page.waitForTimeout(11_000);
  await startFrom(page, tileOf(page), isMobile, 'Start');
  const alert = popup(page).getByRole('alert');
  await expect(alert).toContainText('could not be started', { timeout: 20_000 });
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await photograph(page, `aurora-game-down-${isMobile ? 'mobile' : 'desktop'}`);
  await popup(page).getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toHaveCount(0);
});
