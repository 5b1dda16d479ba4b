import { promotionsQuery } from '#portal/data/promotion-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useSite } from '#portal/site/site-context.tsx';
import type { Standings } from './promotion-status.ts';

/** How the promotions stand with the member of the page. */
export function useStandings(): Standings {
  const { language } = useSite();
  const { data } = useOwnQuery(promotionsQuery(language));
  return data && new Map(data.list.map((standing) => [standing.promotionId, standing]));
}
