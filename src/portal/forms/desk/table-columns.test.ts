import { describe, expect, it } from 'vitest';
import { type DeskColumn, nextSort, sortedRows } from './table-columns.ts';

interface Row {
  readonly name: string;
  readonly amount: string;
}
const columns: readonly DeskColumn<Row>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { key: 'amount', label: 'Amount', cell: ({ amount }) => amount, isNumber: true, sortValue: ({ amount }) => amount },
  { key: 'state', label: 'State', cell: () => 'x' },
];
const rows: readonly Row[] = [
  { name: 'agent-10', amount: '9.5' },
  { name: 'agent-9', amount: '-20' },
  { name: 'émile', amount: '100' },
];
const names = (key: string, direction: 'ascending' | 'descending') =>
  sortedRows(rows, columns, { key, direction }).map(({ name }) => name);

describe('sortedRows', () => {
  it('compares decimal amounts as numbers and names as people do', () => {
    expect(names('amount', 'descending')).toEqual(['émile', 'agent-10', 'agent-9']);
    expect(names('name', 'ascending')).toEqual(['agent-9', 'agent-10', 'émile']);
  });

  it('leaves rows as they are without an order, and for a column that has none', () => {
    expect(sortedRows(rows, columns, null)).toBe(rows);
    expect(sortedRows(rows, columns, { key: 'state', direction: 'ascending' })).toBe(rows);
  });
});

describe('nextSort', () => {
  it('begins with the highest figure or the first name, and turns at a second press', () => {
    const first = nextSort({ key: 'amount', isNumber: true }, null);
    expect(first).toEqual({ key: 'amount', direction: 'descending' });
    expect(nextSort({ key: 'amount', isNumber: true }, first)).toEqual({ key: 'amount', direction: 'ascending' });
    expect(nextSort({ key: 'name' }, first)).toEqual({ key: 'name', direction: 'ascending' });
  });
});
