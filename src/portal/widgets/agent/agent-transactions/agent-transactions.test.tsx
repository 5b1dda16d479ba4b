import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teamTransactionsPath } from '#portal/data/desk/report-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { buildTeamTransactions } from '#portal/testing/desk/build-team-reports.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const today = dayAt(Date.now(), 'Europe/Madrid');
const fortnight = { from: daysBefore(today, 13), to: today };
const pathOf = (over: Partial<Parameters<typeof teamTransactionsPath>[0]> = {}) =>
  teamTransactionsPath({ ...fortnight, pageNo: 1, pageSize: 20, ...over }, 'EN');
const rows = () => [...document.querySelectorAll(':is(tbody, tfoot) tr')];

describe('agent-transactions', () => {
  it('lists what moved wallets, with the balance after each', async () => {
    await renderWidget('agent-transactions', { ...deskScene(), answers: { [pathOf()]: buildTeamTransactions(2) } });
    await screen.findByText('Account details of the team', { selector: 'caption' });
    expect(rows()[0]?.textContent).toMatch(/kestrel0Deposit.*\+100\.00148\.60$/);
    expect(rows()[1]?.textContent).toMatch(/kestrel1Withdrawal.*−40\.00148\.60$/);
  });

  it('narrows the list to a kind, from the first page on', async () => {
    const answers = {
      [pathOf()]: buildTeamTransactions(3, true),
      [pathOf({ pageNo: 2 })]: buildTeamTransactions(2, true),
      [pathOf({ kind: 'withdrawals' })]: buildTeamTransactions(1),
    };
    await renderWidget('agent-transactions', { ...deskScene(), answers });
    fireEvent.click(await screen.findByText('Next'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByText('Page 2')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'withdrawals' } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByText('Page 2')).toBeNull();
  });

  it('offers neither deposits nor withdrawals where money is for play', async () => {
    const { currency } = buildSiteInfo();
    await renderWidget('agent-transactions', {
      ...deskScene(),
      site: { currency: { ...currency, isPlay: true } },
      answers: { [pathOf()]: buildTeamTransactions(0) },
    });
    const kinds = [...(await screen.findByLabelText<HTMLSelectElement>('Kind')).options].map(({ value }) => value);
    expect(kinds).toEqual(['all', 'transfers', 'bonuses', 'other']);
  });
});
