import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildPromotion } from '#portal/testing/build-announcements.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const address = '/promotions?promotion=promotion-2';

describe('promotion-detail', () => {
  it('shows the promotion of the address with its terms, and leads back to all of them', async () => {
    const { address: at } = await renderWidget('promotion-detail', { address });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Promotion 2');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Terms');
    expect(screen.getByRole('listitem').textContent).toBe('One for each account.');
    fireEvent.click(screen.getByRole('link', { name: 'All promotions' }));
    expect(at()).toBe('/promotions');
  });

  it('leads a guest who would join to an account', async () => {
    const { commands } = await renderWidget('promotion-detail', { address });
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(commands.openModal).toHaveBeenCalledWith('sign-in-closed');
  });

  it.each([
    ['Coming soon', { startsAt: '2026-01-01T00:00:00Z' }],
    ['Closed', { endsAt: '2025-01-01T00:00:00Z' }],
  ])('cannot be joined when it is %s', async (label, time) => {
    const promotion = [buildPromotion(2, time)];
    const answers = { [announcementsPath('EN')]: buildAnnouncements({ promotion }) };
    await renderWidget('promotion-detail', { address, answers });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: label }).disabled).toBe(true);
  });

  it('says that a promotion is not on', async () => {
    await renderWidget('promotion-detail', { address: '/promotions?promotion=nobody' });
    expect(screen.getByText('This promotion is not on')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows its own promotion where the address names none, without a way back', async () => {
    await renderWidget('promotion-detail', { address: '/welcome' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Promotion 1');
    expect(screen.queryByRole('link', { name: 'All promotions' })).toBeNull();
  });
});
