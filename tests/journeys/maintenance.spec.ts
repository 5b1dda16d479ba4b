import type { FrameLocator, Locator, Page } from '@playwright/test';
import { arcadeGateway } from './support/arcade-gateway.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { signInAtDesk } from './support/operator-desk.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { startFrom, tileOf } from './support/start-from-tile.ts';

const TITLE = 'Back at noon';
/** A page of a closed site asks every 20 seconds. */
const OPENS_AGAIN_WITHIN_MS = 40_000;

const { open, signIn, port, operators } = arcadeGateway();

const game = (page: Page): FrameLocator => page.locator('[data-modal=game]').frameLocator('iframe');
const spin = (page: Page): Locator => game(page).getByRole('button', { name: 'Spin', exact: true });
const closed = (page: Page): Locator => page.getByRole('heading', { level: 1, name: TITLE });

/** Presses a button of the desk, and the same one in the question that it asks. */
async function press(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name }).click();
  await expectAccessible(desk, 'dialog[open]');
  await desk.getByRole('dialog').getByRole('button', { name }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

test('an operator closes a site for everybody, and opens it again', { tag: '@desktop' }, async ({
  page,
  context,
  browser,
  isMobile,
  consoleSilence,
}) => {
  test.setTimeout(360_000);
  consoleSilence.allow(/503/);
  const device = isMobile ? 'mobile' : 'desktop';
  await signIn(page, 'aurora');
  await open(page, 'aurora', '/help');
  // A player whose page gets no event: only the wallet refuses its bets.
  const play = await context.newPage();
  await play.routeWebSocket(/.*/, () => {});
  await open(play, 'aurora', '/rng');
  await startFrom(play, tileOf(play), isMobile, 'Start');
  await expect(spin(play)).toBeEnabled({ timeout: 60_000 });

  const operator = { operators: await operators(), account: 'pia', device, role: 'publisher' } as const;
  const desk = await signInAtDesk(browser, port(), operator);
  await desk.goto(`http://desk.localhost:${port()}/system/aurora`);
  await expect(desk.getByText('The site is open. Nothing is planned.')).toBeVisible();
  await expectAccessible(desk);
  await photograph(desk, `desk-system-${device}`);
  await desk.getByLabel('Title').fill(TITLE);
  await press(desk, 'Start maintenance');
  await expect(desk.getByText('The site is in maintenance until somebody opens it.')).toBeVisible();
  await photograph(desk, `desk-system-closed-${device}`);

  await test.step('an open page sees it by itself, a new visit at once, and a bet is refused', async () => {
    const visit = await context.newPage();
    const answer = await visit.goto(siteOrigin('aurora', port()));
    expect(answer?.status()).toBe(503);
    await hydrated(visit);
    await expect(closed(visit)).toBeVisible();
    await visit.close();
    await expect(closed(page)).toBeVisible({ timeout: 15_000 });
    await spin(play).click();
    await expect(
      game(play)
        .getByText(/maintenance/i)
        .first(),
    ).toBeVisible();
  });

  await test.step('it goes away again', async () => {
    await press(desk, 'Open the site');
    await expect(desk.getByText('The site is open. Nothing is planned.')).toBeVisible();
    await expect(closed(page)).toHaveCount(0, { timeout: OPENS_AGAIN_WITHIN_MS });
    await expect(page.locator('[data-widget=header-bar]')).toBeVisible();
    await open(play, 'aurora', '/rng');
    await startFrom(play, tileOf(play), isMobile, 'Start');
    await expect(spin(play)).toBeEnabled({ timeout: 60_000 });
    await spin(play).click();
    await expect(spin(play)).toBeEnabled({ timeout: 30_000 });
  });
  await desk.context().close();
});
