import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { type OwnBrandGateway, ownBrandGateway } from './support/own-brand.ts';
import { photograph } from './support/photograph.ts';
import { settled } from './support/settled.ts';

const TAG = 'G-JOURNEY01';

test.describe('a site that counts visits', () => {
  test.describe.configure({ mode: 'serial' });
  let gateway: OwnBrandGateway;

  test.beforeAll(async () => {
    gateway = await ownBrandGateway({ analytics: { gtagId: TAG } });
  });

  test.afterAll(() => gateway.stop());

  test('asks nobody outside before it is allowed to, once after, and stops when that is taken back', {
    tag: '@mobile',
  }, async ({ page, context }) => {
    const asked: string[] = [];
    await context.route(/google/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagHasRun = true' });
    });
    await page.goto(gateway.origin);
    await hydrated(page);
    const question = page.getByRole('complementary', { name: 'Privacy choices' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await photograph(page, `own-brand-consent-${test.info().project.name}`);
    expect(asked).toEqual([]);

    await question.getByRole('button', { name: 'Allow' }).click();
    await expect(question).toHaveCount(0);
    await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${TAG}`]);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagHasRun'))).toBe(true);
    const commands = await page.evaluate(() =>
      (Reflect.get(window, 'dataLayer') as IArguments[]).map((each) => [each[0], each[0] === 'config' && each[1]]),
    );
    expect(commands).toEqual([
      ['js', false],
      ['config', TAG],
    ]);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await question.getByRole('button', { name: 'No, thanks' }).click();
    expect(await page.evaluate((tag) => Reflect.get(window, `ga-disable-${tag}`), TAG)).toBe(true);
    await page.reload();
    await settled(page);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });
});

test('a site that counts nothing asks nothing', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).not.toContain('google');
  await settled(page);
  await expect(page.locator('[data-consent]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
});
