import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawMenuPath, lotteryTermsPath, openedDrawPath } from '#portal/data/games/lottery-queries.ts';
import { buildOpenedDraw } from '#portal/testing/build-draws.ts';
import { buildTerms, buildTicket, buildTickets, buildWonTicket, raceTypes } from '#portal/testing/build-lottery.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const TERMS = lotteryTermsPath({ language: 'EN', gameCode: 'VN_MB' });
const TICKETS = '/lgw/vn/tickets?gameCode=VN_MB&pageNo=1&pageSize=20&language=EN';

const show = (scene: WidgetScene<'lottery-desk'> = {}) =>
  renderWidget('lottery-desk', { member: buildMember(), address: '/vnLottery', ...scene });

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

/** Answers calls that change something by turns, and keeps what was sent; other calls go on to the gateway. */
function stubSending(...answers: ReadonlyArray<() => Response | Promise<Response>>): Sent[] {
  const sent: Sent[] = [];
  const others = window.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!init?.method) return others(path, init);
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ method: init.method, path, body: JSON.parse(String(init.body)), key });
    return answers[Math.min(sent.length, answers.length) - 1]?.() ?? Response.error();
  });
  return sent;
}

const bought = () => Response.json({ success: true, value: { tickets: [buildTicket()] } });
const refused =
  (code: string, more: object = {}) =>
  () =>
    Response.json({ success: false, code, message: `No: ${code}.`, ...more }, { status: 422 });

/** Roles are not asked for, since a board has more than a hundred buttons. */
const cell = (name: string | RegExp): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find((button) => {
    const said = button.getAttribute('aria-label') ?? button.textContent ?? '';
    return typeof name === 'string' ? said === name || said.startsWith(`${name}, `) : name.test(said);
  });
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const slip = () => screen.getByLabelText('Bet slip');
const entries = () => [...slip().querySelectorAll('[data-entry]')].map((row) => row.getAttribute('data-entry'));
const place = () => cell(/^Place bet €/);
const tab = (name: RegExp): HTMLElement => {
  const found = screen.getAllByRole('tab').find((one) => name.test(one.textContent ?? ''));
  if (!found) throw new Error(`no tab ${name}`);
  return found;
};
const ready = () => screen.findByRole('heading', { level: 1, name: 'Northern Vietnam' });

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('lottery-desk, the board', () => {
  it('shows the game with its draw, the groups of bets with their odds, and all numbers', async () => {
    await show();
    await ready();
    expect(screen.getByText('Draw 20250602, at 18:15')).toBeDefined();
    expect(screen.getByText('Taking bets')).toBeDefined();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs.slice(0, 3)).toEqual(['Special1 pays 99', 'Any prize1 pays 99', 'Combinations1 pays 17']);
    expect(
      within(screen.getByRole('group', { name: 'Special, last 2' }))
        .getAllByRole('button')
        .filter((one) => one.hasAttribute('data-cell')),
    ).toHaveLength(100);
    expect(screen.getByText(/^The last 2 digits of the special prize/)).toBeDefined();
  });

  it('lists the other games with the time to their draws, and leads to them and to all', async () => {
    const { address } = await show();
    await ready();
    const rail = screen.getByRole('navigation', { name: 'Choose a draw' });
    expect(within(rail).getAllByRole('link')).toHaveLength(6);
    expect(
      within(rail)
        .getByRole('link', { name: /Northern Vietnam/ })
        .getAttribute('aria-current'),
    ).toBe('page');
    fireEvent.click(within(rail).getByRole('link', { name: 'All 5 draws' }));
    expect(address()).toBe('/vnLottery?view=lobby');
  });

  it('puts numbers on the slip, by cells, rows, columns and quick picks, and takes them off again', async () => {
    await show();
    await ready();
    fireEvent.click(cell('07'));
    fireEvent.click(cell('58'));
    expect(entries()).toEqual(['special2:07', 'special2:58']);
    expect(cell('07, €1').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(cell('Numbers beginning with 5'));
    expect(slip().textContent).toContain('11 bets');
    expect(entries()).toHaveLength(6);
    expect(cell(/^5 more: 53, 54/)).toBeDefined();
    fireEvent.click(cell('Clear all'));
    fireEvent.click(cell('Doubles'));
    expect(slip().textContent).toContain('10 bets');
    fireEvent.click(cell('Doubles'));
    expect(entries()).toEqual([]);
    fireEvent.click(cell('Random numbers: 5'));
    expect(entries()).toHaveLength(5);
  });

  it('moves between cells by arrows, and Tab reaches one of them', async () => {
    await show();
    await ready();
    const grid = screen.getByRole('group', { name: 'Special, last 2' });
    const first = cell('00');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('01');
    fireEvent.keyDown(grid.ownerDocument.activeElement ?? grid, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('11');
    fireEvent.keyDown(document.activeElement ?? grid, { key: 'End' });
    expect(document.activeElement?.textContent).toBe('19');
    expect([...grid.querySelectorAll('[data-cell][tabindex="0"]')].map((one) => one.textContent)).toEqual(['19']);
  });

  it('reads typed numbers, and names what is none', async () => {
    await show();
    await ready();
    fireEvent.click(screen.getByRole('tab', { name: 'Paste' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Paste a list of numbers' }), {
      target: { value: '0758 21 x9 21' },
    });
    expect(screen.getByText('Not numbers of this bet: x9')).toBeDefined();
    expect(screen.getByText('Came twice, counted once: 21')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Add numbers: 3' }));
    expect(entries()).toEqual(['special2:07', 'special2:58', 'special2:21']);
    expect(screen.getByRole('textbox', { name: 'Paste a list of numbers' })).toHaveProperty('value', 'x9');
  });

  it('counts the combinations of one row', async () => {
    await show();
    await ready();
    fireEvent.click(tab(/^Combinations/));
    fireEvent.click(cell('01'));
    expect(slip().textContent).toContain('Choose 2 numbers at least.');
    expect(place()).toHaveProperty('disabled', true);
    for (const number of ['02', '03', '04', '05', '06']) fireEvent.click(cell(number));
    expect(slip().textContent).toContain('6 numbers, 15 bets, €15.00');
  });

  it('has rows of places with shortcuts, ordered bets and options of a race', async () => {
    const terms = buildTerms({ mark: 'car', betTypes: raceTypes() });
    await show({ answers: { [TERMS]: terms } });
    await ready();
    const row = screen.getByRole('group', { name: 'Place 2' });
    fireEvent.click(within(row).getByLabelText('Place 2, 05'));
    fireEvent.click(cell('Big, Place 1'));
    expect(entries()).toEqual(['place-2:05', ...['06', '07', '08', '09', '10'].map((pick) => `place-1:${pick}`)]);
    fireEvent.click(cell('Clear all'));
    fireEvent.click(tab(/^Top/));
    for (const name of ['Place 1, 03', 'Place 2, 04', 'Place 2, 03']) fireEvent.click(cell(name));
    expect(slip().textContent).toContain('03 / 04, 03');
    expect(slip().textContent).toContain('1 bet,');
    fireEvent.click(tab(/^Sides/));
    fireEvent.click(cell(/^Dragon/));
    expect(entries()).toContain('sides-1:dragon');
  });

  it('shows bet types that it has no words for', async () => {
    const [type] = buildTerms().betTypes;
    await show({
      answers: {
        [TERMS]: buildTerms({ betTypes: type ? [{ ...type, betType: 'fourCorners', group: 'corners' }] : [] }),
      },
    });
    await ready();
    expect(screen.getByRole('tab', { name: /^Four corners/ })).toBeDefined();
  });
});

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
    fireEvent.click(screen.getByRole('button', { name: 'Bet on draw 20250603' }));
    expect(screen.getByText('Taking bets')).toBeDefined();
    fireEvent.click(cell('07'));
    expect(entries()).toEqual(['special2:07']);
  });
});

describe('lottery-desk, beside the board', () => {
  it('shows the prizes of the latest draw, and the draws before on demand', async () => {
    await show();
    await ready();
    expect(screen.getByRole('row', { name: /Special prize/ }).textContent).toContain('58214');
    fireEvent.click(cell('Last 100 draws'));
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(await within(sheet).findByText('Draw 20250602-1021')).toBeDefined();
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
    expect(await screen.findByText('The seed matches what was stated before the draw.')).toBeDefined();
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
