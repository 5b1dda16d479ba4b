import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { derivationPath, type IncomeAsk, incomePath } from '#portal/data/desk/income-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import {
  buildDerivation,
  buildIncome,
  buildIncomeRow,
  buildRealtimeSalary,
} from '#portal/testing/desk/build-income.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const today = dayAt(Date.now(), 'Europe/Madrid');
const pathOf = (over: Partial<IncomeAsk> = {}) =>
  incomePath({ from: daysBefore(today, 29), to: today, pageNo: 1, pageSize: 15, ...over }, 'EN');
const show = (answers: Readonly<Record<string, unknown>>) =>
  renderWidget('agent-income', {
    ...deskScene(),
    site: { agentPlans: ['dividend', 'hourly', 'realtime'] },
    answers: { '/wps/agent/salary/realtime?language=EN': buildRealtimeSalary(), ...answers },
  });

describe('agent-income', () => {
  it('says what came in, by kind, and lists each payment with the sum of the days', async () => {
    await show({ [pathOf()]: buildIncome() });
    const table = (await screen.findByText('Payments', { selector: 'caption' })).closest('table') as HTMLElement;
    const lines = [...table.querySelectorAll('tr')].map((row) => row.textContent);
    expect(lines[1]).toMatch(/Dividend.*May 2025.*Version 3.*201\.04.*Paid/);
    expect(lines[2]).toMatch(/Hourly salary.*Payments: 24.*Several versions.*24\.50/);
    expect(lines.at(-1)).toMatch(/Total of the days.*225\.54/);
    expect(screen.getByText('All income').closest('div')?.textContent).toContain('€225.54');
  });

  it('opens how a payment came about, step by step', async () => {
    await show({ [pathOf()]: buildIncome(), [derivationPath('42', 'EN')]: buildDerivation() });
    fireEvent.click(await screen.findByText('Dividend', { selector: 'button *' }));
    const drawer = await screen.findByLabelText('Dividend: how it came about');
    await within(drawer).findByText('Payment DIV-250601-0042');
    const said = drawer.textContent ?? '';
    expect(said).toContain('€2,000.00base×42%tier 2−€402.56your downlines=€437.44you');
    expect(said).toMatch(/Net loss, less bonuses and rebates.*bao_tran1,261\.80.*You and direct members: 12/);
    expect(said).toMatch(/Carried over−€24\.00.*Tier reached42%.*Base × rate€840\.00/);
    expect(said).toMatch(/Shares of your downlines−€402\.56.*bao_tran.*1,184\.00 × 34%.*−402\.56/);
    expect(said).toContain('the stored inputs give the same');
  });

  it('opens the payments of a day first where a row stands for several', async () => {
    const one = buildIncomeRow({ kind: 'hourly', paymentId: '77', amount: '1.25' });
    const ofDay = { from: '2025-06-01', to: '2025-06-01', kind: 'hourly', each: 'payment', pageSize: 24 } as const;
    await show({
      [pathOf()]: buildIncome(),
      [pathOf(ofDay)]: buildIncome({ rows: [one], totalCount: 1 }),
      [derivationPath('77', 'EN')]: buildDerivation({ kind: 'hourly', reference: 'HOU-1' }),
    });
    fireEvent.click(await screen.findByText('Hourly salary', { selector: 'button *' }));
    const drawer = await screen.findByLabelText('Hourly salary: how it came about');
    fireEvent.click(within((await within(drawer).findByText('1.25')).closest('tr') as HTMLElement).getByRole('button'));
    await within(drawer).findByText('Payment HOU-1');
    fireEvent.click(within(drawer).getByText('Back to the day'));
    expect(await within(drawer).findByText('1.25')).toBeDefined();
  });

  it('asks for what is ready, and looks at it again', async () => {
    const income = buildIncome();
    const [dividend, hourly] = income.byKind;
    if (!dividend || !hourly) throw new Error('the income has two kinds');
    const { gateway } = await show({
      [pathOf()]: { ...income, byKind: [{ ...dividend, ready: '201.04' }, hourly] },
      '/wps/relay/MCS2_processDividendReq': { requested: ['42'], open: 1 },
    });
    const button = await screen.findByText('Ask for €201.04');
    gateway.answer(pathOf(), income);
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Ask for €201.04')).toBeNull());
    expect(gateway.calls).toContain('/wps/relay/MCS2_processDividendReq');
  });

  it('shows what the running five minutes would pay', async () => {
    await show({ [pathOf()]: buildIncome() });
    const timer = await screen.findByLabelText('Time left of this window');
    expect(timer.closest('section')?.textContent).toMatch(/This window€18\.40from €2,300\.00 of bets.*0\.8% of bets/);
  });

  it('says that nothing was paid, and shows all kinds again', async () => {
    const none = buildIncome({ rows: [], totalCount: 0 });
    await show({ [pathOf()]: none, [pathOf({ state: 'ready' })]: none });
    expect(await screen.findByText('No payments in these days')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'ready' } });
    fireEvent.click(await screen.findByText('Clear filters'));
    expect(await screen.findByText('No payments in these days')).toBeDefined();
  });
});
