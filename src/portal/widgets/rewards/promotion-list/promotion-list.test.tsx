import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MemberPromotion } from '#contracts/generated/contracts.ts';
import { promotionsPath } from '#portal/data/promotion-queries.ts';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildPromotion } from '#portal/testing/build-announcements.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildApplication, buildOffer, buildStanding, buildStandings } from '#portal/testing/build-promotions.ts';
import { renderWidget, TEST_NOW } from '#portal/testing/render-widget.tsx';
import { timeStatus } from './promotion-status.ts';

const path = announcementsPath('EN');
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const slots = { id: 'slots', name: 'Slots' };

describe('promotion-list', () => {
  it('shows open promotions first, then coming ones, then past ones', async () => {
    const promotion = [
      buildPromotion(1, { startsAt: '2024-01-01T00:00:00Z', endsAt: '2025-01-01T00:00:00Z' }),
      buildPromotion(2, { startsAt: '2026-01-01T00:00:00Z' }),
      buildPromotion(3, { endsAt: '2025-07-01T00:00:00Z' }),
    ];
    await renderWidget('promotion-list', {
      address: '/promotions',
      answers: { [path]: buildAnnouncements({ promotion }) },
    });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [3, 2, 1].map((number) => `/promotions?promotion=promotion-${number}`),
    );
    expect(cards()[0]).toContain('Promotion 3Until 1 Jul');
    expect(cards()[1]).toMatch(/Promotion 2From 1 Jan.*Coming soon/);
    expect(cards()[2]).toMatch(/Promotion 1.*Closed/);
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'ending' } });
    expect(titles()).toEqual(['Promotion 3', 'Promotion 2', 'Promotion 1']);
  });

  it('leads a guest who would join to an account', async () => {
    const { commands } = await renderWidget('promotion-list', { address: '/promotions' });
    fireEvent.click(screen.getByRole('button', { name: 'Join: Promotion 1' }));
    expect(commands.openModal).toHaveBeenCalledWith('sign-in-closed');
  });

  it('leads a member to the promotion alone while it is not known where it stands', async () => {
    const { gateway } = await renderWidget('promotion-list', {
      ...{ address: '/promotions', member: buildMember() },
      answers: {
        [path]: buildAnnouncements({ promotion: [buildPromotion(1)] }),
        [promotionsPath('EN')]: new Error('down'),
      },
    });
    const link = screen.getByRole('link', { name: 'Read more: Promotion 1' });
    expect(link.getAttribute('href')).toBe('/promotions?promotion=promotion-1');
    await waitFor(() => expect(gateway.calls).toContain(promotionsPath('EN')));
    expect(screen.queryByRole('button', { name: 'Join: Promotion 1' })).toBeNull();
  });

  it('filters by categories, with their counts, and shows all again', async () => {
    const promotion = [buildPromotion(1, { category: slots }), buildPromotion(2), buildPromotion(3)];
    await renderWidget('promotion-list', {
      ...{ address: '/promotions', member: buildMember() },
      answers: {
        [path]: buildAnnouncements({ promotion }),
        [promotionsPath('EN')]: buildStandings([buildStanding(2, { status: 'claimed' }), buildStanding(3)]),
      },
    });
    const filters = within(screen.getByRole('group', { name: 'Show promotions of' }));
    await filters.findByRole('button', { name: 'Yours1' });
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['All3', 'Yours1', 'Slots1']);
    fireEvent.click(filters.getByRole('button', { name: 'Slots1' }));
    expect(titles()).toEqual(['Promotion 1']);
    fireEvent.click(filters.getByRole('button', { name: 'Yours1' }));
    expect(titles()).toEqual(['Promotion 2']);
  });

  it('leads to the winners of a raffle that is over', async () => {
    const member = { paths: ['/member'], title: 'page.member.title', sections: [] };
    await renderWidget('promotion-list', {
      ...{ address: '/promotions', member: buildMember(), layout: { pages: { ...buildLayout().pages, member } } },
      answers: {
        [path]: buildAnnouncements({
          promotion: [buildPromotion(1, { offer: buildOffer({ kind: 'raffle' }) }), buildPromotion(2)],
        }),
        [promotionsPath('EN')]: buildStandings([
          buildStanding(1, { status: 'closed' }),
          buildStanding(2, { status: 'closed' }),
        ]),
      },
    });
    const link = await screen.findByRole('link', { name: 'Results: Promotion 1' });
    expect(link.getAttribute('href')).toBe('/member?menu=rewardCenter#raffle');
    expect(screen.queryByRole('link', { name: 'Results: Promotion 2' })).toBeNull();
  });

  it('has a member told when one begins', async () => {
    const standing = (reminder: 'offered' | 'asked') =>
      buildStandings([buildStanding(1, { status: 'comingSoon', reminder })]);
    const reminderPath = '/wps/member/promotions/promotion-1/reminder';
    const { gateway } = await renderWidget('promotion-list', {
      ...{ address: '/promotions', member: buildMember() },
      answers: {
        [path]: buildAnnouncements({ promotion: [buildPromotion(1)] }),
        [promotionsPath('EN')]: standing('offered'),
        [reminderPath]: buildStanding(1),
      },
    });
    const button = await screen.findByRole('button', { name: 'Remind me: Promotion 1' });
    const note = within(screen.getByRole('listitem')).getByRole('status');
    gateway.answer(promotionsPath('EN'), standing('asked'));
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(note.textContent).toBe('A message will tell you when it begins'));
    expect(gateway.calls).toContain(reminderPath);
    expect(document.activeElement).toBe(note);
  });

  it('puts the featured one above the others', async () => {
    const promotion = [buildPromotion(1), buildPromotion(2, { isFeatured: true, summary: 'It is the best.' })];
    const { root } = await renderWidget('promotion-list', {
      ...{ address: '/promotions', answers: { [path]: buildAnnouncements({ promotion }) } },
    });
    expect(root()?.querySelector('article')?.textContent).toContain('It is the best.');
    expect(cards()).toHaveLength(1);
  });

  it.each<readonly [MemberPromotion['status'], Partial<MemberPromotion>, string, string]>([
    ['claim', { prize: { amount: '18.40', points: null } }, 'Ready to claim', 'Claim €18.40'],
    [
      'joined',
      { progress: { done: '620.00', target: '1000.00', isMoney: true } },
      'Joined€620 of €1,000',
      'See progress',
    ],
    ['applying', { application: buildApplication() }, 'ApplyingSent 1 Jun 2025', 'View entry'],
    ['process', { application: buildApplication({ state: 'review' }) }, 'In review', 'View entry'],
    [
      'rejected',
      {
        application: buildApplication({
          ...{ state: 'rejected', decidedAt: TEST_NOW },
          rejection: { reason: 'otherAccount', text: 'It shows another account.', note: null },
        }),
      },
      'Not approvedIt shows another account.',
      'Why?',
    ],
    ['issued', { changedAt: TEST_NOW }, 'Paid2 Jun 2025', 'See balance'],
    ['claimed', { changedAt: TEST_NOW, prize: { amount: '5.00', points: null } }, 'Claimed2 Jun 2025', 'See balance'],
    ['claimed', { changedAt: TEST_NOW }, 'Claimed2 Jun 2025', 'Read more'],
    ['comingSoon', {}, 'Coming soon', 'Read more'],
    ['comingSoon', { reminder: 'asked' }, 'Coming soonA message will tell you when it begins', 'Read more'],
    ['closed', {}, 'Closed', 'Read more'],
    ['join', {}, '', 'Join'],
  ])('shows a member that one is %s, and the one thing to do', async (status, more, said, action) => {
    const member = { paths: ['/member'], title: 'page.member.title', sections: [] };
    await renderWidget('promotion-list', {
      ...{ address: '/promotions', member: buildMember(), layout: { pages: { ...buildLayout().pages, member } } },
      answers: {
        [path]: buildAnnouncements({ promotion: [buildPromotion(1)] }),
        [promotionsPath('EN')]: buildStandings([buildStanding(1, { status, ...more })]),
      },
    });
    const role = status === 'claim' ? 'button' : 'link';
    // While it is not known, the card says to read more.
    await waitFor(() => expect(cards()[0]).toContain(said));
    await screen.findByRole(role, { name: `${action}: Promotion 1` });
  });

  it('goes by nine to a page, at addresses of their own', async () => {
    const promotion = Array.from({ length: 20 }, (_, index) => buildPromotion(index + 1));
    const answers = { [path]: buildAnnouncements({ promotion }) };
    const { unmount } = await renderWidget('promotion-list', { address: '/promotions', answers });
    expect(titles()).toHaveLength(9);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/promotions?page=2');
    unmount();
    await renderWidget('promotion-list', { address: '/promotions?page=3', answers });
    expect(titles()).toEqual(['Promotion 19', 'Promotion 20']);
  });

  it('shows a page that there is, whatever page the address asks for', async () => {
    for (const page of ['0', '-1', '99', 'x', '1e9']) {
      const { unmount } = await renderWidget('promotion-list', { address: `/promotions?page=${page}` });
      expect(titles()).toHaveLength(2);
      unmount();
    }
  });

  it('stays away while one promotion is shown, and says so when there is none', async () => {
    const { root, unmount } = await renderWidget('promotion-list', { address: '/promotions?promotion=promotion-1' });
    expect(root()).toBeNull();
    unmount();
    await renderWidget('promotion-list', { answers: { [path]: buildAnnouncements({ promotion: [] }) } });
    expect(screen.getByText('There are no promotions at the moment')).toBeDefined();
  });
});

it('a promotion begins with its first moment and is over at its last', () => {
  const status = (now: string) =>
    timeStatus(buildPromotion(1, { startsAt: '2025-06-01T00:00:00Z', endsAt: '2025-07-01T00:00:00Z' }), now);
  expect(['2025-05-31T23:59:59Z', '2025-06-01T00:00:00Z', TEST_NOW, '2025-07-01T00:00:00Z'].map(status)).toEqual([
    'comingSoon',
    'join',
    'join',
    'closed',
  ]);
});
