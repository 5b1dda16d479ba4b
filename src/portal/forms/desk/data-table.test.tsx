import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '#portal/testing/render-desk.tsx';
import { DataTable } from './data-table.tsx';
import type { DeskColumn } from './table-columns.ts';

interface Row {
  readonly id: string;
  readonly bets: string;
}
const columns: readonly DeskColumn<Row>[] = [
  { key: 'id', label: 'Account', cell: ({ id }) => id, sortValue: ({ id }) => id, onPhone: 'title' },
  { key: 'bets', label: 'Bets, €', cell: ({ bets }) => bets, isNumber: true, sortValue: ({ bets }) => bets },
];
const rows: readonly Row[] = [
  { id: 'anna', bets: '5.00' },
  { id: 'bao', bets: '70.00' },
];
const table = { label: 'Downline', columns, rows, keyOf: ({ id }: Row) => id };
const firstCells = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('sorts its rows by a head, and tells which way', async () => {
  await renderDesk(<DataTable {...table} />);
  expect(firstCells()).toEqual(['anna', 'bao']);
  fireEvent.click(screen.getByRole('button', { name: 'Bets, €' }));
  expect(firstCells()).toEqual(['bao', 'anna']);
  expect(screen.getByRole('columnheader', { name: 'Bets, €' }).getAttribute('aria-sort')).toBe('descending');
});

it('leaves the order to whoever asks the gateway for it', async () => {
  const onSort = vi.fn();
  await renderDesk(<DataTable {...table} sort={{ key: 'id', direction: 'ascending' }} onSort={onSort} />);
  fireEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(onSort).toHaveBeenCalledWith({ key: 'id', direction: 'descending' });
  expect(firstCells()).toEqual(['anna', 'bao']);
});

it('says sums in a last row of their own', async () => {
  await renderDesk(<DataTable {...table} totals={{ bets: '75.00' }} />);
  const last = screen.getAllByRole('row').at(-1);
  expect(last && within(last).getByRole('rowheader').textContent).toBe('Total');
  expect(last && within(last).getByRole('cell').textContent).toBe('75.00');
});

it('opens a row by a button in its first cell, which tells whether it is open', async () => {
  const onOpen = vi.fn();
  await renderDesk(<DataTable {...table} onOpen={onOpen} opened="bao" />);
  const bao = screen.getByRole('button', { name: 'bao' });
  expect(bao.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'anna' }));
  expect(onOpen).toHaveBeenCalledWith(rows[0]);
});
