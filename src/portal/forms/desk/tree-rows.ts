/** An entry of a tree. */
export interface TreeNode<Value> {
  readonly id: string;
  /** In words, for the controls of its row. */
  readonly name: string;
  /** Whether anything can stand below it. */
  readonly isParent: boolean;
  readonly value: Value;
}

/** What stands directly below a node, as far as it has been fetched. */
export interface TreeBranch<Value> {
  readonly nodes: readonly TreeNode<Value>[];
  /** How many there are, with those not fetched yet. */
  readonly total: number;
}

/** How many nodes a branch fetches at once. */
export const BRANCH_SIZE = 50;

/** A row that is shown: a node, the way to further nodes of a branch, or a branch that is on its way. */
export type TreeRow<Value> = { readonly id: string; readonly level: number; readonly parent: string | null } & (
  | {
      readonly kind: 'node';
      readonly node: TreeNode<Value>;
      readonly isOpen: boolean;
      readonly position: number;
      readonly setSize: number;
    }
  | { readonly kind: 'more'; readonly count: number }
  | { readonly kind: 'waiting' }
);

/**
 * The rows of a tree in the order that they are shown in.
 * @param branchOf what stands below a node; undefined while it is on its way.
 */
export function treeRows<Value>(
  top: TreeBranch<Value>,
  opened: ReadonlySet<string>,
  branchOf: (id: string) => TreeBranch<Value> | undefined,
): readonly TreeRow<Value>[] {
  const rows: TreeRow<Value>[] = [];
  const add = ({ nodes, total }: TreeBranch<Value>, level: number, parent: string | null): void => {
    for (const [at, node] of nodes.entries()) {
      const isOpen = node.isParent && opened.has(node.id);
      rows.push({ kind: 'node', id: node.id, node, level, parent, isOpen, position: at + 1, setSize: total });
      if (!isOpen) continue;
      const branch = branchOf(node.id);
      if (branch) add(branch, level + 1, node.id);
      else rows.push({ kind: 'waiting', id: `${node.id} waiting`, level: level + 1, parent: node.id });
    }
    const count = total - nodes.length;
    if (count > 0) rows.push({ kind: 'more', id: `${parent ?? ''} more`, level, parent, count });
  };
  add(top, 1, null);
  return rows;
}

/** What a key asks of a tree. */
export type TreeCommand =
  | { readonly do: 'focus'; readonly at: number }
  | { readonly do: 'open' | 'close' | 'drill' | 'show' | 'more'; readonly at: number }
  | { readonly do: 'up' };

/**
 * The command of a key on a row; null for a key that a tree does not know. Arrows to the side follow the direction of
 * the text: the one that points into the tree opens a node and goes to its first one, the other closes it and goes to
 * the node above.
 */
export function treeCommand<Value>(
  key: string,
  rows: readonly TreeRow<Value>[],
  at: number,
  isRightToLeft: boolean,
): TreeCommand | null {
  const row = rows[at];
  if (!row) return null;
  const to = (next: number): TreeCommand | null => (rows[next] ? { do: 'focus', at: next } : null);
  const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === 'ArrowDown' || key === 'j') return to(at + 1);
  if (key === 'ArrowUp' || key === 'k') return to(at - 1);
  if (key === 'Home') return to(0);
  if (key === 'End') return to(rows.length - 1);
  if (key === 'Backspace') return { do: 'up' };
  if (row.kind === 'more') {
    if (key === 'Enter' || key === ' ') return { do: 'more', at };
    return key === outwards ? to(rows.findIndex(({ id }) => id === row.parent)) : null;
  }
  if (row.kind === 'waiting') return null;
  if (key === inwards) {
    if (!row.node.isParent) return null;
    return row.isOpen ? to(at + 1) : { do: 'open', at };
  }
  if (key === outwards) return row.isOpen ? { do: 'close', at } : to(rows.findIndex(({ id }) => id === row.parent));
  if (key === 'Enter') return { do: row.node.isParent ? 'drill' : 'show', at };
  return key === ' ' ? { do: 'show', at } : null;
}
