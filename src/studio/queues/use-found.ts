import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueueFilters } from '#contracts/generated/contracts.ts';
import { useSettled } from '../ui/use-settled.ts';
import type { QueueKind, QueuePage } from './queue-kind.ts';
import { queueKey } from './use-queue.ts';

/** The search is sent when nothing was typed for this long. */
const REST_MS = 300;

/**
 * Searches all open requests at the gateway if not all of them are loaded.
 * @returns undefined if searching the loaded requests is enough.
 */
export function useFound(
  siteId: string,
  kind: QueueKind,
  {
    search,
    page,
    filters,
  }: { readonly search: string; readonly page: QueuePage | undefined; readonly filters: QueueFilters },
): QueuePage | undefined {
  const wanted = search.trim();
  const rested = useSettled(wanted, REST_MS);
  const isPart = page !== undefined && page.totalCount > page.cases.length;
  const isAsked = isPart && wanted !== '' && rested !== '' && kind.find !== undefined;
  const { data } = useQuery({
    queryKey: [...queueKey(siteId, kind), 'found', rested, filters],
    queryFn: ({ signal }) => kind.find?.(siteId, rested, signal, filters),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? (data ?? undefined) : undefined;
}
