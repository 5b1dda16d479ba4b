import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Announcement } from '#contracts/generated/contracts.ts';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildNotice } from '#portal/testing/build-announcements.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const popups = (count: number): Announcement[] =>
  Array.from({ length: count }, (_, index) => ({ ...buildNotice(index + 1), promotionType: 'PU' }));
const answers = (count: number) => ({ [announcementsPath('EN')]: buildAnnouncements({ popup: popups(count) }) });
const title = () => screen.getByRole('heading').textContent;
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('popup-list', () => {
  it('shows one popup at a time, with the way on and the way back', async () => {
    await renderWidget('popup-list', { answers: answers(3) });
    expect(title()).toBe('Notice 1');
    expect(screen.getByText('1 of 3')).not.toBeNull();
    expect(buttons()).toEqual(['Next']);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(title()).toBe('Notice 2');
    expect(buttons()).toEqual(['Previous', 'Next']);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(buttons()).toEqual(['Previous', 'Close']);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(title()).toBe('Notice 2');
  });

  it('tells a change to those who do not see it', async () => {
    const { root } = await renderWidget('popup-list', { answers: answers(2) });
    const live = root()?.querySelector('[aria-live=polite]');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(root()?.querySelector('[aria-live=polite]')).toBe(live);
    expect(live?.textContent).toContain('Notice 2');
  });

  it('counts nothing where there is one alone', async () => {
    await renderWidget('popup-list', { answers: answers(1) });
    expect(screen.queryByText('1 of 1')).toBeNull();
    expect(buttons()).toEqual(['Close']);
  });

  it('shows the HTML of a popup, without scripts', async () => {
    const popup = [{ ...buildNotice(1), content: '<p><b onclick="x()">Bold</b></p><ul><li>One</li></ul>' }];
    const { root } = await renderWidget('popup-list', {
      answers: { [announcementsPath('EN')]: buildAnnouncements({ popup }) },
    });
    expect(root()?.querySelector('p > strong')?.attributes).toHaveLength(0);
    expect(root()?.querySelector('ul > li')?.textContent).toBe('One');
  });

  it('says that there is nothing where the last popup has ended meanwhile', async () => {
    await renderWidget('popup-list', { answers: answers(0) });
    expect(screen.getByRole('status').textContent).toBe('No notices at the moment');
  });
});
