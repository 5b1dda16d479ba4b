import type { GameType, LayoutDocument, MenuItem, Page } from '#contracts/generated/contracts.ts';

/** The categories that a page is the place of, the one that it stands for by itself first. */
export const gameTypesOf = ({ gameType, alsoGameTypes = [] }: Pick<Page, 'gameType' | 'alsoGameTypes'>): GameType[] =>
  gameType === undefined ? [] : [gameType, ...alsoGameTypes.filter((other) => other !== gameType)];

/** Types that belong to the category of slots (specification, section 9, "Extra game types"): offered where it is. */
const TYPES_OF_SLOTS: ReadonlySet<GameType> = new Set(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']);

/**
 * The layout without the places of categories that a site does not offer: their pages, and the redirects and items of
 * menus that lead to them. A page of several categories stays for those that are offered. What nothing touches stays
 * the very same object.
 */
export function offeredPages(layout: LayoutDocument, categories: readonly string[]): LayoutDocument {
  const pages: Record<string, Page> = {};
  const gone = new Set<string>();
  for (const [name, page] of Object.entries(layout.pages ?? {})) {
    const places = gameTypesOf(page);
    const offered = places.filter((place) => categories.includes(TYPES_OF_SLOTS.has(place) ? 'RNG' : place));
    const [gameType, ...alsoGameTypes] = offered;
    if (places.length === offered.length) pages[name] = page;
    else if (gameType !== undefined) pages[name] = { ...page, gameType, alsoGameTypes };
    else gone.add(name);
  }
  if (gone.size === 0) return { ...layout, ...(layout.pages && { pages }) };
  const menus = Object.entries(layout.menus ?? {}).map(([name, items]) => [name, withoutPages(items, gone)]);
  return {
    ...layout,
    pages,
    ...(layout.menus && { menus: Object.fromEntries(menus) }),
    ...(layout.redirects && { redirects: layout.redirects.filter(({ page }) => !gone.has(page)) }),
  };
}

function withoutPages(items: readonly MenuItem[], gone: ReadonlySet<string>): MenuItem[] {
  return items
    .filter(({ action }) => !(action?.do === 'navigate' && gone.has(action.page)))
    .map((item) => (item.children ? { ...item, children: withoutPages(item.children, gone) } : item));
}
