import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { BetRecords } from '#contracts/generated/contracts.ts';
import { arcadeGateway } from './support/arcade-gateway.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import { oweACheck } from './support/owe-a-check.ts';
import { photograph } from './support/photograph.ts';
import { balanceOf, digitsOf, gameNamed, roundsOf } from './support/played-rounds.ts';
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

/** A game of a lobby by the end of its name. */
const tileNamed = (page: Page, name: RegExp): Locator =>
  page
    .locator('[data-widget=game-grid] [data-game]')
    .filter({ has: page.locator('b', { hasText: name }) })
    .first();

test('video poker is dealt, held, drawn, recorded and checked', { tag: '@aurora' }, async ({ page, isMobile }) => {
  await signIn(page, 'aurora');
  await open(page, 'aurora', '/rng');
  await page
    .getByRole('navigation', { name: 'Slots and other games' })
    .getByRole('link', { name: 'Video poker' })
    .click();
  await expect(page.getByRole('heading', { name: 'Video poker', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await startFrom(page, tileNamed(page, /(?:Jacks|Queens|Tens) or Better$/), isMobile, 'Start');
  await isPlayed(page);
  const before = (await roundsOf(page)).totalCount;
  await game(page).getByRole('button', { name: 'Deal' }).click();
  const held = game(page).locator('button[aria-pressed]').nth(2);
  await held.click();
  await expect(held).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await photograph(page, `aurora-video-poker-${isMobile ? 'mobile' : 'desktop'}`);
  await game(page).getByRole('button', { name: 'Draw' }).click();
  await expect(game(page).getByRole('button', { name: 'Deal' })).toBeVisible();
  await expect.poll(async () => (await roundsOf(page)).totalCount).toBe(before + 1);

  await game(page).getByRole('button', { name: 'Menu' }).click();
  await game(page).getByRole('button', { name: 'Fairness check' }).click();
  const sheet = game(page).getByRole('dialog', { name: 'Fairness check' });
  await sheet.getByRole('button', { name: 'Reveal and start new seeds' }).click();
  await sheet.getByRole('button', { name: 'Check my rounds' }).click();
  await expect(sheet.getByText('1 round agrees with the seeds.')).toBeVisible();

  const roundId = (await roundsOf(page)).list[0]?.roundId;
  await open(page, 'aurora', '/member?menu=personalHistoryCopy');
  await page.locator(`[data-round="${roundId}"] button`).click();
  const picture = page.getByRole('region', { name: `Round ${roundId}` }).frameLocator('iframe');
  await expect(picture.locator('.vp-card[data-face=up]')).toHaveCount(5);
  await expect(picture.getByText('Verified')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, `aurora-video-poker-record-${isMobile ? 'mobile' : 'desktop'}`);
});

const stage = (page: Page) => page.locator('[data-widget=game-stage]').frameLocator('iframe');

for (const site of ['aurora', 'lotus'])
  test(`a live table of ${site} takes bets, shows its result and can be checked`, { tag: `@${site}` }, async ({
    page,
    isMobile,
  }) => {
    await signIn(page, site);
    await open(page, site, await gameNamed(page, 'LIVE', 'Dragon Tiger'));
    const table = stage(page);
    const phase = table.locator('.table-phase');
    await expect(phase).toHaveText(/^(?:Place your bets|Last bets)$/, { timeout: 20_000 });
    const before = (await roundsOf(page)).totalCount;
    // A round may close at this very moment, and the next one takes the bet.
    await expect(async () => {
      await table.getByRole('button', { name: /^Dragon,/ }).click({ timeout: 1_000 });
      await expect(table.locator('[data-confirmed=true] .ct-stack')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expectAccessible(page);
    await expect.poll(async () => (await roundsOf(page)).totalCount, { timeout: 20_000 }).toBe(before + 1);
    await expect(phase).toHaveText('Next round soon', { timeout: 15_000 });
    await photograph(page, `${site}-live-dragon-tiger-${isMobile ? 'mobile' : 'desktop'}`);
    await table.getByRole('button', { name: 'Menu' }).click();
    await table.getByRole('button', { name: 'Fairness check' }).click();
    const sheet = table.getByRole('dialog', { name: 'Fairness check' });
    await sheet.getByRole('button', { name: 'Check' }).first().click();
    await expect(sheet.getByText('The seed has its hash, and the result follows from it.')).toBeVisible();

    // A vendor with wallets of its own tells the gateway of the end of a round within ten seconds.
    await expect.poll(async () => (await roundsOf(page)).list[0]?.status, { timeout: 30_000 }).toBe('closed');
    const roundId = (await roundsOf(page)).list[0]?.roundId;
    await open(page, site, '/member?menu=personalHistoryCopy');
    await page.locator(`[data-round="${roundId}"] button`).click();
    const picture = page.getByRole('region', { name: `Round ${roundId}` }).frameLocator('iframe');
    await expect(picture.locator('.past-board .ct-stack').first()).toBeVisible();
    await expect(picture.getByText('Verified')).toBeVisible();
    await expectAccessible(page);
    await photograph(page, `${site}-live-record-${isMobile ? 'mobile' : 'desktop'}`);
  });

test('a hand of blackjack is played to its end, and a slot shows its jackpots', { tag: '@aurora' }, async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'aurora');
  await open(page, 'aurora', await gameNamed(page, 'TG', 'Blackjack'));
  const table = stage(page);
  await table.getByRole('button', { name: /^Main bet/ }).click();
  const before = (await roundsOf(page)).totalCount;
  await table.getByRole('button', { name: 'Deal', exact: true }).click();
  const stand = table.getByRole('button', { name: 'Stand', exact: true });
  const deal = table.getByRole('button', { name: 'Deal', exact: true });
  await expect(stand.or(deal)).toBeVisible();
  await photograph(page, `aurora-blackjack-${isMobile ? 'mobile' : 'desktop'}`);
  await expectAccessible(page);
  await expect(async () => {
    // The hand may be over before, and is shown meanwhile.
    if (await stand.isVisible()) await stand.click({ timeout: 1_000 });
    expect((await roundsOf(page)).totalCount).toBe(before + 1);
  }).toPass();

  await open(page, 'aurora', '/jp');
  await startFrom(page, tileOf(page), isMobile, 'Start');
  await isPlayed(page);
  await expect(game(page).getByText('Grand jackpot')).toBeVisible();
  await photograph(page, `aurora-jackpot-${isMobile ? 'mobile' : 'desktop'}`);
});

test('a match of reversi is sought, played against the offered bot, resigned and recorded', { tag: '@aurora' }, async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'aurora');
  await open(page, 'aurora', await gameNamed(page, 'TG', 'Reversi'));
  const board = stage(page);
  await board.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(board.getByText('Looking for an opponent')).toBeVisible();
  await board.getByRole('button', { name: 'Play against the bot' }).click({ timeout: 20_000 });
  await expect(board.getByText('Bot', { exact: true })).toBeVisible();
  const mine = board.locator('.sq[data-open=true]');
  await mine.first().focus();
  await page.keyboard.press('Enter');
  await expect(board.getByRole('list', { name: 'Moves' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(mine.first()).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await photograph(page, `aurora-reversi-${isMobile ? 'mobile' : 'desktop'}`);
  const before = (await roundsOf(page)).list.filter(({ status }) => status === 'closed').length;
  await board.getByRole('button', { name: 'Resign' }).click();
  await board.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(board.getByText('You have lost. Resignation.').first()).toBeVisible();
  await expect
    .poll(async () => (await roundsOf(page)).list.filter(({ status }) => status === 'closed').length, {
      timeout: 30_000,
    })
    .toBe(before + 1);

  const roundId = (await roundsOf(page)).list[0]?.roundId;
  await open(page, 'aurora', '/member?menu=personalHistoryCopy');
  await page.locator(`[data-round="${roundId}"] button`).click();
  const picture = page.getByRole('region', { name: `Round ${roundId}` }).frameLocator('iframe');
  await expect(picture.locator('.rv-disc').first()).toBeVisible();
  await expect(picture.getByText('Verified')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, `aurora-reversi-record-${isMobile ? 'mobile' : 'desktop'}`);
});

test('a round of Mines goes on where it was left', { tag: '@meydan' }, async ({ page, isMobile }) => {
  await signIn(page, 'meydan');
  await open(page, 'meydan', '/ac');
  const tile = tileNamed(page, /(?:Mines|Dig|Tower|Ladder|Stack|Hop|Catch|Blaster)$/);
  const [vassalage, gameCode] = ((await tile.getAttribute('data-game')) ?? '').split('/');
  const address = `/seamless?vassalage=${vassalage}&gameCode=${gameCode}`;
  await open(page, 'meydan', address);
  const frame = page.locator('[data-widget=game-stage]').frameLocator('iframe');
  const tiles = frame.getByRole('button', { name: /^Tile \d+/ });
  const cashOut = frame.getByRole('button', { name: /^Cash out/ });
  for (let attempt = 0; attempt < 20 && !(await cashOut.isVisible()); attempt += 1) {
    await frame.getByRole('button', { name: 'Play', exact: true }).click();
    await tiles.nth(12).click();
    await expect(frame.getByRole('button', { name: /^Cash out|^Play$/ })).toBeEnabled();
  }
  await expectAccessible(page);
  await photograph(page, `meydan-mines-${isMobile ? 'mobile' : 'desktop'}`);
  await open(page, 'meydan', address);
  await expect(tiles.nth(12)).toHaveAccessibleName('Tile 13, safe');
  const before = Number(digitsOf(await balanceOf(page)));
  await cashOut.click();
  await expect(frame.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(async () => Number(digitsOf(await balanceOf(page)))).toBeGreaterThan(before);
});

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
