import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReferralFriend, ReferralSummary } from '#contracts/generated/contracts.ts';
import { friendsPath, referralPath } from '#portal/data/referral-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const money = (amount: string) => ({ amount, points: null });
const summary = (more: Partial<ReferralSummary> = {}): ReferralSummary => ({
  ...{ code: 'WJVQW8Q', url: 'https://pebble.example/register?referralCode=WJVQW8Q' },
  qualifies: { days: 30, deposited: '20.00', staked: '25.50', contact: true },
  ...{ reward: money('15.00'), friendReward: null, mostPerMonth: 20, registered: 6, qualified: 6, leftThisMonth: 14 },
  tiers: [
    { from: 1, to: 4, each: money('10.00'), once: null, state: 'done' },
    { from: 5, to: 9, each: money('15.00'), once: { amount: null, points: 500 }, state: 'here' },
    { from: 10, to: null, each: money('20.00'), once: money('50.00'), state: 'next' },
  ],
  ...{ earned: { amount: '70.00', points: 500 }, ready: { amount: null, points: null } },
  ...more,
});
const NOTHING = { deposited: false, staked: false, contact: false };
const friend = (name: string, more: Partial<ReferralFriend> = {}): ReferralFriend => ({
  ...{ name, registeredAt: '2025-06-01T10:00:00Z', state: 'open', reward: null, missing: NOTHING },
  ...{ until: '2025-07-01T22:00:00Z', ...more },
});
const FRIENDS = [
  friend('ka•••a1', { state: 'qualified', reward: money('15.00') }),
  friend('te•••88', { missing: { deposited: true, staked: true, contact: true } }),
  friend('mi•••o2', { state: 'review' }),
  friend('ro•••44', { state: 'over' }),
  friend('an•••r5', { state: 'qualified' }),
];
const writeText = vi.fn(() => Promise.resolve());

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
});

const show = (scene: WidgetScene<'referral'> = {}) =>
  renderWidget('referral', {
    ...{ member: buildMember({ account: 'mika_kestrel' }), ...scene },
    answers: {
      [referralPath('EN')]: summary(),
      [friendsPath('EN', { page: 1, state: null })]: { list: FRIENDS, totalPages: 3, totalCount: 24 },
      [friendsPath('EN', { page: 2, state: null })]: { list: [friend('zo•••e9')], totalPages: 3, totalCount: 24 },
      ...scene.answers,
    },
  });

describe('referral', () => {
  it('says what the friend gets itself, where it gets something', async () => {
    await show({ answers: { [referralPath('EN')]: summary({ friendReward: money('5.00') }) } });
    await screen.findByText('Your friend gets €5 for it too.');
  });

  it('filters the friends, from the first page on', async () => {
    const { gateway } = await show({
      answers: { [friendsPath('EN', { page: 1, state: 'over' })]: { list: [], totalPages: 0, totalCount: 0 } },
    });
    const filters = within(await screen.findByRole('group', { name: 'Show friends' }));
    expect(filters.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(filters.getByRole('button', { name: 'Ended' }));
    await screen.findByText('No friends here.');
    expect(gateway.calls).toContain(friendsPath('EN', { page: 1, state: 'over' }));
    expect(filters.getByRole('button', { name: 'Ended' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says what a friend brings and must do, and copies the link first', async () => {
    await show();
    await screen.findByRole('heading', { name: '€15 for each friend' });
    expect(screen.getByText('€20 deposited')).toBeDefined();
    expect(screen.getByText('€25.50 played')).toBeDefined();
    expect(screen.getByText('Friends must be 18 or older.')).toBeDefined();
    const [first] = screen.getAllByRole('button');
    expect(first?.textContent).toBe('Copy link');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByText('The link is copied.')).toBeDefined());
    expect(writeText).toHaveBeenCalledWith('https://pebble.example/register?referralCode=WJVQW8Q');
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(writeText).toHaveBeenCalledWith('WJVQW8Q');
    expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toMatch(/^mailto:/);
    const link = screen.getByRole('link', { name: 'Telegram' }).getAttribute('href');
    expect(link).toContain('url=https%3A%2F%2Fpebble.example%2Fregister%3FreferralCode%3DWJVQW8Q');
  });

  it('shows the tiers with where the member is, and what came of the link', async () => {
    await show();
    const here = (await screen.findByText('You are here')).closest('li');
    expect(here?.getAttribute('aria-current')).toBe('step');
    expect(here?.textContent).toContain('Friends 5–9');
    expect(here?.textContent).toContain('plus 500 pts once');
    expect(screen.getByText('From friend 10')).toBeDefined();
    expect(screen.getByText('€70 + 500 pts')).toBeDefined();
    expect(screen.getByText('14 of 20 friends can still be rewarded this month.')).toBeDefined();
  });

  it('lists the friends with what each has yet to do, page by page', async () => {
    await show();
    const table = await screen.findByRole('table', { name: 'Your friends' });
    const last = (name: RegExp) => within(within(table).getByRole('row', { name })).getAllByRole('cell').at(-1);
    expect(last(/ka•••a1/)?.textContent).toBe('Nothing');
    expect(last(/te•••88/)?.textContent).toBe('to deposit, to play, email or mobile to verify, until 1 Jul 2025');
    expect(last(/mi•••o2/)?.textContent).toBe('Nothing: it is being counted.');
    expect(last(/ro•••44/)?.textContent).toBe('The time is over.');
    expect(last(/an•••r5/)?.textContent).toBe('Counts for the tiers: the month’s rewards are used up.');
    fireEvent.click(screen.getByText('2', { selector: 'li > button' }));
    await screen.findByText('zo•••e9');
  });

  it('shows three steps while there is no friend', async () => {
    await show({ answers: { [referralPath('EN')]: summary({ registered: 0 }) } });
    await screen.findByRole('heading', { name: 'How it works' });
    expect(screen.getByText('You get €15')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shares by the device where it has a way of its own', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await show({ media: ['(pointer: coarse)'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      ...{ url: 'https://pebble.example/register?referralCode=WJVQW8Q', text: 'Join me at Pebble' },
    });
  });

  it('is for members', async () => {
    await renderWidget('referral');
    await screen.findByText('A real account is needed');
  });
});
