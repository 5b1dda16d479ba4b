import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberRewards } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type * as rewardCalls from '#portal/data/reward-calls.ts';
import { CASHBACK_PATH, rafflePath, rebatePath, rewardsPath, vipPath } from '#portal/data/reward-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import {
  buildCashback,
  buildDailyBonus,
  buildRaffle,
  buildRebate,
  buildReward,
  buildRewards,
  buildVip,
} from '#portal/testing/build-rewards.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubCalls>);
vi.mock('#portal/data/reward-calls.ts', () => calls);
const stubCalls = () => ({
  claimDailyBonus: vi.fn<(typeof rewardCalls)['claimDailyBonus']>(async () => buildDailyBonus({ canClaim: false })),
  claimRaffle: vi.fn<(typeof rewardCalls)['claimRaffle']>(async () => buildReward({ kind: 'raffle' })),
  claimRebate: vi.fn<(typeof rewardCalls)['claimRebate']>(async () => buildReward({ kind: 'rebate' })),
  claimReward: vi.fn<(typeof rewardCalls)['claimReward']>(async () => buildReward({ status: 'claimed' })),
});
beforeEach(() => void Object.assign(calls, stubCalls()));

const show = (rewards: Partial<MemberRewards> = {}, scene: WidgetScene<'reward-centre'> = {}) =>
  renderWidget('reward-centre', {
    ...{ member: buildMember(), ...scene },
    answers: {
      [rewardsPath('EN')]: buildRewards(rewards),
      [vipPath('EN')]: buildVip(),
      [rebatePath('EN')]: buildRebate(),
      [CASHBACK_PATH]: buildCashback(),
      [rafflePath('EN')]: buildRaffle(),
      ...scene.answers,
    },
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

  it('names the game of free spins that can be claimed', async () => {
    const freeSpins = {
      ...{ vassalage: 'PG', gameCode: 'PG-1', gameName: 'Tomb of Anubis', spins: 20, bet: '0.20', days: 7 },
    };
    const reward = buildReward({ kind: 'mission_streak', amount: null, points: null, freeSpins });
    await show({ ready: [reward] });
    const button = await screen.findByRole('button', { name: 'Claim 20 free spins on Tomb of Anubis' });
    fireEvent.click(button);
    await waitFor(() => expect(calls.claimReward).toHaveBeenCalledWith('7', 'EN'));
  });

  it('shows how many free spins are left, and starts their game once the vendor has them', async () => {
    const spins = {
      ...{ rewardId: '9', vassalage: 'PG', gameCode: 'PG-1', gameName: 'Tomb of Anubis', spins: 20, left: 12 },
      ...{ bet: '0.20', won: '1.30', expiresAt: '2025-06-08T09:00:00Z' },
    };
    await show({
      freeSpins: [
        { ...spins, state: 'given' },
        { ...spins, rewardId: '10', gameName: 'Lucky Sevens', left: 20, state: 'ordered' },
      ],
    });
    const [given, ordered] = (await screen.findAllByText(/of 20 left/)).map((text) => text.closest('li'));
    expect(given?.textContent).toContain('12 of 20 left, €0.20 each');
    expect(given?.textContent).toMatch(/Until 8 Jun/);
    expect(ordered?.textContent).toContain('They will be in the game in a moment');
    expect(screen.getByRole('button', { name: 'Start Lucky Sevens' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Start Tomb of Anubis' })).toHaveProperty('disabled', false);
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
    expect(gateway.calls).not.toContain(rewardsPath('EN'));
  });

  it('shows the level, what the next one asks for, and all levels when they are compared', async () => {
    await show({}, { member: buildMember({ hasVip: true, vipRankLevel: 2 }) });
    expect((await screen.findByRole('heading', { name: /^Your level/ })).textContent).toBe('Your levelSilver');
    for (const text of ['Next level: Gold', 'Played €250 of €1,000', 'Deposited €60 of €500'])
      expect(screen.getByText(text)).toBeDefined();
    const steps = [...document.querySelectorAll('li[data-state]')].filter((step) => step.querySelector('bdi') === null);
    expect(steps.map((step) => [step.textContent, step.getAttribute('data-state')])).toEqual([
      ['Bronze', 'reached'],
      ['Silver', 'reached'],
      ['Gold', 'ahead'],
    ]);
    expect(screen.queryByText('Play €1,000 and deposit €500')?.closest('[hidden]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByText('Play €1,000 and deposit €500').closest('[hidden]')).toBeNull();
    expect(screen.getByText('Every member')).toBeDefined();
    expect(screen.getByText('€20 once')).toBeDefined();
  });

  it('says that the highest level is reached', async () => {
    await show({}, { answers: { [vipPath('EN')]: buildVip({ level: 3 }) } });
    await screen.findByText('You have the highest level.');
  });

  it('shows what each category gives back, and claims it', async () => {
    await show({ daily: null, ready: [] });
    const slots = await screen.findByRole('row', { name: /^Slots/ });
    expect([...slots.querySelectorAll('bdi')].map((cell) => cell.textContent)).toEqual(['€2,140.00', '0.6%', '€12.84']);
    fireEvent.click(screen.getByRole('button', { name: 'Claim €12.84' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('€12.84 is in your account.'));
    expect(calls.claimRebate).toHaveBeenCalledWith('EN');
  });

  it('has no claim below the least, and says what it is', async () => {
    const rebate = buildRebate({ amount: '0.40', claimed: '3.00', canClaim: false });
    await show({}, { answers: { [rebatePath('EN')]: rebate } });
    await screen.findByText('A claim is for €1 at least');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Claim €0.40' }).disabled).toBe(true);
    expect(screen.getByText('€3.00 claimed so far')).toBeDefined();
  });

  it('tells what the loss of the period gives back, and when', async () => {
    await show();
    const card = (await screen.findByText('Cashback since Monday')).closest('section');
    expect([...(card?.querySelectorAll('dd') ?? [])].map((fact) => fact.textContent)).toEqual(['€84.00', '€8.40']);
    expect(card?.textContent).toContain('10% of what you lose comes back');
    expect(card?.textContent).toContain('From a loss of €20 on, €100 at most');
  });

  it('shows the tickets of the raffle, and claims what one has won', async () => {
    await show();
    const card = (await screen.findByText('Friday raffle')).closest('section');
    const lists = [...(card?.querySelectorAll('ol') ?? [])].map((list) =>
      [...list.children].map((li) => li.textContent),
    );
    expect(lists).toEqual([
      ['48,201', '48,202', '51,877'],
      ['7mi•••a7€500', '39,460zo•••e9€5'],
    ]);
    expect(card?.textContent).toContain('120 prizes, the first is €500');
    expect(card?.textContent).toContain('€32.00 of €50');
    expect(screen.getByText('c'.repeat(64))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Claim €5' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('€5 is in your account.'));
    expect(calls.claimRaffle).toHaveBeenCalledWith({ first: '2025-05-19', number: 39_460 }, 'EN');
  });

  it('says that there is no ticket yet, and that all are given', async () => {
    const raffle = buildRaffle({ tickets: [], seats: 10, issued: 10, lastDraw: null });
    await show({}, { answers: { [rafflePath('EN')]: raffle } });
    await screen.findByText('No ticket yet');
    expect(screen.getByText('All tickets are given')).toBeDefined();
    expect(screen.queryByText('Next ticket')).toBeNull();
  });

  it('says which tickets wait for their numbers, and which numbers a draw passed over', async () => {
    const { lastDraw } = buildRaffle();
    const raffle = buildRaffle({ tickets: [], waiting: 3, lastDraw: lastDraw && { ...lastDraw, passed: [9, 1_200] } });
    await show({}, { answers: { [rafflePath('EN')]: raffle } });
    const card = (await screen.findByText('Friday raffle')).closest('section');
    expect(card?.textContent).toContain('Tickets that get their numbers within minutes: 3');
    expect(card?.textContent).not.toContain('No ticket yet');
    expect(card?.textContent).toContain('Drawn and passed over, since their members could not win: 9 · 1,200');
  });

  it('leaves no gap where the site has neither levels, rebates, cashback nor a raffle', async () => {
    const off = new GatewayError('feature_disabled', 'Off.', 404);
    await show(
      {},
      { answers: { [vipPath('EN')]: off, [rebatePath('EN')]: off, [CASHBACK_PATH]: off, [rafflePath('EN')]: off } },
    );
    await screen.findByText('Ready to claim');
    await waitFor(() => expect(document.querySelectorAll('section h2')).toHaveLength(3));
    expect(screen.queryByText('Your level')).toBeNull();
  });
});
