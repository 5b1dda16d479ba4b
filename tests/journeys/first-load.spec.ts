import { scriptWeight } from '#scripts/bench/first-load/script-weight.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';

/** In brotli. */
const BUDGET_BYTES = 132_000;

test('a guest’s home page takes over with at most 132 kB of JavaScript', { tag: '@mobile' }, async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const page = await siteRequest({ port: Number(port), host: hostname, path: '/', headers: { accept: 'text/html' } });
  // The chunks that the page asks for, and the entry that it imports.
  const named = [...page.text.matchAll(/"(\/assets\/[\w-]+\.js)"/g)].map(([, path]) => path ?? '');
  const [, laterViews = '{}'] = /"laterViews":(\{[^}]*\})/.exec(page.text) ?? [];
  const later = new Set(Object.values(JSON.parse(laterViews) as Record<string, string>));
  const first = named.filter((path) => !later.has(path));
  expect(first.length).toBeGreaterThan(4);
  expect(later.size).toBeGreaterThan(0);
  const addresses = first.map((path) => new URL(path, baseURL).href);
  expect(await scriptWeight(Number(port), hostname, addresses)).toBeLessThanOrEqual(BUDGET_BYTES);
});

test('the shell around the page keeps its prerendered HTML until its code has loaded', async ({ page, isMobile }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?:menu|footer)-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const footer = await page.locator('[data-area="footer"]').innerHTML();
  expect(footer).toContain('data-widget="copyright"');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(page.locator('#side-menu')).toHaveCount(1);
  expect(await page.locator('[data-area="footer"]').innerHTML()).toBe(footer);
  release();
  await hydrated(page);
  if (isMobile) await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  else await expect(menu).toBeVisible();
});
