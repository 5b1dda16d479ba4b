import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDesk } from '#portal/testing/render-desk.tsx';
import { TreeTable, type TreeTableProps } from './tree-table.tsx';

const node = (id: string, isParent = false) => ({ id, name: id, isParent, value: id });
const asked = { onOpen: vi.fn(), onMore: vi.fn(), onDrill: vi.fn(), onUp: vi.fn(), onShow: vi.fn(), onSort: vi.fn() };
const tree: TreeTableProps<string> = {
  label: 'Downline',
  columns: [{ key: 'account', label: 'Account', cell: (id) => id }],
  top: { nodes: [node('anna', true), node('bao')], total: 2 },
  branchOf: () => ({ nodes: [node('chi')], total: 51 }),
  opened: new Set(),
  shown: null,
  sort: null,
  ...asked,
};
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const press = (name: string, key: string) => fireEvent.keyDown(row(name), { key });

describe('TreeTable', () => {
  beforeEach(() => vi.clearAllMocks());

  it('tells of every row its level, its place and whether it is open, and is one stop of the keyboard', async () => {
    await renderDesk(<TreeTable {...tree} opened={new Set(['anna'])} shown="bao" />);
    expect([row('anna').ariaExpanded, row('bao').ariaExpanded]).toEqual(['true', null]);
    expect([row('chi').getAttribute('aria-level'), row('chi').getAttribute('aria-setsize')]).toEqual(['2', '51']);
    expect(row('bao').getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row('anna')]);
  });

  it('obeys its keys', async () => {
    await renderDesk(<TreeTable {...tree} />);
    press('anna', 'ArrowRight');
    expect(asked.onOpen).toHaveBeenCalledWith(tree.top.nodes[0], true);
    press('anna', 'ArrowDown');
    expect(document.activeElement).toBe(row('bao'));
    press('bao', ' ');
    expect(asked.onShow).toHaveBeenCalledWith(tree.top.nodes[1]);
    press('anna', 'Enter');
    expect(asked.onDrill).toHaveBeenCalledWith(tree.top.nodes[0]);
    press('bao', 'Backspace');
    expect(asked.onUp).toHaveBeenCalledTimes(1);
  });

  it('leaves keys with a modifier to the browser', async () => {
    await renderDesk(<TreeTable {...tree} />);
    fireEvent.keyDown(row('anna'), { key: 'ArrowRight', altKey: true });
    expect(asked.onOpen).not.toHaveBeenCalled();
  });

  it('opens by its arrow without showing the row, and asks for further nodes of a branch', async () => {
    await renderDesk(<TreeTable {...tree} opened={new Set(['anna'])} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close anna' }));
    expect(asked.onOpen).toHaveBeenCalledWith(tree.top.nodes[0], false);
    expect(asked.onShow).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '50 more' }));
    expect(asked.onMore).toHaveBeenCalledWith('anna');
  });
});
