import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberRewards } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as rewardCalls from '#portal/data/reward-calls.ts';
import { REWARDS_PATH } from '#portal/data/reward-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildDailyBonus, buildReward, buildRewards } from '#portal/testing/build-rewards.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubCalls>);
vi.mock('#portal/data/reward-calls.ts', () => calls);
const stubCalls = () => ({
  claimDailyBonus: vi.fn<(typeof rewardCalls)['claimDailyBonus']>(async () => buildDailyBonus({ canClaim: false })),
  claimReward: vi.fn<(typeof rewardCalls)['claimReward']>(async () => buildReward({ status: 'claimed' })),
});
beforeEach(() => void Object.assign(calls, stubCalls()));

const show = (rewards: Partial<MemberRewards> = {}, scene: WidgetScene<'reward-centre'> = {}) =>
  renderWidget('reward-centre', {
    ...{ member: buildMember(), ...scene },
    answers: { [REWARDS_PATH]: buildRewards(rewards), ...scene.answers },
  });
const days = () => [...document.querySelectorAll('ol li')];

describe('the reward centre', () => {
  it('shows the seven days, with money and points, and today as the current one', async () => {
    await show();
    await screen.findByText('Day 4 of 7. Miss a day and the seven start over.');
    expect(days().map((day) => day.getAttribute('data-state'))).toEqual([
      ...['claimed', 'claimed', 'claimed', 'today', 'later', 'later', 'later'],
    ]);
    expect(days().map((day) => day.querySelector('bdi')?.textContent)).toEqual(
      ['€5', '8 pts', '€12', '€20', '€25', '€30', '€80'].map((prize) => expect.stringContaining(prize)),
    );
    expect(days().filter((day) => day.getAttribute('aria-current') === 'date')).toEqual([days()[3]]);
  });

  it('claims the day, and says so politely', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Claim .*20/ }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/20.* is in your account\.$/));
    expect(calls.claimDailyBonus).toHaveBeenCalledWith('EN');
  });

  it('claims a reward by its id', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Claim .*12\.50/ }));
    await waitFor(() => expect(calls.claimReward).toHaveBeenCalledWith('7', 'EN'));
  });

  it('says why a claim was refused', async () => {
    calls.claimDailyBonus.mockRejectedValueOnce(new GatewayError('already_claimed', 'This was claimed before.', 422));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Claim .*20/ }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This was claimed before.'));
  });

  it('waits for tomorrow when today is claimed, and says that a missed day starts over', async () => {
    await show({ daily: buildDailyBonus({ canClaim: false, step: 1, isMissed: true }) });
    expect(await screen.findByRole('button', { name: /^Back tomorrow at / })).toHaveProperty('disabled', true);
    expect(screen.getByText('A day was missed, so the seven start over.')).toBeDefined();
  });

  it('leaves no gap for what the site does not have', async () => {
    await show({ daily: null, ready: [], past: [] });
    expect(await screen.findByText('Nothing to claim right now.')).toBeDefined();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Reward centre',
      'Ready to claim',
    ]);
  });

  it('shows the parts that the document names, in its order', async () => {
    await show({}, { props: { parts: ['past', 'daily'] } });
    await screen.findByText('Reward history');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Reward history',
      'Daily bonus',
    ]);
  });

  it('is for members', async () => {
    const { gateway } = await renderWidget('reward-centre', { member: buildMember({ isTrial: true }) });
    expect(await screen.findByText('A real account is needed')).toBeDefined();
    expect(gateway.calls).not.toContain(REWARDS_PATH);
  });
});
