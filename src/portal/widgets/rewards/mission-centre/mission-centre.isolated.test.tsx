import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Leaderboard, MemberMission, MissionStreak } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import * as missionCalls from '#portal/data/mission-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildReward } from '#portal/testing/build-rewards.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

vi.mock('#portal/data/mission-queries.ts', { spy: true });
const { boardPath, missionsPath } = missionCalls;

const mission = (missionId: string, more: Partial<MemberMission> = {}): MemberMission => ({
  ...{
    missionId,
    name: `Mission ${missionId}`,
    every: 'day',
    task: 'rounds',
    category: null,
    done: '20',
    target: '50',
  },
  ...{ prize: { amount: null, points: 60 }, state: 'open', endsAt: '2025-06-02T22:00:00Z' },
  ...more,
});
const LIST = [
  mission('first', { state: 'claimed', done: '50' }),
  mission('stake', { task: 'stake', done: '14.00', target: '20.00' }),
  mission('ready', { state: 'ready', done: '50', prize: { amount: '3.00', points: null } }),
  mission('email', { every: 'once', task: 'email', done: '0', target: '1', endsAt: null }),
];
const STREAK: MissionStreak = {
  ...{ prize: { amount: null, points: 300 }, done: 1, all: 3 },
  days: [
    { day: '2025-05-31', state: 'done' },
    { day: '2025-06-01', state: 'today' },
    { day: '2025-06-02', state: 'later' },
  ],
};
const row = (rank: number, points: number, more: object = {}) => ({
  ...{ rank, points, name: `na•••${rank}`, prize: null, isOwn: false, ...more },
});
const board = (more: Partial<Leaderboard> = {}): Leaderboard => ({
  ...{ name: 'Climb', counts: 'won', per: '1.00', category: 'Slots', every: 'day', boards: ['day', 'week'] },
  ...{
    endsAt: '2025-06-02T22:00:00Z',
    prizes: [
      { amount: '75.00', points: null },
      { amount: null, points: 12 },
    ],
  },
  rows: [row(1, 90, { prize: { amount: '50.00', points: null } }), row(2, 80), row(3, 70), row(4, 60)],
  own: { rank: 112, points: 6, prize: null, missing: 54 },
  ...more,
});

beforeEach(() => void vi.mocked(missionCalls.claimMission).mockResolvedValue(buildReward({ kind: 'mission' })));

const show = (scene: WidgetScene<'mission-centre'> = {}) =>
  renderWidget('mission-centre', {
    ...{ member: buildMember({ account: 'mika_kestrel' }), ...scene },
    answers: {
      [missionsPath('EN')]: { list: LIST, streak: STREAK },
      [boardPath('EN', null)]: board(),
      [boardPath('EN', 'week')]: board({ every: 'week', rows: [], own: null }),
      ...scene.answers,
    },
  });
const rows = () =>
  [...document.querySelectorAll('ul li[data-state]')].map((item) => item.querySelector('p')?.textContent);

describe('the mission centre', () => {
  it('shows the missions of each period with their progress, those claimed before last', async () => {
    await show();
    await screen.findByRole('heading', { name: 'Daily' });
    expect(rows()).toEqual(['Mission stake', 'Mission ready', 'Mission first', 'Mission email']);
    expect(screen.getByText('2 of 3')).toBeDefined();
    expect(screen.getByText('€14 of €20')).toBeDefined();
    expect(screen.getByText(/Claim before 3 Jun, 00:00$/)).toBeDefined();
    expect(screen.getByText('No time limit')).toBeDefined();
  });

  it('leads to where a mission is done, and nowhere where the site has no such page', async () => {
    await show();
    const go = await screen.findByRole('link', { name: 'Go: Mission stake' });
    expect(go.getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: /^Verify/ })).toBeNull();
  });

  it('claims a mission, and says so politely', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Claim: Mission ready' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('€3 is in your account.'));
    expect(missionCalls.claimMission).toHaveBeenCalledWith('ready', 'EN');
  });

  it('says why a claim was refused', async () => {
    vi.mocked(missionCalls.claimMission).mockRejectedValueOnce(new GatewayError('mission_open', 'Not yet.', 422));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Claim: Mission ready' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not yet.'));
  });

  it('tells how much is claimed and the days in a row, and shows what is done alone', async () => {
    await show();
    await screen.findByRole('heading', { name: '1 of 4 claimed' });
    expect(screen.getByText('Claim every daily mission 3 days in a row for 300 pts.')).toBeDefined();
    const days = [...document.querySelectorAll('ol li[data-state]')].map((day) => day.textContent);
    expect(days).toEqual(['DoneSat', '1/3Sun', 'Mon']);
    fireEvent.click(screen.getByRole('button', { name: 'Done 1' }));
    expect(rows()).toEqual(['Mission first']);
    fireEvent.click(screen.getByRole('button', { name: 'All 4' }));
    expect(rows()).toHaveLength(4);
  });

  it('lists the prizes of the board', async () => {
    await show();
    await screen.findByText('Prizes');
    expect([...document.querySelectorAll('details li')].map((prize) => prize.textContent)).toEqual([
      'Rank 1 €75',
      'Rank 2 12 pts',
    ]);
  });

  it('ranks the members, with the own rank below, and another period when it is chosen', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Leaderboard' }));
    const card = (await screen.findByRole('heading', { name: 'Climb' })).closest('section') as HTMLElement;
    expect(within(card).getByText('€50')).toBeDefined();
    expect(within(card).getByRole('row', { name: /na•••4/ })).toBeDefined();
    expect(within(card).getByText('54 to the last prize')).toBeDefined();
    expect(
      within(card).getByText('A point for each €1 won: Slots. Play counts after up to half an hour.'),
    ).toBeDefined();
    fireEvent.click(within(card).getByRole('button', { name: 'Week' }));
    await screen.findByText('Nobody has a point yet.');
    expect(screen.getByText('Nothing of yours counts yet.')).toBeDefined();
  });

  it('shows one of both at a time on a phone, by choice', async () => {
    await show();
    await screen.findByRole('heading', { name: 'Daily' });
    const isChosen = () =>
      [...document.querySelectorAll('[data-is-chosen]')].map((part) => part.getAttribute('data-is-chosen'));
    expect(isChosen()).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('button', { name: 'Leaderboard' }));
    expect(isChosen()).toEqual(['false', 'true']);
  });

  it('is for members', async () => {
    await renderWidget('mission-centre');
    await screen.findByText('A real account is needed');
  });
});
