import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { QueueKind, QueuePage } from './queue-kind.ts';
import { queueKey } from './use-queue.ts';

/** How long a search rests before it is sent. */
const REST_MS = 300;

/**
 * What a search finds among all requests that wait, where the list has room for some of them only.
 * @returns undefined where the list itself is searched.
 */
export function useFound(
  siteId: string,
  kind: QueueKind,
  { search, page }: { readonly search: string; readonly page: QueuePage | undefined },
): QueuePage | undefined {
  const wanted = search.trim();
  const [rested, setRested] = useState(wanted);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(wanted), REST_MS);
    return () => window.clearTimeout(timer);
  }, [wanted]);
  const isPart = page !== undefined && page.totalCount > page.cases.length;
  const isAsked = isPart && wanted !== '' && rested !== '' && kind.find !== undefined;
  const { data } = useQuery({
    queryKey: [...queueKey(siteId, kind), 'found', rested],
    queryFn: ({ signal }) => kind.find?.(siteId, rested, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? (data ?? undefined) : undefined;
}
