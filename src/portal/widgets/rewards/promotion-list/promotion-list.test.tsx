import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildPromotion } from '#portal/testing/build-announcements.ts';
import { renderWidget, TEST_NOW } from '#portal/testing/render-widget.tsx';
import { promotionStatus } from './promotion-status.ts';

const path = announcementsPath('EN');
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

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
    expect(links()).toEqual([3, 2, 1].map((number) => `/promotions?promotion=promotion-${number}`));
    const cards = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''));
    expect(cards[0]).toContain('OpenPromotion 3Until 1 Jul');
    expect(cards[1]).toContain('Coming soonPromotion 2From 1 Jan');
    expect(cards[2]).toContain('ClosedPromotion 1');
  });

  it('goes by nine to a page, at addresses of their own', async () => {
    const promotion = Array.from({ length: 20 }, (_, index) => buildPromotion(index + 1));
    const answers = { [path]: buildAnnouncements({ promotion }) };
    const { unmount } = await renderWidget('promotion-list', { address: '/promotions', answers });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
    expect(links()).toContain('/promotions?page=2');
    unmount();
    await renderWidget('promotion-list', { address: '/promotions?page=3', answers });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Promotion 19',
      'Promotion 20',
    ]);
    expect(links()).toContain('/promotions?page=2');
  });

  it('shows a page that there is, whatever page the address asks for', async () => {
    for (const page of ['0', '-1', '99', 'x', '1e9']) {
      const { unmount } = await renderWidget('promotion-list', { address: `/promotions?page=${page}` });
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
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
    promotionStatus(buildPromotion(1, { startsAt: '2025-06-01T00:00:00Z', endsAt: '2025-07-01T00:00:00Z' }), now);
  expect(['2025-05-31T23:59:59Z', '2025-06-01T00:00:00Z', TEST_NOW, '2025-07-01T00:00:00Z'].map(status)).toEqual([
    'comingSoon',
    'join',
    'join',
    'closed',
  ]);
});
