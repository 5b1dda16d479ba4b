import { describe, expect, it } from 'vitest';
import { type TreeBranch, treeCommand, treeRows } from './tree-rows.ts';

const node = (id: string, isParent = false) => ({ id, name: id, isParent, value: id });
const top: TreeBranch<string> = { nodes: [node('anna', true), node('bao')], total: 2 };
const below: TreeBranch<string> = { nodes: [node('chi'), node('dung')], total: 5 };
const rowsOf = (opened: readonly string[], branch: TreeBranch<string> | undefined = below) =>
  treeRows(top, new Set(opened), () => branch);
const shape = (rows: ReturnType<typeof rowsOf>) => rows.map(({ kind, id, level }) => `${level} ${kind} ${id}`);

describe('treeRows', () => {
  it('shows the top alone while nothing is open', () => {
    expect(shape(rowsOf([]))).toEqual(['1 node anna', '1 node bao']);
  });

  it('puts a branch below its node, with the way to those that it has not fetched', () => {
    expect(shape(rowsOf(['anna', 'bao']))).toEqual([
      '1 node anna',
      '2 node chi',
      '2 node dung',
      '2 more anna more',
      '1 node bao',
    ]);
    expect(rowsOf(['anna']).find(({ kind }) => kind === 'more')).toMatchObject({ count: 3, parent: 'anna' });
  });

  it('holds the place of a branch that is on its way', () => {
    const rows = treeRows(top, new Set(['anna']), () => undefined);
    expect(shape(rows)).toEqual(['1 node anna', '2 waiting anna waiting', '1 node bao']);
  });
});

describe('treeCommand', () => {
  const closed = rowsOf([]);
  const open = rowsOf(['anna']);

  it('opens with the arrow that points inwards, goes in by the same, and closes by the other', () => {
    expect(treeCommand('ArrowRight', closed, 0, false)).toEqual({ do: 'open', at: 0 });
    expect(treeCommand('ArrowRight', open, 0, false)).toEqual({ do: 'focus', at: 1 });
    expect(treeCommand('ArrowLeft', open, 2, false)).toEqual({ do: 'focus', at: 0 });
    expect(treeCommand('ArrowLeft', open, 0, false)).toEqual({ do: 'close', at: 0 });
    expect(treeCommand('ArrowRight', closed, 1, false)).toBeNull();
  });

  it('mirrors the arrows where the text runs from the right', () => {
    expect(treeCommand('ArrowLeft', closed, 0, true)).toEqual({ do: 'open', at: 0 });
    expect(treeCommand('ArrowRight', open, 0, true)).toEqual({ do: 'close', at: 0 });
  });

  it('moves between rows and stays at the ends', () => {
    expect(treeCommand('ArrowDown', open, 0, false)).toEqual({ do: 'focus', at: 1 });
    expect(treeCommand('ArrowUp', open, 0, false)).toBeNull();
    expect(treeCommand('End', open, 0, false)).toEqual({ do: 'focus', at: 4 });
    expect(treeCommand('ArrowDown', open, 4, false)).toBeNull();
  });

  it('drills down with Enter, shows with Space, and goes up with Backspace', () => {
    expect(treeCommand('Enter', closed, 0, false)).toEqual({ do: 'drill', at: 0 });
    expect(treeCommand('Enter', closed, 1, false)).toEqual({ do: 'show', at: 1 });
    expect(treeCommand(' ', closed, 0, false)).toEqual({ do: 'show', at: 0 });
    expect(treeCommand('Backspace', closed, 1, false)).toEqual({ do: 'up' });
    expect(treeCommand('Enter', open, 3, false)).toEqual({ do: 'more', at: 3 });
    expect(treeCommand('x', closed, 0, false)).toBeNull();
  });
});
