import { Fragment, type ReactNode, useRef } from 'react';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { useWords } from '../i18n/words.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Icon } from '../ui/icon.tsx';
import { Table, Toggle } from './log-table.styles.ts';

/** A column of a log. */
export interface LogColumn<Row> {
  readonly label: StudioWord;
  readonly cell: (row: Row) => ReactNode;
  /** The position in a narrow row of two lines. */
  readonly narrow: 'lead' | 'end' | 'below' | 'aside' | 'none';
  readonly isFigure?: boolean;
  /** Only wide screens have it: the opened row tells the same. */
  readonly isWide?: boolean;
}

interface LogTableProps<Row> {
  readonly label: string;
  /** The first one carries the control that opens a row. */
  readonly columns: ReadonlyArray<LogColumn<Row>>;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The content of an opened row. Without it rows cannot be opened. */
  readonly details?: (row: Row) => ReactNode;
  readonly openId?: string | null;
  readonly onOpen?: (id: string | null) => void;
}

/** Entries of a log, the newest first. `J` and `K` move through them, `Enter` opens one, `Esc` closes it. */
export function LogTable<Row>(props: LogTableProps<Row>) {
  const { label, columns, rows, idOf, details, openId = null, onOpen } = props;
  const t = useWords();
  const table = useRef<HTMLTableElement>(null);
  const toggles = () => [...(table.current?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])];
  const step = (by: 1 | -1) => {
    const all = toggles();
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
    all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
  };
  const close = () => {
    toggles()
      .find((toggle) => toggle.getAttribute('aria-expanded') === 'true')
      ?.focus();
    onOpen?.(null);
  };
  useKeys({ j: () => step(1), k: () => step(-1), ...(openId !== null && { escape: close }) });

  return (
    <Table ref={table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={classOf(column)}>
              {t(column.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = idOf(row);
          const isOpen = id === openId;
          const turn = () => onOpen?.(isOpen ? null : id);
          return (
            <Fragment key={id}>
              <tr
                data-entry={id}
                {...(details && { 'data-is-pressable': '', onClick: turn })}
                {...(isOpen && { 'data-is-open': '' })}
              >
                {columns.map((column, at) => (
                  <td key={column.label} className={classOf(column)} data-narrow={column.narrow}>
                    {at === 0 && details ? (
                      <Toggle type="button" aria-expanded={isOpen}>
                        <Icon name="chevron-down" size={16} />
                        <span>{column.cell(row)}</span>
                      </Toggle>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
              {isOpen && (
                <tr data-detail="">
                  <td colSpan={columns.length}>{details?.(row)}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}

const classOf = ({ isFigure, isWide }: Pick<LogColumn<never>, 'isFigure' | 'isWide'>): string =>
  [isFigure === true ? 'figure' : '', isWide === true ? 'wide' : ''].join(' ').trim();
