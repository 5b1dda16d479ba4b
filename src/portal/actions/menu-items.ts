import { useMemo } from 'react';
import type { MenuItem } from '#contracts/generated/contracts.ts';
import { shownMenuItems } from '#document/pages/menu-items.ts';
import { useFacts } from '#portal/site/facts.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** The items of a menu that are shown, in order. */
export function useMenuItems(menuId: string | undefined): readonly MenuItem[] {
  const { layout } = useSite();
  const facts = useFacts();
  return useMemo(() => shownMenuItems(menuId ? (layout.menus?.[menuId] ?? []) : [], facts), [layout, menuId, facts]);
}
