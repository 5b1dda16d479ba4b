import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { languageButton } from './support/language-button.ts';
import { photograph } from './support/photograph.ts';
import { settled } from './support/settled.ts';
import { withMotion } from './support/with-motion.ts';

test.use(withMotion);

test.describe('the shell', () => {
  test('speaks the language that is chosen, and remembers it', { tag: '@mobile' }, async ({ page, isMobile }) => {
    await page.goto('/');
    await hydrated(page);
    await (await languageButton(page, isMobile)).click();
    await page.getByRole('option', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Lo más popular' })).toBeVisible();
    await page.goto('/help');
    await expect(page.getByRole('dialog', { name: 'Centro de ayuda' })).toBeVisible();
    await expect(page).toHaveTitle('Centro de ayuda · Aurora');
  });

  test('takes the language of the browser where none was chosen, and the address over both', {
    tag: '@mobile',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'es-MX', ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/?language=EN');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await context.close();
  });

  test('chooses a language by keyboard alone', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have no keyboard');
    await page.goto('/');
    await hydrated(page);
    const button = await languageButton(page, isMobile);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'English', exact: true })).toBeFocused();
    await page.keyboard.type('esp');
    await expect(page.getByRole('option', { name: 'Español' })).toBeFocused();
    await expectAccessible(page);
    await photograph(page, 'aurora-languages-desktop');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('lists its languages in a sheet on a phone, those that are in English marked so', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide page has a list');
    await page.goto('/');
    await hydrated(page);
    await (await languageButton(page, isMobile)).tap();
    const sheet = page.getByRole('dialog', { name: 'Language' });
    await expect(sheet.getByRole('option', { name: 'Türkçe (English)' })).toBeAttached();
    await expectAccessible(page);
    await photograph(page, 'aurora-languages-mobile');
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
  });

  test('offers its apps as codes to scan and as links, and tells how to install them', async ({ page, isMobile }) => {
    await page.goto('/');
    await hydrated(page);
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).tap();
    const apps = page.locator('[data-node=side-app]');
    if (isMobile) await apps.getByRole('button').tap();
    else await apps.hover();
    await expect(apps.getByRole('img', { name: 'QR code: iOS app' })).toBeVisible();
    await expect(apps.getByRole('link', { name: 'Android app' })).toHaveAttribute('target', '_blank');
    await expectAccessible(page);
    await photograph(page, `aurora-apps-${test.info().project.name}`);
    await apps.getByRole('link', { name: 'How to install it' }).click();
    await expect(page).toHaveURL(/\/app\?language=EN$/);
    await expect(page.locator('[data-node=app-codes]').getByRole('img')).toHaveCount(2);
  });

  test('keeps its menu in a drawer on a phone and as a rail beside the page', async ({ page, isMobile }) => {
    await page.goto('/');
    await hydrated(page);
    const menu = page.locator('#side-menu');
    const toggle = page.getByRole('button', { name: 'Menu' });
    if (isMobile) {
      await expect(menu).toBeHidden();
      await toggle.tap();
      await expect(menu).toBeVisible();
      await expect(menu).toBeFocused();
      await expectAccessible(page);
      await photograph(page, 'aurora-drawer-mobile');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await toggle.tap();
      await menu.getByRole('link', { name: 'Slots', exact: true }).tap();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(/\/rng$/);
    } else {
      const width = async () => (await menu.boundingBox())?.width;
      expect(await width()).toBe(248);
      await toggle.click();
      await expect.poll(width).toBe(72);
      await expectAccessible(page);
      await photograph(page, 'aurora-rail-desktop');
      await menu.getByRole('link', { name: 'Slots', exact: true }).click();
      await expect(page).toHaveURL(/\/rng$/);
    }
  });

  test('gives its drawer the focus, and the page it back, where less motion is asked for', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'there is a drawer on phones alone');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    const menu = page.locator('#side-menu');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.tap();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('changes at once with its window where less motion is asked for', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await settled(page);
    await page.evaluate(() => {
      document.addEventListener(
        'transitionrun',
        () => document.documentElement.toggleAttribute('data-moved', true),
        true,
      );
    });
    for (const width of [1440, 390, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });

  test('shows every notice, the licence with its credits, and the help centre over the page', {
    tag: '@mobile',
  }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'All notices' }).click();
    const notices = page.getByRole('dialog', { name: 'Notices' });
    await expect(notices.getByRole('heading', { name: 'Play safely' })).toBeVisible();
    await photograph(page, `aurora-notices-${test.info().project.name}`);
    await notices.getByRole('button', { name: 'Close' }).click();
    await page.locator('footer').getByRole('button', { name: 'Licence' }).click();
    await expect(page.getByRole('dialog', { name: 'Licence' }).getByText('CC BY 3.0')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.locator('footer').getByRole('button', { name: 'Help centre' }).click();
    await expect(page.getByRole('dialog', { name: 'Help centre' }).getByRole('heading', { level: 3 })).not.toHaveCount(
      0,
    );
    await expectAccessible(page, '[role=dialog]');
  });

  test('leads from the footer to a help term', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Kinds of games' }).click();
    await expect(page).toHaveURL(/\/help#game-types$/);
    const term = page.getByRole('dialog').getByRole('heading', { name: 'Kinds of games', level: 3 });
    await expect(term).toBeInViewport();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'home');
    await expectAccessible(page, '[role=dialog]');
    await photograph(page, `aurora-help-${test.info().project.name}`);
  });

  test('stands a hash that is not well encoded', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/help#100%');
    await hydrated(page);
    await expect(page.getByRole('dialog', { name: 'Help centre' })).toBeVisible();
  });

  test('offers customer service and the resources that exist', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.locator('[data-node=service]').getByRole('button', { name: 'Customer service' }).click();
    await expect(page.locator('[data-node=service]').getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      'https://telegram.example/aurora',
    );
    await expect(page.locator('[data-node=service]').getByRole('link', { name: 'Live chat' })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('says where there is no page, and leads home', { tag: '@mobile' }, async ({ page, consoleSilence }) => {
    consoleSilence.allow(/404/);
    const answer = await page.goto('/no/such-page');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    await expectAccessible(page);
    await photograph(page, `aurora-not-found-${test.info().project.name}`);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.locator('[data-node=home-hot]')).toBeVisible();
  });

  test('begins with a link to the content', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have no keyboard');
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('allows no script and no style without the nonce of its own answer', { tag: '@desktop' }, async ({ page }) => {
    const policies = await Promise.all(
      [
        page.goto('/'),
        page
          .context()
          .newPage()
          .then((other) => other.goto('/')),
      ].map(async (answer) => (await answer)?.headers()['content-security-policy'] ?? ''),
    );
    for (const policy of policies) {
      expect(policy).toMatch(/script-src [^;]*'nonce-[\w-]{22}'/);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    }
    expect(policies[0]).not.toBe(policies[1]);
  });
});
