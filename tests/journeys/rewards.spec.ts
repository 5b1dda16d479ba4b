import { expectAccessible } from './support/expect-accessible.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { newMember } from './support/new-member.ts';
import { photograph } from './support/photograph.ts';
import { siteOrigin } from './support/shared-gateway.ts';

test('a member claims the bonus of the day and a mission, and finds them among the points', {
  tag: '@desktop',
}, async ({ page }) => {
  const origin = siteOrigin('aurora');
  const centre = page.locator('[data-widget=reward-centre]');
  await newMember(page.context());

  await page.goto(`${origin}/member?menu=rewardCenter&language=EN`);
  await hydrated(page);
  await expect(centre).toContainText('Day 1 of 7.');
  await expect(centre).toContainText('Next level: Silver');
  await expect(centre).toContainText('Rebate since Monday');
  await expectAccessible(page);
  await photograph(page, 'rewards-open-desktop', { fullPage: true });

  await centre.getByRole('button', { name: 'Claim 20 pts' }).click();
  await expect(centre.getByRole('status')).toHaveText('20 pts is in your account.');
  await expect(centre.getByRole('button', { name: /^Back tomorrow at / })).toBeDisabled();
  await expect(centre.getByRole('heading', { name: 'Reward history' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'rewards-claimed-desktop', { fullPage: true });

  await page.goto(`${origin}/pointMall?language=EN`);
  await hydrated(page);
  await expect(page.locator('[data-widget=points]')).toContainText('Reward');
  await expect(page.locator('[data-widget=points]')).toContainText('+ 20');

  await page.goto(`${origin}/member?menu=missionLeaderboard&language=EN`);
  await hydrated(page);
  const missions = page.locator('[data-widget=mission-centre]');
  await missions.getByRole('button', { name: 'Claim: Come by today' }).click();
  await expect(missions.getByRole('status')).toHaveText('5 pts is in your account.');
  await expect(missions.getByText('Nothing of yours counts yet.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'missions-desktop', { fullPage: true });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/member?menu=rewardCenter&language=AR`);
  await hydrated(page);
  await expect(centre).toContainText('هديتك اليومية');
  await expectAccessible(page);
  await photograph(page, 'rewards-claimed-rtl-mobile', { fullPage: true });
});
