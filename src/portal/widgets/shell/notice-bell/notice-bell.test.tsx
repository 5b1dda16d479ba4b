import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildNotice } from '#portal/testing/build-announcements.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const answers = (...numbers: number[]) => ({
  [announcementsPath('EN')]: buildAnnouncements({ player: numbers.map((number) => buildNotice(number)) }),
});

describe('notice-bell', () => {
  afterEach(() => window.localStorage.clear());

  it('opens the notices, and counts those that have not been opened', async () => {
    const { commands } = await renderWidget('notice-bell', { answers: answers(1, 2) });
    const bell = screen.getByRole('button', { name: 'Notices, 2 new' });
    expect(bell.textContent).toBe('2');
    fireEvent.click(bell);
    expect(commands.openModal).toHaveBeenCalledWith('notices');
    expect(screen.getByRole('button', { name: 'Notices' }).textContent).toBe('');
  });

  it('counts only notices that this browser has not seen', async () => {
    window.localStorage.setItem('noticesSeen', 'notice-1 notice-2');
    await renderWidget('notice-bell', { answers: answers(2, 3) });
    expect(screen.getByRole('button', { name: 'Notices, 1 new' })).not.toBeNull();
  });

  it('stands without a number where there are no notices, and where they cannot be loaded', async () => {
    await renderWidget('notice-bell', { answers: answers() });
    expect(screen.getByRole('button', { name: 'Notices' }).textContent).toBe('');
  });
});
