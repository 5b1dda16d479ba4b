import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildBet, buildBets } from '#portal/testing/build-bets.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const show = (scene: WidgetScene<'bet-records'> = {}) =>
  renderWidget('bet-records', { member: buildMember(), ...scene });
const today = dayAt(Date.now(), 'Europe/Madrid');
const week = { from: daysBefore(today, 6), to: today };
const path = `/wps/member/bets?${new URLSearchParams({ ...week, pageNo: '1', pageSize: '20', language: 'EN' })}`;
const rows = () => screen.getAllByRole('row').slice(1);

/** The calls for rounds, as their query says. */
const asked = (calls: readonly string[]) =>
  calls
    .filter((path) => path.startsWith('/wps/member/bets?'))
    .map((path) => Object.fromEntries(new URL(path, 'https://pebble.example').searchParams));

describe('bet-records', () => {
  it('lists the rounds of seven days: the game, the time, the bet, and the profit', async () => {
    const { gateway } = await show();
    await screen.findByRole('table', { name: 'Rounds' });
    expect(rows()).toHaveLength(20);
    expect(rows()[0]?.textContent).toMatch(/^Game 1Paper GardenRound 10012 Jun 2025.*€1\.20€48\.60\+€47\.40Settled$/);
    expect(rows()[1]?.textContent).toContain('€0.00−€1.20');
    expect(asked(gateway.calls)).toEqual([{ ...week, pageNo: '1', pageSize: '20', language: 'EN' }]);
  });

  it('shows their totals', async () => {
    await show();
    const sums = (await screen.findByText('45 rounds')).closest('dl');
    expect(sums?.textContent).toBe('Result−€5.5045 roundsBet€30.00Win€24.50');
  });

  it('asks for another period and another studio from the first page on', async () => {
    const { gateway } = await show();
    fireEvent.click(await screen.findByLabelText('Page 2'));
    await waitFor(() => expect(asked(gateway.calls).at(-1)?.pageNo).toBe('2'));
    fireEvent.click(screen.getByRole('button', { name: '30 days' }));
    const from = daysBefore(today, 29);
    await waitFor(() => expect(asked(gateway.calls).at(-1)).toMatchObject({ from, pageNo: '1' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Studio' }), { target: { value: 'JDB' } });
    await waitFor(() => expect(asked(gateway.calls).at(-1)).toMatchObject({ from, vendor: 'JDB', pageNo: '1' }));
    expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'open' } });
    await waitFor(() => expect(asked(gateway.calls).at(-1)).toMatchObject({ vendor: 'JDB', status: 'open' }));
    const csv = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
    expect(csv).toBe(`/wps/member/bets?from=${from}&to=${today}&vendor=JDB&status=open&language=EN&as=csv`);
  });

  it('shows a round in full: every action to the millisecond, with its receipt, and the rounds beside it', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Open round .*1001/ }));
    const detail = await screen.findByRole('region', { name: 'Round 1001' });
    expect(document.activeElement).toBe(detail);
    await within(detail).findByText('pg-77-41');
    const actions = within(detail).getAllByRole('listitem');
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      '11:30:00.000Round opened',
      '11:30:00.014BetReceipt 7001 Balance €148.60−€1.20',
      '11:30:01.250WinningsReceipt 7002 Balance €148.60+€48.60',
      '11:30:01.000Settled',
    ]);
    fireEvent.keyDown(detail, { key: 'ArrowDown' });
    expect(await screen.findByRole('region', { name: 'Round 1002' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Newer round' }));
    fireEvent.keyDown(await screen.findByRole('region', { name: 'Round 1001' }), { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Round 1001' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Open round .*1001/ }));
  });

  it('copies the number of a round and of a receipt by their buttons, and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Open round .*1001/ }));
    const detail = await screen.findByRole('region', { name: 'Round 1001' });
    await within(detail).findByText('pg-77-41');
    fireEvent.click(within(detail).getByRole('button', { name: 'Copy: Studio’s round' }));
    expect(await within(detail).findByText('Copied: Studio’s round')).toBeDefined();
    fireEvent.click(within(detail).getAllByRole('button', { name: 'Copy: Receipt' })[0] as HTMLElement);
    expect(await within(detail).findByText('Copied: Receipt')).toBeDefined();
    expect(writeText.mock.calls).toEqual([['pg-77-41'], ['7001']]);
    vi.unstubAllGlobals();
  });

  it('names each studio once, in the order of their names', async () => {
    await show();
    const select = await screen.findByRole('combobox', { name: 'Studio' });
    await waitFor(() =>
      expect(
        within(select)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['All studios', 'Copper Quay', 'Jade Bell', 'Paper Garden']),
    );
  });

  it('tells a round that still runs from one that is settled', async () => {
    const open = buildBet(1, { status: 'open', closedAt: null });
    await show({ answers: { [path]: { ...buildBets(1), list: [open] } } });
    expect(await screen.findByText('Running')).toBeDefined();
  });

  it('says that there are none, and that they could not be loaded', async () => {
    const { unmount } = await show({ answers: { [path]: buildBets(0) } });
    expect(await screen.findByText('No rounds in this period')).toBeDefined();
    unmount();
    const { gateway } = await show({ answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildBets(3));
    fireEvent.click(again);
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});
