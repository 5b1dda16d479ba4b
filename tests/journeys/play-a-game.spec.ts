import type { FrameLocator, Locator, Page } from '@playwright/test';
import { arcadeGateway } from './support/arcade-gateway.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { balanceOf, digitsOf, gameNamed, roundsOf } from './support/played-rounds.ts';
import { startFrom, tileOf } from './support/start-from-tile.ts';

const { open, signIn } = arcadeGateway();

const popup = (page: Page): Locator => page.locator('[data-modal=game]');
const game = (page: Page): FrameLocator => popup(page).frameLocator('iframe');
const isPlayed = (page: Page) => expect(popup(page).locator('[data-step=playing]')).toBeVisible({ timeout: 60_000 });

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
    consoleSilence,
  }) => {
    // A bet that comes as the round closes is refused.
    consoleSilence.allow(/api\/table\/bets: .*status of 409/);
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

for (const site of ['aurora', 'lotus'])
  test(`fish of ${site} are shot at, and the shots are in the record`, { tag: `@${site}` }, async ({
    page,
    isMobile,
  }) => {
    await signIn(page, site);
    await open(page, site, await gameNamed(page, 'FISH', 'Shark Reef'));
    const sea = stage(page);
    await expect(sea.getByText(/^Room \d+, \d of 4 seats taken/)).toBeVisible();
    const before = (await roundsOf(page)).totalCount;
    const firing = sea.getByRole('button', { name: /^Auto-fire/ });
    await firing.click();
    await expect.poll(async () => (await roundsOf(page)).totalCount).toBeGreaterThan(before + 1);
    await expectAccessible(page);
    await photograph(page, `${site}-fish-${isMobile ? 'mobile' : 'desktop'}`);
    await firing.click();
    const roundId = (await roundsOf(page)).list[0]?.roundId;
    await open(page, site, '/member?menu=personalHistoryCopy');
    await page.locator(`[data-round="${roundId}"] button`).click();
    const picture = page.getByRole('region', { name: `${roundId}` }).frameLocator('iframe');
    await expect(picture.locator('.fs-shot').first()).toBeVisible();
    await expectAccessible(page);
    await photograph(page, `${site}-fish-record-${isMobile ? 'mobile' : 'desktop'}`);
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

test('a room is chosen, and hold’em is played there against the offered bot', { tag: '@aurora' }, async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'aurora');
  await open(page, 'aurora', '/pvp');
  await startFrom(page, tileNamed(page, /Poker/), isMobile, 'Start');
  await expect(popup(page).getByRole('heading', { name: 'Choose a room' })).toBeFocused();
  await expectAccessible(page);
  await photograph(page, `aurora-rooms-${isMobile ? 'mobile' : 'desktop'}`);
  await popup(page)
    .getByRole('button', { name: /^Harbour/ })
    .click();
  await isPlayed(page);
  await game(page).getByRole('button', { name: 'Find an opponent' }).click();
  await game(page).getByRole('button', { name: 'Play against the bot' }).click();
  // Seats go by lot: the bot may have called before.
  const answer = game(page)
    .getByRole('button', { name: /^(?:Check|Call|All-in)/ })
    .first();
  await expect(answer).toBeEnabled({ timeout: 20_000 });
  await expectAccessible(page);
  await photograph(page, `aurora-holdem-${isMobile ? 'mobile' : 'desktop'}`);
  await answer.click();
  await expect(game(page).getByRole('list', { name: 'Moves' }).getByRole('listitem')).not.toHaveCount(0);
  await game(page).getByRole('button', { name: 'Resign' }).click();
  await game(page).getByRole('button', { name: 'Yes, resign' }).click();
  await expect(game(page).getByText('You have lost. Resignation.').first()).toBeVisible();
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
