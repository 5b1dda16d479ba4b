import type { UseQueryResult } from '@tanstack/react-query';
import type { MemberPromotions } from '#contracts/generated/contracts.ts';
import { promotionsQuery } from '#portal/data/promotion-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useSite } from '#portal/site/site-context.tsx';
import type { Standings } from './promotion-status.ts';

/** How the promotions stand with the member of the page; idle for a guest. */
export function useStandings(): UseQueryResult<MemberPromotions> {
  const { language } = useSite();
  return useOwnQuery(promotionsQuery(language));
}

/** The same by promotion. */
export const standingsOf = (data: MemberPromotions | undefined): Standings =>
  data && new Map(data.list.map((standing) => [standing.promotionId, standing]));
