import { useLocation, useSearchParams } from 'react-router-dom';
import { matchPage } from '#document/match-page.ts';
import type { GameFilter } from '#portal/data/games/games-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** What a vendor's code and the key of a kind of games look like; anything else in an address narrows nothing. */
const CODE = /^[A-Z0-9_]{2,40}$/;

/** What a page's query values narrow its chosen category to: a vendor, a kind of games, or both. */
export function filterOf({ vendor, kind }: Readonly<Record<string, string>>): GameFilter {
  return {
    ...(vendor && CODE.test(vendor) && { vassalage: vendor }),
    ...(kind && CODE.test(kind) && { gameClassify: kind }),
  };
}

/**
 * The filter of the address. Values that the page does not declare are none of its own: the prerenderer never sees them
 * either.
 */
export function useChosenFilter(): GameFilter {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const declared = matchPage(layout, pathname)?.page.query ?? [];
  return filterOf(Object.fromEntries([...params].filter(([name]) => declared.includes(name))));
}
