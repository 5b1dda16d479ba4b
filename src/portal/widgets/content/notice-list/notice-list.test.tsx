import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements } from '#portal/testing/build-announcements.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const path = announcementsPath('EN');

describe('notice-list', () => {
  it('shows every notice with its text', async () => {
    await renderWidget('notice-list');
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Notice 1', 'Notice 2']);
    expect(screen.getByText('What notice 2 says.')).toBeDefined();
  });

  it('says that there is none', async () => {
    await renderWidget('notice-list', { answers: { [path]: buildAnnouncements({ player: [] }) } });
    expect(screen.getByText('No notices at the moment')).toBeDefined();
  });

  it('does not say that there is none while they are on their way', async () => {
    const { root } = await renderWidget('notice-list', { answers: { [path]: new Promise(() => {}) } });
    expect(root()?.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('No notices at the moment')).toBeNull();
  });

  it('asks again when they could not be loaded', async () => {
    const { gateway } = await renderWidget('notice-list', { answers: { [path]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildAnnouncements());
    fireEvent.click(retry);
    expect(await screen.findByText('Notice 1')).toBeDefined();
  });
});
