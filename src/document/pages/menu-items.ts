import type { MenuItem } from '#contracts/generated/contracts.ts';
import { type Facts, holds } from '#document/condition.ts';

/**
 * The items of a menu that are shown, in order, children too. Items that hang on an unread session are left out: a menu
 * holds no box for them.
 */
export function shownMenuItems(items: readonly MenuItem[], facts: Facts): readonly MenuItem[] {
  const shown: MenuItem[] = [];
  for (const item of items) {
    if (item.hidden || (item.when && holds(item.when, facts) !== true)) continue;
    shown.push(item.children ? { ...item, children: [...shownMenuItems(item.children, facts)] } : item);
  }
  return shown;
}
