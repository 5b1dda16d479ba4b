import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawMenuPath, openedDrawPath, recentDrawsPath } from '#portal/data/games/lottery-queries.ts';
import { useBalanceHold, useShownBalance } from '#portal/data/held-balance.ts';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { buildOpenedDraw, buildRecentDraws } from '#portal/testing/build-draws.ts';
import { buildTerms, buildTicket, buildTickets, buildWonTicket, raceTypes } from '#portal/testing/build-lottery.ts';
import { cell, ready, show, stubSending, TERMS, TICKETS } from '#portal/testing/lottery-desk-scene.ts';
import type { WidgetScene } from '#portal/testing/render-widget.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('lottery-desk, beside the board', () => {
  it('shows the prizes of the latest draw, and the draws before on demand', async () => {
    await show();
    await ready();
    expect(screen.getByRole('row', { name: /Special prize/ }).textContent).toContain('58214');
    fireEvent.click(cell('Last 100 draws'));
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(await within(sheet).findByText(`Draw ${unbroken('20250602-1021')}`)).toBeDefined();
  });

  it('fills in a new draw from the lowest prize to the special one', async () => {
    vi.useFakeTimers({ now: Date.parse('2025-06-02T10:00:00Z'), shouldAdvanceTime: true });
    const path = openedDrawPath({ language: 'EN', gameCode: 'VN_MB' });
    const { queryClient } = await show();
    await ready();
    const fresh = buildOpenedDraw({
      result: { ...buildOpenedDraw().result, issue: '20250602' },
      prizes: [
        { prize: 'special', numbers: ['11111'] },
        { prize: 'seventh', numbers: ['22', '33'] },
      ],
    });
    act(() => void queryClient.setQueryData([path], fresh));
    const said = () => screen.getAllByRole('row').map((row) => row.textContent);
    await waitFor(() => expect(said()[0]).not.toContain('11111'));
    await act(() => vi.advanceTimersByTimeAsync(650));
    expect(said()[1]).toContain('2233');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(said()[0]).toContain('11111');
  });

  it('keeps the draw of a race out of the history until the race is over', async () => {
    vi.useFakeTimers({ now: Date.parse('2025-06-02T10:00:01Z'), shouldAdvanceTime: true });
    const balls = ['03', '01', '02'];
    const past = { issue: '20250602-0599', drawnAt: '2025-06-02T09:59:00.000Z', balls, special: 0 };
    const result = { ...past, issue: '20250602-0600', drawnAt: '2025-06-02T10:00:00.000Z' };
    await show({
      answers: {
        [TERMS]: buildTerms({ mark: 'car', betTypes: raceTypes() }),
        [openedDrawPath({ language: 'EN', gameCode: 'VN_MB' })]: { ...buildOpenedDraw({ result }), prizes: undefined },
        [recentDrawsPath({ language: 'EN', gameCode: 'VN_MB', pageSize: 100 })]: {
          ...buildRecentDraws(2),
          list: [result, past],
        },
      },
    });
    await ready();
    fireEvent.click(await waitFor(() => cell('Last 100 draws')));
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    expect(await sheet.findByText(`Draw ${unbroken('20250602-0599')}`)).toBeDefined();
    expect(sheet.queryByText(`Draw ${unbroken('20250602-0600')}`)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(13_000));
    expect(sheet.getByText(`Draw ${unbroken('20250602-0600')}`)).toBeDefined();
  });

  it('holds the shown balance while a race runs, and shows it when the race is over', async () => {
    vi.useFakeTimers({ now: Date.parse('2025-06-02T10:00:01Z'), shouldAdvanceTime: true });
    const result = {
      issue: '20250602-0600',
      drawnAt: '2025-06-02T10:00:00.000Z',
      balls: ['03', '01', '02'],
      special: 0,
    };
    const shown = renderHook(({ balance }) => useShownBalance(balance), { initialProps: { balance: '10.00' } });
    const desk = await show({
      answers: {
        [TERMS]: buildTerms({ mark: 'car', betTypes: raceTypes() }),
        [openedDrawPath({ language: 'EN', gameCode: 'VN_MB' })]: { ...buildOpenedDraw({ result }), prizes: undefined },
      },
    });
    await ready();
    await screen.findByText('Running');
    shown.rerender({ balance: '29.70' });
    expect(shown.result.current).toBe('10.00');
    await act(() => vi.advanceTimersByTimeAsync(13_000));
    expect(shown.result.current).toBe('29.70');
    desk.unmount();
  });

  it('lets go of the balance when the desk is left during a race', async () => {
    const { result, rerender, unmount } = renderHook(({ isHeld }) => useBalanceHold(isHeld), {
      initialProps: { isHeld: true },
    });
    const shown = renderHook(({ balance }) => useShownBalance(balance), { initialProps: { balance: '1.00' } });
    shown.rerender({ balance: '2.00' });
    expect([result.current, shown.result.current]).toEqual([undefined, '1.00']);
    rerender({ isHeld: true });
    unmount();
    expect(shown.result.current).toBe('2.00');
  });

  it('says the amounts of a ticket in the currency and decimals of its sale', async () => {
    const sold = buildTicket({ currency: 'JPY', decimals: 0, stake: '300' });
    await show({
      answers: { [TICKETS]: buildTickets([sold, buildTicket({ ticketId: '7002', decimals: 3, stake: '1.250' })]) },
    });
    await ready();
    expect(await screen.findByText('¥300')).toBeDefined();
    expect(screen.getByText('€1.250')).toBeDefined();
  });

  it('rings what hit in the latest draw', async () => {
    await show();
    await ready();
    await waitFor(() => expect(cell('58').hasAttribute('data-hit')).toBe(true));
    expect(cell('07').hasAttribute('data-hit')).toBe(false);
  });
});

describe('lottery-desk, my tickets', () => {
  const card = (id: string) => {
    const found = document.querySelector<HTMLElement>(`[data-ticket="${id}"]`);
    if (!found) throw new Error(`no ticket ${id}`);
    return within(found);
  };

  it('cancels an open one', async () => {
    await show();
    await screen.findByLabelText('Cancel the ticket for draw 20250602');
    const sent = stubSending(() => Response.json({ success: true, value: buildTicket({ status: 'cancelled' }) }));
    fireEvent.click(card('7001').getByRole('button', { name: 'Cancel the ticket for draw 20250602' }));
    await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', path: '/lgw/vn/tickets/7001' }]));
  });

  it('cancels the rest of a chase, once for all its tickets', async () => {
    const chase = [3, 2].map((day) =>
      buildTicket({
        ticketId: `700${day}`,
        chaseId: '7002',
        issue: `2025060${day}`,
        closesAt: `2025-06-0${day}T11:14:50.000Z`,
        drawsAt: `2025-06-0${day}T11:15:00.000Z`,
      }),
    );
    await show({ answers: { [TICKETS]: buildTickets(chase) } });
    const button = await screen.findByText('Cancel the rest (2)');
    const sent = stubSending(() => Response.json({ success: true, value: buildTickets([]) }));
    fireEvent.click(button);
    await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', path: '/lgw/vn/chases/7002' }]));
  });

  it('shows the hits of a settled one, its receipt, and checks the proof', async () => {
    await show();
    await screen.findByText('Won');
    fireEvent.click(card('6990').getByRole('button', { name: /20250601/ }));
    expect(card('6990').getByText('Hits: 1, €198.00')).toBeDefined();
    expect(card('6990').getByText('6990')).toBeDefined();
    expect(card('6990').getByText(buildWonTicket().commitment)).toBeDefined();
    fireEvent.click(card('6990').getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/^The seed matches .* and the numbers follow from it: .*14 58/)).toBeDefined();
  });
});

describe('lottery-desk, all draws', () => {
  const lobby = (scene: WidgetScene<'lottery-desk'> = {}) => show({ address: '/vnLottery?view=lobby', ...scene });
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  it('finds games by name and by group, and leads to their boards', async () => {
    const { address } = await lobby();
    await screen.findByRole('heading', { level: 1, name: 'All draws' });
    expect(names()).toHaveLength(5);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'hanoi' } });
    expect(names()).toEqual(['Hanoi VIP']);
    fireEvent.click(screen.getByRole('link', { name: 'Place bet: Hanoi VIP' }));
    expect(address()).toBe('/vnLottery?gameCode=VN_HN_VIP');
  });

  it('keeps favourites for the member in this browser, and shows recent games', async () => {
    await lobby();
    const heart = await screen.findByRole('button', { name: 'Favourite: Keno Express' });
    fireEvent.click(heart);
    expect(JSON.parse(window.localStorage.getItem('lotteryFavourites') ?? '{}')).toEqual({
      mika_kestrel: ['VN_KENO_EXPRESS'],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(names()).toEqual(['Keno Express']);
    fireEvent.click(screen.getByRole('button', { name: 'Recent' }));
    await waitFor(() => expect(names()).toEqual(['Hanoi VIP']));
  });

  it('says so when the draws cannot be loaded, and tries again', async () => {
    const path = drawMenuPath({ language: 'EN', prizeMode: 'ELOTT' });
    const { gateway } = await lobby({ answers: { [path]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, { now: '2025-06-02T10:00:00.000Z', prizeMode: 'ELOTT', lottGames: [] });
    fireEvent.click(retry);
    expect(await screen.findByText('No draws here at present')).toBeDefined();
  });
});
