import type { ReactNode } from 'react';

/** A column of a table of the desk. */
export interface DeskColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end, in digits of one width. */
  readonly isNumber?: boolean;
  /** What rows are sorted by; a column without it is not sorted by. A decimal string is compared as a number. */
  readonly sortValue?: (row: Row) => string | number;
  /** Where the cell stands in a row of a phone, which has two lines; elsewhere it is not shown there. */
  readonly onPhone?: 'title' | 'value' | 'note' | 'detail';
}

/** What a table is sorted by. */
export interface DeskSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The rows in order; rows that are equal keep their places. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DeskColumn<Row>[],
  sort: DeskSort | null,
): readonly Row[] {
  const value = columns.find(({ key }) => key === sort?.key)?.sortValue;
  if (!value || !sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(value(one), value(other)));
}

function compare(one: string | number, other: string | number): number {
  const figures = [one, other].map((value) => (typeof value === 'number' || DECIMAL.test(value) ? Number(value) : NaN));
  const [first = NaN, second = NaN] = figures;
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second;
  return String(one).localeCompare(String(other), undefined, { numeric: true });
}

/** What a press on a column's head sorts by: figures begin with the highest, names with the first. */
export function nextSort(column: Pick<DeskColumn<never>, 'key' | 'isNumber'>, sort: DeskSort | null): DeskSort {
  const first = column.isNumber ? 'descending' : 'ascending';
  if (sort?.key !== column.key) return { key: column.key, direction: first };
  return { key: column.key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
