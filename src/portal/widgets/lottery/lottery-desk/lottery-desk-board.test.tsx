import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTerms, raceTypes } from '#portal/testing/build-lottery.ts';
import { cell, entries, place, ready, show, slip, TERMS, tab } from '#portal/testing/lottery-desk-scene.ts';
import { ALONE_AFTER_MS } from './keys/use-digit-keys.ts';

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
    expect(cell(/^5 more: 54, 55/)).toBeDefined();
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

  it('picks numbers by digit keys, a lone digit after a moment, and leaves fields alone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await show();
    await ready();
    const type = (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    };
    type('0', '7', '5', '8');
    expect(entries()).toEqual(['special2:07', 'special2:58']);
    expect(document.activeElement).toBe(cell('58'));
    type('0', '7', '3');
    expect(entries()).toEqual(['special2:58']);
    await act(() => vi.advanceTimersByTimeAsync(ALONE_AFTER_MS));
    expect(entries()).toEqual(['special2:58', 'special2:03']);
    const field = slip().querySelector('input');
    field?.focus();
    type('1', '1');
    expect(entries()).toEqual(['special2:58', 'special2:03']);
    vi.useRealTimers();
  });

  it('moves between its parts by F6, and says its keys', async () => {
    await show();
    await ready();
    const group = () => document.activeElement?.closest('[data-group]')?.getAttribute('aria-label');
    const labels: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press += 1) {
      fireEvent.keyDown(document.body, { key: 'F6' });
      labels.push(group());
    }
    expect(new Set(labels).size).toBe(4);
    fireEvent.keyDown(document.body, { key: 'F6', shiftKey: true });
    expect(group()).toBe(labels[2]);
    fireEvent.click(cell('Keyboard'));
    expect(await screen.findByText('Go from number to number')).toBeDefined();
  });

  it('keeps the choice of sound', async () => {
    await show();
    await ready();
    fireEvent.click(cell('Mute the draws'));
    expect(window.localStorage.getItem('lottery-muted')).toBe('true');
    fireEvent.click(cell('Let the draws be heard'));
    expect(window.localStorage.getItem('lottery-muted')).toBe('false');
  });
});
