import { siteRequest } from '#tests/harness/site-request.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { OWN_BRAND, OWN_GROUND, type OwnBrandGateway, ownBrandGateway } from './support/own-brand.ts';
import { photograph } from './support/photograph.ts';

test.describe('a brand that is nothing but documents', () => {
  test.describe.configure({ mode: 'serial' });
  let gateway: OwnBrandGateway;
  let origin: string;

  test.beforeAll(async () => {
    gateway = await ownBrandGateway();
    origin = gateway.origin;
  });

  test.afterAll(() => gateway.stop());

  test('has its own theme, words, sections and menu', { tag: '@mobile' }, async ({ page }) => {
    await page.goto(origin);
    await hydrated(page);
    await expect(page).toHaveTitle(/Tideline/);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
    expect(ground.toUpperCase()).toBe(OWN_GROUND);
    await expect(page.getByText('Welcome ashore.')).toBeVisible();
    await expect(page.getByText('The pier is open.').first()).toBeVisible();
    await expect(page.locator('[data-widget=banner], [data-widget=winner-board]')).toHaveCount(0);
    const hot = page.locator('[data-node=home-hot] article');
    await expect(hot).toHaveCount(test.info().project.name === 'mobile' ? 3 : 6);
    await expectAccessible(page);
    await photograph(page, `own-brand-home-${test.info().project.name}`, { fullPage: true });
  });

  test('leads from its menu to a page that no other brand has', { tag: '@desktop' }, async ({ page, isMobile }) => {
    await page.goto(origin);
    await hydrated(page);
    if (isMobile) await page.locator('[data-widget=header-bar] button').first().click();
    const menu = page.locator('[data-widget=side-menu]');
    await expect(menu.getByText('Licence')).toHaveCount(0);
    await menu.getByRole('link', { name: 'Our story' }).click();
    await expect(page).toHaveURL(`${origin}/story`);
    await expect(page.getByText('Three friends, one pier and a deck of cards.')).toBeVisible();
    await expectAccessible(page);
    const alias = await page.goto(`${origin}/our-story`);
    expect(alias?.status()).toBe(200);
    await photograph(page, `own-brand-story-${test.info().project.name}`);
  });

  test('shows no way to sign in while its accounts are closed, and says so where one is needed', {
    tag: '@mobile',
  }, async ({ page, isMobile }) => {
    await page.goto(origin);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
    const tile = page.locator('[data-node=home-hot] [data-game]').first();
    if (isMobile) {
      await tile.locator('img').tap({ force: true });
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).tap();
    } else await tile.getByRole('button', { name: /^Start / }).click();
    const dialog = page.getByRole('dialog', { name: 'Accounts are not open yet' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('speaks its languages, one of them from right to left', { tag: '@mobile' }, async ({ page }) => {
    await page.goto(`${origin}/story?language=PT`);
    await expect(page.getByText('Três amigos, um cais e um baralho de cartas.')).toBeVisible();
    await page.goto(`${origin}/?language=AR`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText('أهلًا بكم على الشاطئ.')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await photograph(page, `own-brand-arabic-${test.info().project.name}`, { fullPage: true });
  });

  test('has its own flags, fields, vendors and categories at the gateway', { tag: '@desktop' }, async () => {
    const read = async (path: string) => {
      const answer = await siteRequest({ host: `${OWN_BRAND}.localhost`, port: gateway.port, path });
      return JSON.parse(answer.text).value;
    };
    const { whitelabel } = await read('/wps/system/whitelabel');
    expect(whitelabel).toContainEqual({ modId: 'VIP3', enabled: true });
    const { fields } = await read('/wps/system/setting/register');
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(['username', 'password', 'nickname']);
    expect(await read('/wps/system/setting/register/rules')).toMatchObject({
      nickname: { minLength: 2, maxLength: 20 },
    });
    const menus = await read('/lgw/games/game_menus');
    expect(JSON.stringify(menus)).toMatch(/FISH.*RNG.*LIVE/);
    expect(JSON.stringify(menus)).not.toContain('SPORTS');
    const { games } = await read('/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=60');
    expect(games.length).toBeGreaterThan(8);
    const vendors = new Set(games.map(({ vassalage }: { vassalage: string }) => vassalage));
    for (const vendor of vendors) expect(['PG', 'EG2', 'JDB', 'FC', 'CQ9', 'BGS', 'JL', 'PT']).toContain(vendor);
  });
});
