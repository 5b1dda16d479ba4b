import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type IncomeAsk, incomePath } from '#portal/data/desk/income-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildIncome, buildIncomeRow } from '#portal/testing/desk/build-income.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const today = dayAt(Date.now(), 'Europe/Madrid');
const pathOf = (over: Partial<IncomeAsk> = {}) =>
  incomePath(
    {
      ...{ from: daysBefore(today, 29), to: today, kind: 'hourly', each: 'payment', sort: 'time', order: 'down' },
      ...{ pageNo: 1, pageSize: 20, ...over },
    },
    'EN',
  );
const listOf = (count: number, totalCount = count) =>
  buildIncome({
    rows: Array.from({ length: count }, (_, index) =>
      buildIncomeRow({
        ...{ kind: 'hourly', paymentId: String(100 + index), reference: `HOU-${index}`, amount: `1${index}.00` },
        ...{ from: '2025-06-01T08:00:00Z', until: '2025-06-01T09:00:00Z' },
      }),
    ),
    totalCount,
  });
const show = (answers: Readonly<Record<string, unknown>>) =>
  renderWidget('agent-pay-records', { ...deskScene(), props: { kind: 'hourly' }, answers });
const rows = () => [...document.querySelectorAll('tbody tr')];

describe('agent-pay-records', () => {
  it('lists each payment of the kind, and the sums of the days above', async () => {
    await show({ [pathOf()]: listOf(2) });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]?.textContent).toMatch(/1 Jun.*HOU-0Version 310\.00Paid/);
    const sums = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
    expect(sums).toEqual(['Total of the days€24.50', 'Paid€24.50', 'Due later€0.00', 'Payments24']);
  });

  it('has the gateway sort by the head that is pressed, and narrow to a state, from the first page on', async () => {
    const { gateway } = await show({
      [pathOf()]: listOf(20, 60),
      [pathOf({ pageNo: 2 })]: listOf(20, 60),
      [pathOf({ sort: 'amount' })]: listOf(3),
      [pathOf({ sort: 'amount', state: 'paid' })]: listOf(1),
    });
    fireEvent.click(await screen.findByLabelText('Page 2'));
    await waitFor(() => expect(gateway.calls.at(-1)).toBe(pathOf({ pageNo: 2 })));
    fireEvent.click(screen.getByText('Amount, €', { selector: 'button' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paid' } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    const file = screen.getByLabelText('Download as CSV').getAttribute('href');
    expect(file).toContain('kind=hourly&state=paid&each=payment&sort=amount&order=down');
  });

  it('says that nothing was paid', async () => {
    await show({ [pathOf()]: listOf(0) });
    expect(await screen.findByText('No payments in these days')).toBeDefined();
  });
});
