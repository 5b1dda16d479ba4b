import { expect, test } from './support/journey.ts';

// The journey listens to the console, so whatever the content policy refuses fails it.
test('the API reference shows calls and their forms under its content policy', { tag: '@desktop' }, async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/docs');
  await page.locator('#operations-tag-member').click();
  const call = page.locator('.opblock', { has: page.locator('[data-path="/wps/member/register"]') });
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('tab', { name: 'Schema' }).first().click();
  await expect(call.getByText('confirmPassword', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load API definition')).toHaveCount(0);
  await expect(call.getByRole('button', { name: /Try it out/ })).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
