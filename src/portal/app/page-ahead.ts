import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '#contracts/generated/contracts.ts';
import { gamesQuery } from '#portal/data/games-queries.ts';
import { gameTypeOfPage } from '#portal/session/chosen-game-type.ts';
import type { SiteContextValue } from '#portal/session/site-context.tsx';
import { type PagePlan, queriesOf } from './page-plan.ts';
import { loadRegistry } from './widget-views.ts';

/**
 * Asks for what the widgets of a page show as soon as its nodes are known, while their chunks are on their way: no call waits for the
 * view that will make it. Pages that were prerendered bring their answers along.
 */
export function usePageAhead(plan: PagePlan, context: SiteContextValue, page: Page, isNeeded: boolean): void {
  const queryClient = useQueryClient();
  const { search } = useLocation();
  const asked = useRef<Page>(undefined);
  const { language, site } = context;
  useEffect(() => {
    if (!isNeeded || asked.current === page) return;
    asked.current = page;
    const declared = [...new URLSearchParams(search)].filter(([name]) => page.query?.includes(name));
    const query = Object.fromEntries(declared);
    const gameType = gameTypeOfPage(page, query.gameType);
    const asking = { language, merchantCode: site.merchantCode, gameType, query };
    // Of all calls those for hot games alone are not made as they stand, and this query knows them.
    const ask = (path: string) => void queryClient.prefetchQuery(gamesQuery(path));
    loadRegistry().then(
      (registry) => queriesOf(plan, asking, registry).forEach(ask),
      // The views need the registry too, and say so when it does not come.
      () => {},
    );
  }, [plan, page, search, isNeeded, language, site, queryClient]);
}
