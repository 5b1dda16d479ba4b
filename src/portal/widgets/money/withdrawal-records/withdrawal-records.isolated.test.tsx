import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '#contracts/generated/contracts.ts';
import { withdrawalsPath } from '#portal/data/withdrawal-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildWithdrawals } from '#portal/testing/build-withdrawals.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';
import { stubMatchMedia } from '#portal/testing/stub-match-media.ts';
import { stubWithdrawalCalls } from '#portal/testing/stub-withdrawal-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubWithdrawalCalls>);
vi.mock('#portal/data/withdrawal-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubWithdrawalCalls()));

const path = withdrawalsPath('EN', { pageNo: 1, pageSize: 20 });
const all: Action = { do: 'navigate', page: 'help', query: { menu: 'withdrawalRecord' } };
const show = (scene: WidgetScene<'withdrawal-records'> = {}) =>
  renderWidget('withdrawal-records', { member: buildMember(), address: '/member?menu=withdraw', ...scene });
const rows = () => [...document.querySelectorAll('tbody tr')];
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const controls = (row: Element | undefined) =>
  [...(row?.querySelectorAll('a, button') ?? [])].map((control) => plain(control.getAttribute('aria-label')));

describe('withdrawal-records', () => {
  it('lists a page of the withdrawals, each with what there is to do about it', async () => {
    await show();
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(plain(rows()[0]?.textContent)).toBe('2 Jun 2025, 11:30BBVA •••• 1332WD-1€420.00Confirm arrivalConfirm');
    expect(rows().slice(0, 6).map(controls)).toEqual([
      ['Confirm withdrawal WD-1'],
      ['Open withdrawal WD-2'],
      ['Cancel withdrawal WD-3', 'Open withdrawal WD-3'],
      ['Why withdrawal WD-4 was not paid'],
      ['Open withdrawal WD-5'],
      ['Why withdrawal WD-6 was not paid'],
    ]);
    expect(rows()[3]?.querySelector('a')?.getAttribute('href')).toBe('/member?menu=withdraw&withdrawal=4');
  });

  it('leads to the page that shows one, where the document names it', async () => {
    await show({ props: { withdrawal: { do: 'navigate', page: 'help', query: { menu: 'withdraw' } } } });
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(rows()[0]?.querySelector('a')?.getAttribute('href')).toBe('/help?menu=withdraw&withdrawal=1');
  });

  it('has rows on a phone that lead to their withdrawal as a whole', async () => {
    await show();
    stubMatchMedia('(max-width: 767px)');
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(controls(rows()[0])).toEqual(['Open withdrawal WD-1']);
    expect(controls(rows()[2])).toEqual(['Open withdrawal WD-3']);
  });

  it('cancels one after a question', async () => {
    const { gateway } = await show();
    await waitFor(() => expect(rows()).toHaveLength(20));
    fireEvent.click(rows()[2]?.querySelector('button') ?? document.body);
    await screen.findByText('Cancel the withdrawal of €420.00?');
    const before = gateway.calls.length;
    fireEvent.click(screen.getByText('Cancel withdrawal'));
    await waitFor(() => expect(calls.cancelWithdrawal).toHaveBeenCalledWith('3', 'EN'));
    await waitFor(() => expect(gateway.calls.slice(before)).toContain(path));
  });

  it('turns pages', async () => {
    const { gateway } = await show();
    fireEvent.click(await screen.findByLabelText('Page 3'));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(gateway.calls.at(-1)).toBe(withdrawalsPath('EN', { pageNo: 3, pageSize: 20 }));
  });

  it('offers all of them as a file', async () => {
    await show();
    const excel = await screen.findByLabelText('Download as Excel');
    expect(excel.getAttribute('href')).toBe('/wps/member/withdrawals?language=EN&as=xlsx');
  });

  it('shows the latest alone with the way to all, and none while one is looked at', async () => {
    const { unmount } = await show({ props: { all, pageSize: 5 } });
    expect(await screen.findByText('Recent withdrawals')).toBeDefined();
    expect(rows()).toHaveLength(5);
    expect(screen.getByText('View all').getAttribute('href')).toBe('/help?menu=withdrawalRecord');
    unmount();
    const { gateway } = await show({ props: { all, pageSize: 5 }, address: '/member?menu=withdraw&withdrawal=52' });
    expect(rows()).toEqual([]);
    expect(gateway.calls).toEqual([]);
  });

  it('says that there are none, and that they could not be loaded', async () => {
    const { unmount } = await show({ answers: { [path]: buildWithdrawals(0) } });
    expect(await screen.findByText('No withdrawals yet')).toBeDefined();
    unmount();
    const { gateway } = await show({ answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByText('Try again');
    gateway.answer(path, buildWithdrawals(3));
    fireEvent.click(again);
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('asks for an account where there is none, and the gateway for nothing', async () => {
    const { gateway } = await renderWidget('withdrawal-records', { member: buildMember({ isTrial: true }) });
    expect(await screen.findByText('A real account is needed')).toBeDefined();
    expect(gateway.calls).toEqual([]);
  });
});
