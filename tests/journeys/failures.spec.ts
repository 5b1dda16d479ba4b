import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { languageButton } from './support/language-button.ts';
import { photograph } from './support/photograph.ts';
import { settled } from './support/settled.ts';

const NETWORK = 'Network link is abnormal, please try again';

test.describe('loading failures', () => {
  test('a chunk of another build loads the page again, once; after that it is said and can be tried again', {
    tag: '@desktop',
  }, async ({ page, isMobile, consoleSilence }) => {
    consoleSilence.allow(/404|Failed to fetch|ChunkError|a chunk did not come/);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/language-menu-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await hydrated(page);
    const trigger = await languageButton(page, isMobile);
    await Promise.all([page.waitForEvent('load'), trigger.click()]);
    await hydrated(page);
    await (await languageButton(page, isMobile)).click();
    const notice = page.getByRole('alert').filter({ hasText: NETWORK });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await photograph(page, `aurora-chunk-failure-${test.info().project.name}`);
    expect(loads).toBe(2);
    await page.unroute('**/assets/language-menu-*.js');
    const english = page.getByRole('option', { name: 'English', exact: true });
    const loadedAgain = page.waitForEvent('load', { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    await notice.getByRole('button', { name: 'Try again' }).click();
    // A browser that remembers the failure of a module has the page loaded again; the others ask for the module alone.
    const remembersFailure = await Promise.race([loadedAgain, english.waitFor().then(() => false)]);
    if (remembersFailure) {
      await hydrated(page);
      await (await languageButton(page, isMobile)).click();
    }
    await expect(english).toBeVisible();
    expect(loads).toBe(remembersFailure ? 3 : 2);
  });

  test('the portal itself leaves a page that can be read, says so, and leads on', { tag: '@mobile' }, async ({
    page,
    consoleSilence,
  }) => {
    consoleSilence.allow(/Failed to load resource|ERR_FAILED/);
    await page.route('**/assets/client-entry-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert').filter({ hasText: NETWORK })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await photograph(page, `aurora-start-failure-${test.info().project.name}`);
    await page.unroute('**/assets/client-entry-*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(page.getByRole('alert').filter({ hasText: NETWORK })).toBeHidden();
  });

  test('the network is said to be away until it is back', { tag: '@desktop' }, async ({
    page,
    context,
    consoleSilence,
  }) => {
    consoleSilence.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto('/');
    await settled(page);
    await context.setOffline(true);
    const notice = page.locator('[data-network]');
    await expect(notice).toHaveText('You are offline. Some of this page may be out of date.');
    await expectAccessible(page);
    await photograph(page, `aurora-offline-${test.info().project.name}`);
    await context.setOffline(false);
    await expect(notice).toBeEmpty();
  });
});

test('a route that takes its time says that it is loading, and begins at its top', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/wps/system/permission?part=site*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.locator('footer').getByRole('link', { name: 'Official addresses' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
