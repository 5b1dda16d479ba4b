import { useLocation, useSearchParams } from 'react-router-dom';
import { matchPage } from '#document/pages/match-page.ts';
import type { GameFilter } from '#portal/data/games/game-list-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** The form of a vendor's code and of a game kind's key; other values in an address are ignored. */
const CODE = /^[A-Z0-9_]{2,40}$/;

/** The filter of the chosen category from a page's query values: a vendor, a kind of games, or both. */
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
