import { useQuery } from '@tanstack/react-query';
import type { GameType, VendorClassify, VendorLane } from '#contracts/generated/contracts.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { vendorLanesQuery } from './games-queries.ts';

/**
 * The vendors and kinds of a category; undefined while they are on their way, and for a category that the site does not
 * offer.
 */
export function useLane(gameType: GameType | undefined): VendorLane | undefined {
  const { language } = useSite();
  const { data } = useQuery(vendorLanesQuery(language));
  return data?.lanes.find(({ gameCategory }) => gameCategory === gameType);
}

/** The kinds of games that a vendor has in a category; those of all vendors where none is given. */
export function kindsOf(lane: VendorLane | undefined, vassalage: string | null): readonly VendorClassify[] {
  const kinds = lane?.gameClassify ?? [];
  return vassalage === null ? kinds : kinds.filter(({ vendors }) => (vendors[vassalage] ?? 0) > 0);
}
