import type { Change, Menu, MenuItem } from '#contracts/generated/contracts.ts';

/** A change to an item of a menu. */
export type MenuChange = Extract<Change, { menu: string }>;

export type MenuOutcome =
  | { readonly menu: Menu }
  | { readonly missing: { readonly key: string; readonly id: string; readonly ids: readonly string[] } };

/** Applies one change to a menu, or tells which item is missing. Items that nothing touches stay the same objects. */
export function changeMenuItem(menu: Menu, change: MenuChange): MenuOutcome {
  const { key, id, become } = editOf(change);
  const changed = replaceItem(menu, id, become);
  return changed ? { menu: changed } : { missing: { key, id, ids: [...itemIds(menu)] } };
}

interface ItemEdit {
  /** The property of the change that names the item. */
  readonly key: string;
  readonly id: string;
  /** Returns the replacement for the item. */
  readonly become: (item: MenuItem) => readonly MenuItem[];
}

function editOf(change: MenuChange): ItemEdit {
  if ('item' in change) {
    const { menu: _menu, item: id, ...given } = change;
    return { key: 'item', id, become: (item) => [{ ...item, ...given }] };
  }
  if ('remove' in change) return { key: 'remove', id: change.remove, become: () => [] };
  if ('hide' in change) return { key: 'hide', id: change.hide, become: (item) => [{ ...item, hidden: true }] };
  if ('insertBefore' in change)
    return { key: 'insertBefore', id: change.insertBefore, become: (item) => [...change.items, item] };
  return { key: 'insertAfter', id: change.insertAfter, become: (item) => [item, ...change.items] };
}

function replaceItem(items: Menu, id: string, become: ItemEdit['become']): Menu | null {
  for (const [index, item] of items.entries()) {
    if (item.id === id) return items.toSpliced(index, 1, ...become(item));
    const children = item.children && replaceItem(item.children, id, become);
    if (children) return items.with(index, { ...item, children });
  }
  return null;
}

function* itemIds(items: Menu): Generator<string> {
  for (const item of items) {
    yield item.id;
    if (item.children) yield* itemIds(item.children);
  }
}
