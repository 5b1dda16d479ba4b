import type { QueryClient } from '@tanstack/react-query';
import type { ReadPath } from '#contracts/call-types.ts';
import type { Page } from '#contracts/generated/contracts.ts';
import { gamesQuery } from '#portal/data/games/games-queries.ts';
import { gameTypeOfPage } from '#portal/site/chosen-game-type.ts';
import type { SiteContextValue } from '#portal/site/site-context.tsx';
import type { PagePlan } from './page-plan.ts';
import { queriesOf } from './page-widgets.ts';
import { loadRegistry } from './widget-views.ts';

/** Makes the calls of a page's widgets. */
export async function askAhead(
  queryClient: QueryClient,
  plan: PagePlan,
  page: Page,
  search: string,
  { language, site }: Pick<SiteContextValue, 'language' | 'site'>,
): Promise<void> {
  const declared = [...new URLSearchParams(search)].filter(([name]) => page.query?.includes(name));
  const query = Object.fromEntries(declared);
  const asking = { language, merchantCode: site.merchantCode, gameType: gameTypeOfPage(page, query.gameType), query };
  // Of all calls those for hot games alone are not made as they stand, and this query knows them.
  const ask = (path: ReadPath) => void queryClient.prefetchQuery(gamesQuery(path));
  queriesOf(plan, asking, await loadRegistry()).forEach(ask);
}
