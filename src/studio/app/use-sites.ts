import { useQuery } from '@tanstack/react-query';
import { sitesQuery } from '../session/operator-session.ts';

const LATEST = 'desk.site';

/** Remembers in this browser the site that was looked at last. */
export const keepLatestSite = (siteId: string): void => localStorage.setItem(LATEST, siteId);

/** Returns the operator's sites and the one looked at last, by default the first. */
export function useSites() {
  const query = useQuery(sitesQuery);
  const { data: sites } = query;
  const latest = sites?.find(({ id }) => id === localStorage.getItem(LATEST)) ?? sites?.[0];
  return { query, sites, latest };
}
