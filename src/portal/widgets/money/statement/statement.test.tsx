import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { statementPath } from '#portal/data/record-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildStatement } from '#portal/testing/build-records.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const show = (scene: WidgetScene<'statement'> = {}) => renderWidget('statement', { member: buildMember(), ...scene });

describe('statement', () => {
  it('says the net deposits first, then the months and the results', async () => {
    const { root } = await show();
    expect(await screen.findByText('€520.00')).toBeDefined();
    expect(screen.getByText(/^Net deposits, January to June/)).toBeDefined();
    const bars = within(screen.getByRole('group', { name: 'Deposits and withdrawals by month' })).getAllByRole('img');
    expect(bars.map((bar) => bar.getAttribute('aria-label')).at(-1)).toBe(
      'June 2025: deposits €640.00, withdrawals €120.00',
    );
    expect(bars).toHaveLength(6);
    expect(root()?.textContent).toContain('Result of play−€41.20Bonuses and rebates+€6.40');
    expect(screen.getByRole('link', { name: 'Full statement' }).getAttribute('href')).toBe('/help');
  });

  it('asks for as many months as are chosen', async () => {
    const { gateway } = await show();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Months' }), { target: { value: '12' } });
    await waitFor(() => expect(gateway.calls.at(-1)).toBe(statementPath(12, 'EN')));
  });

  it('in full has a table of the months, adds up, and is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { root } = await show({ props: { look: 'paper' } });
    const table = await screen.findByRole('table', { name: 'Deposits and withdrawals by month' });
    expect(within(table).getAllByRole('row').at(-1)?.textContent).toBe(
      'June 2025€640.00€120.00€520.00−€41.20€6.40€495.20',
    );
    const text = root()?.textContent ?? '';
    expect(text).toContain('Account \u2066mika77\u2069');
    expect(text).toContain('1 January 2025 to 2 June 2025');
    expect(text).toContain('Balance at the start€10.00Deposits+€640.00Withdrawals−€120.00');
    expect(text).toContain('Balance at the end€495.20');
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says that it could not be loaded', async () => {
    const path = statementPath(6, 'EN');
    const { gateway } = await show({ answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildStatement());
    fireEvent.click(again);
    expect(await screen.findByText('€520.00')).toBeDefined();
  });
});
