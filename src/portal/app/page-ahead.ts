import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '#contracts/generated/contracts.ts';
import type { SiteContextValue } from '#portal/site/site-context.tsx';
import type { PagePlan } from './page-plan.ts';

/**
 * Prefetches the data of a page's widgets as soon as its nodes are known, while their chunks load: no call waits for
 * its view. Prerendered pages bring their answers along.
 */
export function usePageAhead(plan: PagePlan, context: SiteContextValue, page: Page, isNeeded: boolean): void {
  const queryClient = useQueryClient();
  const { search } = useLocation();
  const asked = useRef<Page>(undefined);
  const { language, site } = context;
  useEffect(() => {
    if (!isNeeded || asked.current === page) return;
    asked.current = page;
    // The views need the registry too, and say so when it does not come.
    import('./ask-ahead.ts')
      .then(({ askAhead }) => askAhead(queryClient, plan, page, search, { language, site }))
      .catch(() => {});
  }, [plan, page, search, isNeeded, language, site, queryClient]);
}
