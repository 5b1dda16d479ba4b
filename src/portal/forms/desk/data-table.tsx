import { type ReactNode, useMemo, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { DeskTable, Opener, SortHead, TableScroll } from './data-table.styles.ts';
import { DeskIcon } from './desk-icon.tsx';
import { moveBetweenRows } from './keys/move-between-rows.ts';
import { type DeskColumn, type DeskSort, nextSort, sortedRows } from './table-columns.ts';

export interface DataTableProps<Row> {
  /** What the table shows, for screen readers. */
  readonly label: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Null for the order of the rows. Absent for a table that sorts its own rows. */
  readonly sort?: DeskSort | null;
  readonly onSort?: (sort: DeskSort) => void;
  /** Sums by the key of their column; the first column says that they are sums. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
  /** What the row of sums is called; `Total` when absent. */
  readonly totalsLabel?: string;
  /** Opens a row: its first cell is a button then, and the whole row answers to a press. */
  readonly onOpen?: (row: Row) => void;
  /** The key of the row that is open beside the table. */
  readonly opened?: string | null;
  /** Rows of 38 px in place of 46. */
  readonly isDense?: boolean;
  /** A newer answer is on its way. */
  readonly isDimmed?: boolean;
}

/** A table of the desk: sorted by its heads, which stick below the bar; on a phone each row is two lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, totals, totalsLabel, onOpen, opened = null, isDense, isDimmed } = props;
  const t = useFormWords();
  const [ownSort, setOwnSort] = useState<DeskSort | null>(null);
  const isSortedOutside = props.onSort !== undefined;
  const sort = isSortedOutside ? (props.sort ?? null) : ownSort;
  const shown = useMemo(
    () => (isSortedOutside ? rows : sortedRows(rows, columns, sort)),
    [isSortedOutside, rows, columns, sort],
  );
  return (
    <TableScroll>
      <DeskTable $isDense={isDense === true} $isDimmed={isDimmed === true} aria-busy={isDimmed === true}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={props.onSort ?? setOwnSort} />
            ))}
          </tr>
        </thead>
        <tbody {...(onOpen && { onKeyDown: moveBetweenRows })}>
          {shown.map((row) => (
            <tr key={keyOf(row)} data-opened={keyOf(row) === opened || undefined} data-opens={onOpen && ''}>
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                const content = column.cell(row);
                return (
                  <Cell
                    key={column.key}
                    {...(at === 0 && { scope: 'row' })}
                    data-number={column.isNumber || undefined}
                    data-phone={column.onPhone ?? 'none'}
                  >
                    {at === 0 && onOpen ? (
                      <Opener type="button" aria-pressed={keyOf(row) === opened} onClick={() => onOpen(row)}>
                        {content}
                      </Opener>
                    ) : (
                      content
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map(({ key, isNumber, onPhone }, at) =>
                at === 0 ? (
                  <th key={key} scope="row" data-phone="title">
                    {totalsLabel ?? t('desk.total')}
                  </th>
                ) : (
                  <td key={key} data-number={isNumber || undefined} data-phone={onPhone ?? 'none'}>
                    {totals[key]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </DeskTable>
    </TableScroll>
  );
}

interface ColumnHeadProps<Row> {
  readonly column: DeskColumn<Row>;
  readonly sort: DeskSort | null;
  readonly onSort: (sort: DeskSort) => void;
}

/** The head of a column; a button where rows can be sorted by it. Table and tree have the same. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  return (
    <th scope="col" data-number={column.isNumber || undefined} {...(direction && { 'aria-sort': direction })}>
      {column.sortValue ? (
        <SortHead type="button" onClick={() => onSort(nextSort(column, sort))}>
          {column.label}
          {direction && (
            <DeskIcon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size={13} stroke={2.2} />
          )}
        </SortHead>
      ) : (
        column.label
      )}
    </th>
  );
}
