import { rm } from 'node:fs/promises';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';
import { sitesFolder } from './support/sites-folder.ts';
import { type RunningGateway, startGateway } from './support/start-gateway.ts';

const inTwoHours = new Date(Date.now() + 2 * 3_600_000).toISOString();

test.describe('whole-page states', () => {
  test.describe.configure({ mode: 'serial' });
  let gateway: RunningGateway;
  let folder: string;

  test.beforeAll(async () => {
    folder = await sitesFolder([
      { id: 'harbour', site: { maintenance: { enabled: true, endTime: inTwoHours } } },
      {
        id: 'lagoon',
        site: {
          maintenance: {
            enabled: true,
            title: { EN: 'Moving house' },
            message: { EN: 'Back when the boxes are unpacked.' },
          },
        },
      },
      { id: 'meadow', site: { regionRestriction: { mode: 'block', countries: ['US'] } } },
      { id: 'oasis', site: { languages: { offered: ['EN', 'AR'], default: 'EN' } } },
    ]);
    gateway = await startGateway({
      environment: { SITES_DIR: folder, TRUST_PROXY: '127.0.0.1', COUNTRY_HEADER: 'x-country' },
    });
  });

  test.afterAll(async () => {
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('show maintenance at every address, with its end and a countdown', { tag: '@desktop' }, async ({
    page,
    consoleSilence,
  }) => {
    consoleSilence.allow(/503/);
    const answer = await page.goto(`${siteOrigin('harbour', gateway.port)}/help`);
    expect(answer?.status()).toBe(503);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We’ll be back at \d\d:\d\d$/);
    await expect(page.getByRole('timer')).toContainText('01');
    const before = await page.getByRole('timer').textContent();
    await expect.poll(() => page.getByRole('timer').textContent()).not.toBe(before);
    await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await expect(page.locator('[data-widget=side-menu], [data-widget=header-bar]')).toHaveCount(0);
    await expectAccessible(page);
    await photograph(page, `aurora-maintenance-${test.info().project.name}`);
  });

  test('show the operator’s text, and no end time when none is known', { tag: '@desktop' }, async ({
    page,
    consoleSilence,
  }) => {
    consoleSilence.allow(/503/);
    await page.goto(siteOrigin('lagoon', gateway.port));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Moving house' })).toBeVisible();
    await expect(page.getByText('Back when the boxes are unpacked.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  test('show a blocked region its own address, and let others in', { tag: '@mobile' }, async ({
    page,
    consoleSilence,
  }) => {
    consoleSilence.allow(/451/);
    await page.setExtraHTTPHeaders({ 'x-country': 'US', 'x-forwarded-for': '203.0.113.48' });
    const answer = await page.goto(siteOrigin('meadow', gateway.port));
    expect(answer?.status()).toBe(451);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Not available where you are' })).toBeVisible();
    await expect(page.getByText('203.0.113.48')).toBeVisible();
    await expectAccessible(page);
    await photograph(page, `aurora-region-${test.info().project.name}`);
    await page.setExtraHTTPHeaders({ 'x-country': 'ES' });
    expect((await page.goto(siteOrigin('meadow', gateway.port)))?.status()).toBe(200);
  });

  test('run from right to left in a language that does', { tag: '@mobile' }, async ({ page, isMobile }) => {
    await page.goto(`${siteOrigin('oasis', gateway.port)}/?language=AR`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    if (!isMobile) {
      const menu = await page.locator('#side-menu').boundingBox();
      expect(menu?.x, 'the menu stands at the right').toBeGreaterThan(1000);
    }
    await expectAccessible(page);
    await photograph(page, `aurora-rtl-${test.info().project.name}`);
  });
});
