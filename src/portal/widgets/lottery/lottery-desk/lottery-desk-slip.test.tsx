import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { buildTerms } from '#portal/testing/build-lottery.ts';
import {
  bought,
  cell,
  entries,
  place,
  ready,
  refused,
  show,
  slip,
  stubSending,
  TERMS,
  TICKETS,
} from '#portal/testing/lottery-desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('lottery-desk, placing', () => {
  it('sums the slip, places it under a key, and says so', async () => {
    const { gateway } = await show();
    await ready();
    fireEvent.click(cell('07'));
    fireEvent.click(cell('58'));
    fireEvent.click(cell('Raise the stake on 58'));
    expect(slip().textContent).toContain('€3.00');
    expect(slip().textContent).toContain('€198.00');
    const sent = stubSending(bought);
    fireEvent.click(place());
    expect((await screen.findByText('Your bet on draw \u206620250602\u2069 is placed')).tagName).toBe('B');
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/lgw/vn/tickets',
        body: {
          gameCode: 'VN_MB',
          issue: '20250602',
          lines: [
            { betType: 'special2', picks: ['07'], stake: '1.00' },
            { betType: 'special2', picks: ['58'], stake: '2.00' },
          ],
        },
      },
    ]);
    expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
    expect(entries()).toEqual([]);
    await waitFor(() => expect(gateway.calls.filter((call) => call === TICKETS)).toHaveLength(2));
  });

  it('keeps the key while no answer came, and takes another after a refusal', async () => {
    await show();
    await ready();
    fireEvent.click(cell('07'));
    const sent = stubSending(() => Promise.reject(new TypeError('offline')), refused('limit_reached'), bought);
    fireEvent.click(place());
    await screen.findByText('Network link is abnormal, please try again');
    fireEvent.click(place());
    await screen.findByText('No: limit_reached.');
    fireEvent.click(place());
    await screen.findByText(/is placed$/);
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('repeats a slip for the next draws, until it wins', async () => {
    await show();
    await ready();
    fireEvent.click(cell('07'));
    fireEvent.change(within(slip()).getByRole('combobox', { name: 'Repeat' }), { target: { value: '3' } });
    expect(place().textContent).toBe('Place bet €3.00');
    const sent = stubSending(bought);
    fireEvent.click(place());
    await screen.findByText(/is placed$/);
    expect(sent[0]?.body).toMatchObject({ draws: 3, stopsOnWin: true });
  });

  it('leads to a deposit where the balance does not cover the slip', async () => {
    await show();
    await ready();
    fireEvent.click(cell('07'));
    stubSending(refused('not_enough_funds'));
    fireEvent.click(place());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Make a deposit' }).getAttribute('href')).toBe('/help');
  });

  it('says at the line what is wrong with a number', async () => {
    await show();
    await ready();
    fireEvent.click(cell('07'));
    fireEvent.click(cell('58'));
    const fields = { 'lines.1.picks': { code: 'full', message: 'No more is taken on 58.' } };
    stubSending(refused('lottery_number_full', { fields }));
    fireEvent.click(place());
    const fault = await screen.findByText('No more is taken on 58.');
    expect(fault.closest('[data-entry]')?.getAttribute('data-entry')).toBe('special2:58');
  });

  it('says refusals on a phone too, where the slip is docked, and opens it at a faulty line', async () => {
    await show({ media: ['(max-width: 767px)'] });
    await ready();
    const fields = { 'lines.1.picks': { code: 'out_of_range', message: 'No more is taken on it.' } };
    stubSending(refused('not_enough_funds'), refused('lottery_number_full', { fields }));
    for (const number of ['07', '58', '21']) fireEvent.click(cell(number));
    fireEvent.click(place());
    await screen.findByText('No: not_enough_funds.');
    expect(slip().textContent).toContain('No: not_enough_funds.');
    const sheet = () => document.querySelector('[role="dialog"]');
    expect(sheet()).toBeNull();
    fireEvent.click(place());
    const fault = await screen.findByText('No more is taken on it.');
    expect(sheet()?.contains(fault)).toBe(true);
    expect(fault.closest('[data-entry]')?.getAttribute('data-entry')).toBe('special2:58');
    // Without the refused number no other one is to blame, and the sheet closes.
    fireEvent.click(cell('Remove 58'));
    expect(screen.queryByText('No more is taken on it.')).toBeNull();
    fireEvent.click(cell('Close'));
    await waitFor(() => expect(sheet()).toBeNull());
  });

  it('takes no stake out of bounds', async () => {
    await show();
    await ready();
    const field = within(slip()).getByRole('textbox', { name: 'Each bet' });
    fireEvent.change(field, { target: { value: '5000' } });
    expect(screen.getByText('€0.10 to €1,000 for each bet')).toBeDefined();
    fireEvent.click(cell('07'));
    expect(place().textContent).toBe('Place bet €1.00');
  });

  it('asks a guest for an account', async () => {
    const { commands } = await renderWidget('lottery-desk', { address: '/vnLottery' });
    await ready();
    fireEvent.click(cell('07'));
    fireEvent.click(place());
    expect(commands.openModal).toHaveBeenCalled();
    expect(screen.queryByRole('region', { name: 'My tickets' })).toBeNull();
  });
});

describe('lottery-desk, a closed draw', () => {
  it('locks the board and offers the next draw', async () => {
    const closed = { issue: '20250602', closesAt: '2025-06-02T09:59:50.000Z', drawsAt: '2025-06-02T10:00:10.000Z' };
    await show({ answers: { [TERMS]: buildTerms({ draws: [closed, ...buildTerms().draws.slice(1)] }) } });
    await ready();
    expect(screen.getByText('Closed')).toBeDefined();
    expect(cell('07').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(cell('07'));
    expect(entries()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: `Bet on draw ${unbroken('20250603')}` }));
    expect(screen.getByText('Taking bets')).toBeDefined();
    fireEvent.click(cell('07'));
    expect(entries()).toEqual(['special2:07']);
  });
});
