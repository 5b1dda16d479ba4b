import type { FrameLocator, Page } from '@playwright/test';
import { arcadeGateway } from './support/arcade-gateway.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { gameNamed, roundsOf } from './support/played-rounds.ts';

const { open, signIn } = arcadeGateway();

const stage = (page: Page): FrameLocator => page.locator('[data-widget=game-stage]').frameLocator('iframe');

for (const site of ['aurora', 'lotus'])
  test(`an accumulator of ${site} is placed by keyboard, cashed out and recorded`, { tag: `@${site}` }, async ({
    page,
    isMobile,
  }) => {
    await signIn(page, site);
    await open(page, site, await gameNamed(page, 'SPORTS', 'Football'));
    const book = stage(page);
    await book.getByRole('button', { name: 'Next hour' }).click();
    const rows = book.locator('.sp-row');
    await expect(rows.nth(3)).toBeVisible({ timeout: 20_000 });
    if (isMobile) await expectAccessible(page);
    const before = (await roundsOf(page)).totalCount;
    // The next match may begin at any moment; those after it do not.
    for (const row of [2, 3]) {
      const odds = rows.nth(row).locator('.sp-odds').first();
      await odds.focus();
      await odds.press('Enter');
      await expect(odds).toHaveAttribute('aria-pressed', 'true');
    }
    await photograph(page, `${site}-sportsbook-${isMobile ? 'mobile' : 'desktop'}`);
    if (isMobile)
      await book
        .getByRole('button', { name: /Bet slip/ })
        .first()
        .click();
    const stake = book.getByLabel(/^Stake/);
    // The least bet differs between currencies; a press is five of them.
    await book.getByRole('button', { name: /^\+\d/ }).first().click();
    await expectAccessible(page);
    await stake.press('Enter');
    await expect(book.getByText(/^Bet accepted\. Receipt/)).toBeVisible();
    await expect.poll(async () => (await roundsOf(page)).totalCount).toBe(before + 1);

    await book.getByRole('button', { name: /^My bets/ }).click();
    await expect(book.getByRole('heading', { name: 'Accumulator · Selections: 2' })).toBeVisible();
    await expectAccessible(page);
    await photograph(page, `${site}-sportsbook-bets-${isMobile ? 'mobile' : 'desktop'}`);
    await book.getByRole('button', { name: /^Cash out/ }).click();
    await expect(book.getByText(/^Cashed out for/)).toBeVisible();

    await expect.poll(async () => (await roundsOf(page)).list[0]?.status, { timeout: 30_000 }).toBe('closed');
    const roundId = (await roundsOf(page)).list[0]?.roundId;
    await open(page, site, '/member?menu=personalHistoryCopy');
    await page.locator(`[data-round="${roundId}"] button`).click();
    const picture = page.getByRole('region', { name: `Round ${roundId}` }).frameLocator('iframe');
    await expect(picture.locator('.sp-legs > li')).toHaveCount(2);
    await expect(picture.getByText('Cashed out')).toBeVisible();
    await photograph(page, `${site}-sportsbook-record-${isMobile ? 'mobile' : 'desktop'}`);
  });
