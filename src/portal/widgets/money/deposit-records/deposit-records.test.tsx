import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Action } from '#contracts/generated/contracts.ts';
import { depositsPath } from '#portal/data/deposit-queries.ts';
import { buildDeposits } from '#portal/testing/build-deposits.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const path = depositsPath('EN', { pageNo: 1, pageSize: 20 });
const all: Action = { do: 'navigate', page: 'help', query: { menu: 'depositRecord' } };
const show = (scene: WidgetScene<'deposit-records'> = {}) =>
  renderWidget('deposit-records', { member: buildMember(), address: '/member?menu=depositv2', ...scene });
const rows = () => screen.getAllByRole('row').slice(1);
const opener = (reference: string) =>
  screen.getByRole('link', { name: new RegExp(`Open deposit .*${reference}\\D*$`) });

describe('deposit-records', () => {
  it('lists a page of the deposits, each with the way to it', async () => {
    await show();
    await screen.findByRole('table', { name: 'Deposits' });
    expect(rows()).toHaveLength(20);
    expect(rows()[0]?.textContent).toMatch(/^2 Jun 2025.*Bank transferDP-1€250\.00Credited$/);
    expect(rows()[1]?.textContent).toMatch(/Waiting for payment$/);
    expect(opener('DP-2').getAttribute('href')).toBe('/member?menu=depositv2&deposit=2');
    expect([...(rows()[0]?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'DP-1',
      '€250.00',
    ]);
  });

  it('leads to the page that shows one, where the document names it', async () => {
    await show({ props: { deposit: { do: 'navigate', page: 'help', query: { menu: 'depositv2' } } } });
    await screen.findByRole('table', { name: 'Deposits' });
    expect(opener('DP-1').getAttribute('href')).toBe('/help?menu=depositv2&deposit=1');
  });

  it('turns pages', async () => {
    const { gateway } = await show();
    fireEvent.click(await screen.findByLabelText('Page 3'));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(gateway.calls.at(-1)).toBe(depositsPath('EN', { pageNo: 3, pageSize: 20 }));
  });

  it('offers all of them as a file, beside the pages alone', async () => {
    const { unmount } = await show();
    const csv = await screen.findByRole('link', { name: 'Download as CSV' });
    expect(csv.getAttribute('href')).toBe('/wps/member/deposits?language=EN&as=csv');
    unmount();
    await show({ props: { all, pageSize: 5 } });
    await screen.findByRole('table', { name: 'Deposits' });
    expect(screen.queryByRole('link', { name: 'Download as CSV' })).toBeNull();
  });

  it('shows the latest alone with the way to all, and none while one is paid', async () => {
    const { unmount } = await show({ props: { all, pageSize: 5 } });
    expect(await screen.findByRole('heading', { name: 'Recent deposits' })).toBeDefined();
    expect(rows()).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/help?menu=depositRecord');
    expect(screen.queryByLabelText('Page 2')).toBeNull();
    unmount();
    const { gateway } = await show({ props: { all, pageSize: 5 }, address: '/member?menu=depositv2&deposit=41' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  it('says that there are none, and that they could not be loaded', async () => {
    const { unmount } = await show({ answers: { [path]: buildDeposits(0) } });
    expect(await screen.findByText('No deposits yet')).toBeDefined();
    unmount();
    const { gateway } = await show({ answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildDeposits(3));
    fireEvent.click(again);
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('asks for an account where there is none, and the gateway for nothing', async () => {
    const { gateway } = await renderWidget('deposit-records', { member: buildMember({ isTrial: true }) });
    expect(await screen.findByText('A real account is needed')).toBeDefined();
    expect(gateway.calls).toEqual([]);
  });
});
