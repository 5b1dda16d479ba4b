import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements } from '#portal/testing/build-announcements.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('notice-bar', () => {
  it('reads every notice once: the second run is for the eye alone', async () => {
    const { container } = await renderWidget('notice-bar');
    expect(container.querySelectorAll('ul')).toHaveLength(2);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Notice 1 What notice 1 says.',
      'Notice 2 What notice 2 says.',
    ]);
  });

  it('stops by its own control and goes on by it', async () => {
    const { container } = await renderWidget('notice-bar');
    const track = container.querySelector('ul')?.parentElement;
    const running = track?.className;
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(track?.className).not.toBe(running);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(track?.className).toBe(running);
  });

  it('opens all notices', async () => {
    const { commands } = await renderWidget('notice-bar');
    fireEvent.click(screen.getByRole('button', { name: 'All notices' }));
    expect(commands.openModal).toHaveBeenCalledWith('notices');
  });

  it('lies in a strip of the shell by another look, with the same controls', async () => {
    const { root, unmount } = await renderWidget('notice-bar');
    const card = root()?.className;
    unmount();
    const inStrip = await renderWidget('notice-bar', { props: { look: 'strip' } });
    expect(inStrip.root()?.className).not.toBe(card);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Pause',
      'All notices',
    ]);
  });

  it('stays away while there is no notice', async () => {
    const { container } = await renderWidget('notice-bar', {
      answers: { [announcementsPath('EN')]: buildAnnouncements({ player: [] }) },
    });
    expect(container.childElementCount).toBe(0);
  });
});
