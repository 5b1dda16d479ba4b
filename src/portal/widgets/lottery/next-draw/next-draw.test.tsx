import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawMenuPath, lotteryTermsPath } from '#portal/data/games/lottery-queries.ts';
import { buildDrawGame, buildDrawMenu } from '#portal/testing/build-draws.ts';
import { buildTerms, buildTicket } from '#portal/testing/build-lottery.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

afterEach(() => vi.useRealTimers());

const PATH = drawMenuPath({ language: 'EN', gameCodes: ['VN_MB'] });
const site = { timeZone: 'Asia/Ho_Chi_Minh' };

describe('next-draw', () => {
  it('tells the game, the number of the draw and its time by the site’s clock', async () => {
    const { unmount } = await renderWidget('next-draw', { site });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Next draw');
    expect(screen.getByText('Northern Vietnam')).toBeDefined();
    expect(screen.getByText('Draw 20250602, at 18:15')).toBeDefined();
    expect(screen.getByText('1 pays 99')).toBeDefined();
    unmount();
    await renderWidget('next-draw', { site: { timeZone: 'Europe/Madrid' } });
    expect(screen.getByText('Draw 20250602, at 13:15')).toBeDefined();
  });

  it('shows the latest result with its day', async () => {
    await renderWidget('next-draw', { site });
    const list = screen.getByRole('list', { name: 'Latest result' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(document.querySelector('time')?.textContent).toBe('01/06/2025');
  });

  it('counts down, and asks for the result when the draw is over', async () => {
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
    const { gateway } = await renderWidget('next-draw', { site });
    expect(screen.getByRole('timer').textContent).toBe('01:15:00');
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    // The draws of other games are none of its business.
    expect(gateway.calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(75 * 60_000 - 50_000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Drawing…')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    expect(gateway.calls).toEqual([PATH]);
  });

  it('offers numbers by chance, which a member buys with one press and a guest signs in for', async () => {
    const props = { quickPick: { numbers: 5, stake: '2.00' } };
    const TERMS = lotteryTermsPath({ language: 'EN', gameCode: 'VN_MB' });
    const terms = buildTerms({ now: '2025-06-02T10:00:00.000Z' });
    const ticket = buildTicket({ ticketId: '4711' });
    const answers = { [TERMS]: terms, '/lgw/vn/tickets': { tickets: [ticket] } };
    const { gateway, unmount } = await renderWidget('next-draw', { site, props, answers, member: buildMember() });
    expect(screen.getByText('184')).toBeDefined();
    const numbers = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(new Set(numbers()).size).toBe(5);
    for (const number of numbers()) expect(number).toMatch(/^\d\d$/);
    const shown = numbers();
    fireEvent.click(screen.getByRole('button', { name: /^Buy ticket/ }));
    expect(await screen.findByText('Ticket bought. Receipt 4711')).toBeDefined();
    expect(gateway.calls).toContain('/lgw/vn/tickets');
    expect(numbers()).not.toEqual(shown);
    unmount();
    const guest = await renderWidget('next-draw', { site, props, answers });
    fireEvent.click(screen.getByRole('button', { name: /^Buy ticket/ }));
    expect(guest.commands.openModal).toHaveBeenCalledWith('sign-in-closed');
  });

  it('does what its document says, under the document’s words', async () => {
    const { commands } = await renderWidget('next-draw', {
      props: { title: { EN: 'Tonight' }, playLabel: { EN: 'Choose numbers' } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Choose numbers' }));
    expect(commands.openModal).toHaveBeenCalledWith('sign-in-closed');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tonight');
  });

  it('stays away where the site does not offer the game', async () => {
    const answers = { [PATH]: buildDrawMenu({ lottGames: [buildDrawGame()] }) };
    const { container } = await renderWidget('next-draw', { answers });
    expect(container.childElementCount).toBe(0);
  });

  it('says so when the draw cannot be loaded, and tries again', async () => {
    const { gateway } = await renderWidget('next-draw', { answers: { [PATH]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(PATH, buildDrawMenu());
    fireEvent.click(retry);
    expect(await screen.findByText('Northern Vietnam')).toBeDefined();
  });
});
