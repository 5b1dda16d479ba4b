import { expectAccessible, hasComeToRest, LONGEST_WAY_MS } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { photograph } from './support/photograph.ts';
import { later } from './support/settled.ts';
import { withMotion } from './support/with-motion.ts';

test.use(withMotion);

test.use({ popupsAreClosed: false });

/** When the first dialog opened, and the layout shifts of the page. */
interface Seen {
  openedAt: number;
  readonly shifts: { readonly at: number; readonly by: number }[];
}

/** The layout shift since the dialog opened, without that of the loading page. Runs in the page. */
function movedSinceOpened(): number {
  const { openedAt, shifts } = Reflect.get(window, 'seen') as Seen;
  return shifts.filter(({ at }) => at >= openedAt).reduce((sum, { by }) => sum + by, 0);
}

test.describe('announcements that open by themselves', () => {
  test('open once per visit, and stay closed on its other pages', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: 'Announcement' });
    await expect(popup.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await photograph(page, `aurora-popup-${test.info().project.name}`);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.clock.install();
    await page.goto('/help');
    await later(page);
    await expect(popup).toHaveCount(0);
  });

  test('move nothing on the page below', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: Seen = { openedAt: Number.POSITIVE_INFINITY, shifts: [] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { startTime: number; value: number }[])
          seen.shifts.push({ at: entry.startTime, by: entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver(() => {
        if (document.querySelector('[role=dialog]')) seen.openedAt = Math.min(seen.openedAt, performance.now());
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForFunction(hasComeToRest, LONGEST_WAY_MS);
    expect(await page.evaluate(movedSinceOpened)).toBeLessThan(0.02);
  });

  test('wait for another modal to be closed, and come then', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await later(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Announcement' })).toBeVisible();
  });

  test.describe('from right to left', () => {
    test.use({ site: 'meydan' });
    test('speak the language of the page', { tag: '@mobile' }, async ({ page }) => {
      await page.goto('/?language=AR');
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'أهلًا بك في الميدان' })).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      await photograph(page, `meydan-popup-${test.info().project.name}`);
    });
  });
});

test.describe('the bell', () => {
  test.use({ popupsAreClosed: true });

  test('counts notices until they have been opened', { tag: '@mobile' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone shows the notices on the page alone');
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: /^Notices, \d new$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notices' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-widget=notice-bell]')).toHaveAccessibleName('Notices');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('[data-widget=notice-bell]')).toHaveAccessibleName('Notices');
  });
});
