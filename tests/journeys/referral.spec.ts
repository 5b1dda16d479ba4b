import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { newMember } from './support/new-member.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';

test('a friend registers by a member’s link, and appears in its list', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const origin = siteOrigin('aurora');
  const referral = page.locator('[data-widget=referral]');
  await newMember(page.context());
  await page.goto(`${origin}/member?menu=referral&language=EN`);
  await hydrated(page);
  await expect(referral.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'referral-empty-desktop', { fullPage: true });
  const link = await referral.getByText('/register?referralCode=').textContent();

  const elsewhere = await browser.newContext();
  const friend = await elsewhere.newPage();
  const username = `fr${Date.now().toString(36)}`;
  await friend.goto(`http://${link}&language=EN`);
  await hydrated(friend);
  const form = friend.locator('[data-widget=register-form]');
  await form.getByText('Username', { exact: true }).first().click();
  await expect(form.locator('input[name=referralCode]')).toHaveValue(/^[2-9A-Z]{7}$/);
  for (const [field, value] of [
    ['username', username],
    ['password', 'Under-the-lights-7'],
    ['confirmPassword', 'Under-the-lights-7'],
    ['email', `${username}@mail.example`],
    ['birthday', '1990-05-17'],
  ] as const)
    await form.locator(`input[name=${field}]`).fill(value);
  await form.locator('input[name=terms]').check({ force: true });
  await form.locator('button[type=submit]').click();
  await expect(form).toBeHidden();
  await elsewhere.close();

  await page.reload();
  await hydrated(page);
  const row = referral.getByRole('row', { name: new RegExp(`^.*fr•••${username.slice(-2)}`) });
  await expect(row).toContainText('Registered');
  await expect(row).toContainText('to deposit, to play, email or mobile to verify');
  await expectAccessible(page);
  await photograph(page, 'referral-desktop', { fullPage: true });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'referral-mobile', { fullPage: true });
});
