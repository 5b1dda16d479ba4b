import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { TableScroll } from './data-table.styles.ts';
import { ColumnHead } from './data-table.tsx';
import { DeskIcon } from './desk-icon.tsx';
import { BranchLine } from './desk-states.styles.ts';
import { singleKeysOff } from './keys/single-keys.ts';
import type { DeskColumn, DeskSort } from './table-columns.ts';
import { type TreeBranch, type TreeCommand, type TreeNode, type TreeRow, treeCommand, treeRows } from './tree-rows.ts';
import { Expander, Indent, MoreRow, Tree } from './tree-table.styles.ts';

export interface TreeTableProps<Value> {
  readonly label: string;
  /** The first column is the tree's own. */
  readonly columns: readonly DeskColumn<Value>[];
  readonly top: TreeBranch<Value>;
  /** What stands below an opened node; undefined while it is on its way. */
  readonly branchOf: (id: string) => TreeBranch<Value> | undefined;
  readonly opened: ReadonlySet<string>;
  readonly onOpen: (node: TreeNode<Value>, isOpen: boolean) => void;
  /** The next nodes of a branch; null asks for those of the top. */
  readonly onMore: (parent: string | null) => void;
  /** Goes down to a node, and up from it. */
  readonly onDrill: (node: TreeNode<Value>) => void;
  readonly onUp: () => void;
  /** Shows a node in the drawer, and which one is shown there. */
  readonly onShow: (node: TreeNode<Value>) => void;
  readonly shown: string | null;
  /** Rows are sorted inside of their level by whoever gives them. */
  readonly sort: DeskSort | null;
  readonly onSort: (sort: DeskSort) => void;
  readonly isDimmed?: boolean;
}

/**
 * A tree of accounts with their figures, one stop of the keyboard: arrows, J and K move, arrows open and close, Enter
 * drills down, Backspace goes one level up, Space shows the row in the drawer.
 */
export function TreeTable<Value>(props: TreeTableProps<Value>) {
  const { label, columns, top, branchOf, opened, onOpen, onMore, onDrill, onUp, onShow, shown, sort, onSort } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const rows = treeRows(top, opened, branchOf);
  const stopAt = Math.max(
    rows.findIndex(({ id }) => id === stop),
    0,
  );
  const focusRow = (at: number): void => {
    setStop(rows[at]?.id ?? null);
    body.current?.querySelectorAll<HTMLElement>('tr')[at]?.focus();
  };
  const obey = (command: TreeCommand): void => {
    if (command.do === 'up') onUp();
    else if (command.do === 'focus') focusRow(command.at);
    else {
      const row = rows[command.at];
      if (row?.kind === 'more') onMore(row.parent);
      if (row?.kind !== 'node') return;
      if (command.do === 'drill') onDrill(row.node);
      else if (command.do === 'show') onShow(row.node);
      else onOpen(row.node, command.do === 'open');
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    // Controls inside of a row have keys of their own.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^[jk]$/.test(event.key) && singleKeysOff.isSet()) return;
    const command = treeCommand(event.key, rows, at, document.documentElement.dir === 'rtl');
    if (!command) return;
    event.preventDefault();
    obey(command);
  };
  return (
    <TableScroll>
      <Tree
        role="treegrid"
        aria-label={label}
        aria-busy={props.isDimmed === true}
        $isDense={false}
        $isDimmed={props.isDimmed === true}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => (
            <TreeTableRow
              key={row.id}
              {...{ row, columns, onMore }}
              isStop={at === stopAt}
              isShown={row.id === shown}
              onFocus={() => setStop(row.id)}
              onKeyDown={(event) => onKeyDown(event, at)}
              onOpen={onOpen}
              onShow={onShow}
            />
          ))}
        </tbody>
      </Tree>
    </TableScroll>
  );
}

interface TreeTableRowProps<Value> extends Pick<TreeTableProps<Value>, 'columns' | 'onMore' | 'onOpen' | 'onShow'> {
  readonly row: TreeRow<Value>;
  /** The row that the keyboard stops at. */
  readonly isStop: boolean;
  readonly isShown: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function TreeTableRow<Value>(props: TreeTableRowProps<Value>) {
  const { row, columns, isStop, isShown, onFocus, onKeyDown, onMore, onOpen, onShow } = props;
  const t = useFormWords();
  const { level } = row;
  const own = { 'aria-level': level, tabIndex: isStop ? 0 : -1, onFocus, onKeyDown };
  const indent = { '--level': level - 1 } as CSSProperties;
  if (row.kind !== 'node')
    return (
      <tr {...own}>
        <td colSpan={columns.length} data-phone="title">
          <Indent style={indent}>
            {row.kind === 'waiting' ? (
              <BranchLine role="status" aria-label={t('loading.label')} />
            ) : (
              <MoreRow type="button" tabIndex={-1} onClick={() => onMore(row.parent)}>
                <DeskIcon name="ellipsis" size={16} />
                {t('desk.more', { count: row.count })}
              </MoreRow>
            )}
          </Indent>
        </td>
      </tr>
    );
  const { node, isOpen, position, setSize } = row;
  return (
    <tr
      {...own}
      {...(node.isParent && { 'aria-expanded': isOpen })}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-selected={isShown}
      data-opens=""
      data-opened={isShown || undefined}
      onClick={() => onShow(node)}
    >
      {columns.map(({ key, cell, isNumber, onPhone }, at) =>
        at === 0 ? (
          <th key={key} scope="row" data-phone="title">
            <Indent style={indent}>
              {node.isParent ? (
                <Expander
                  type="button"
                  tabIndex={-1}
                  aria-label={t(isOpen ? 'desk.close' : 'desk.open', { name: node.name })}
                  $isOpen={isOpen}
                  onClick={(event) => {
                    event.stopPropagation();
                    onOpen(node, !isOpen);
                  }}
                >
                  <Icon name="chevron-right" size={16} stroke={2} />
                </Expander>
              ) : (
                <span />
              )}
              {cell(node.value)}
            </Indent>
          </th>
        ) : (
          <td key={key} data-number={isNumber || undefined} data-phone={onPhone ?? 'none'}>
            {cell(node.value)}
          </td>
        ),
      )}
    </tr>
  );
}
