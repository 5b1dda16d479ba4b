import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { transactionsPath } from '#portal/data/record-queries.ts';
import { dayAt, daysBefore, yearBefore } from '#portal/site/site-days.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildTransactions } from '#portal/testing/build-records.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const show = (scene: WidgetScene<'transaction-records'> = {}) =>
  renderWidget('transaction-records', { member: buildMember(), ...scene });
const rows = () => screen.getAllByRole('row').slice(1);
const today = dayAt(Date.now(), 'Europe/Madrid');
const month = { from: daysBefore(today, 29), to: today };
const path = transactionsPath({ ...month, pageNo: 1, pageSize: 20 }, 'EN');

/** The calls for entries, as their query says. */
const asked = (calls: readonly string[]) =>
  calls
    .filter((one) => one.startsWith('/wps/member/transactions?'))
    .map((one) => Object.fromEntries(new URL(one, 'https://pebble.example').searchParams));

describe('transaction-records', () => {
  it('lists what moved the wallet in thirty days, with the balance after each', async () => {
    const { gateway } = await show();
    await screen.findByRole('table', { name: 'Account record' });
    expect(rows()).toHaveLength(20);
    expect(rows()[0]?.textContent).toMatch(/^2 Jun 2025.*WinningsGame 1 · Paper Garden1001\+€48\.60€148\.60$/);
    expect(rows()[1]?.textContent).toMatch(/WithdrawalWD-1−€20\.00€148\.60$/);
    expect(asked(gateway.calls)).toEqual([{ ...month, pageNo: '1', pageSize: '20', language: 'EN' }]);
  });

  it('shows the totals of all days', async () => {
    await show();
    const sums = (await screen.findByText('Difference')).closest('dl');
    expect(sums?.textContent).toBe('Difference+€280.6045 entriesIn€480.60Out€200.00');
  });

  it('asks for other days and another kind from the first page on', async () => {
    const { gateway } = await show();
    fireEvent.click(await screen.findByLabelText('Page 2'));
    await waitFor(() => expect(asked(gateway.calls).at(-1)?.pageNo).toBe('2'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'withdrawals' } });
    await waitFor(() => expect(asked(gateway.calls).at(-1)).toMatchObject({ kind: 'withdrawals', pageNo: '1' }));
    fireEvent.click(screen.getByRole('button', { name: '12 months' }));
    await waitFor(() => expect(asked(gateway.calls).at(-1)).toMatchObject({ from: yearBefore(today), to: today }));
    fireEvent.click(screen.getByRole('button', { name: 'Dates' }));
    const from = screen.getByLabelText('From');
    expect([from.getAttribute('min'), from.getAttribute('max')]).toEqual([yearBefore(today), today]);
    fireEvent.change(from, { target: { value: daysBefore(today, 3) } });
    await waitFor(() => expect(asked(gateway.calls).at(-1)).toMatchObject({ from: daysBefore(today, 3), to: today }));
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: daysBefore(today, 5) } });
    const crossed = daysBefore(today, 5);
    await waitFor(() => expect(asked(gateway.calls).at(-1)).toMatchObject({ from: crossed, to: crossed }));
  });

  it('leads to files of all pages with the filters that are chosen', async () => {
    await show();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Kind' }), { target: { value: 'play' } });
    const link = await screen.findByRole('link', { name: 'Download as Excel' });
    const query = new URLSearchParams({ ...month, kind: 'play', language: 'EN', as: 'xlsx' });
    await waitFor(() => expect(link.getAttribute('href')).toBe(`/wps/member/transactions?${query}`));
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toMatch(/&as=csv$/);
  });

  it('says that nothing moved, and that it could not be loaded', async () => {
    const { unmount } = await show({ answers: { [path]: buildTransactions(0) } });
    expect(await screen.findByText('Nothing moved in these days')).toBeDefined();
    unmount();
    const { gateway } = await show({ answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildTransactions(3));
    fireEvent.click(again);
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('asks for an account where there is none, and the gateway for nothing', async () => {
    const { gateway } = await renderWidget('transaction-records', { member: buildMember({ isTrial: true }) });
    expect(await screen.findByText('A real account is needed for records')).toBeDefined();
    expect(asked(gateway.calls)).toEqual([]);
  });
});
