import { type QueryClient, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { QueueFilters } from '#contracts/generated/contracts.ts';
import { newsEvery } from '../live/news-every.ts';
import type { QueueKind } from './queue-kind.ts';

/** Cases on one page; an operator decides the oldest, and the page fills up again. */
const PAGE_SIZE = 100;
/** The polling interval of the shown queue without the socket. */
const NEWS_EVERY_MS = 10_000;
/** How often the others' counts are asked for. */
export const COUNT_EVERY_MS = 30_000;

/** The key of all that is known of a site's queue. */
export const queueKey = (siteId: string, kind: QueueKind) => ['queue', siteId, kind.key] as const;

/** The last part of a key of counts, beside the pages of one request that tabs and views count by. */
export const COUNTS = 'counts';

/** Whether a query of queues is only read for a count. */
export const isCount = ([, , , part]: readonly unknown[]): boolean => part === 1 || part === COUNTS;

/** Reads the lists of a queue again, and leaves the counts to their own time. */
export const refreshLists = (client: QueryClient, siteId: string, kind: QueueKind): Promise<void> =>
  client.invalidateQueries({ queryKey: queueKey(siteId, kind), predicate: ({ queryKey }) => !isCount(queryKey) });

/** One page of the cases that filters find. */
export const pageQuery = (siteId: string, kind: QueueKind, pageSize: number, filters: QueueFilters) =>
  queryOptions({
    queryKey: [...queueKey(siteId, kind), pageSize, filters],
    queryFn: ({ signal }) => kind.read(siteId, pageSize, signal, filters),
  });

/** The cases of a queue that wait, the oldest first. */
export function useQueue(siteId: string, kind: QueueKind, filters: QueueFilters) {
  return useQuery({
    ...pageQuery(siteId, kind, PAGE_SIZE, filters),
    refetchInterval: newsEvery(NEWS_EVERY_MS),
  });
}

/** How many cases of each queue wait; undefined until that is known. */
export function useQueueCounts(siteId: string, kinds: readonly QueueKind[]): ReadonlyArray<number | undefined> {
  const answers = useQueries({
    queries: kinds.map((kind) => ({ ...pageQuery(siteId, kind, 1, {}), refetchInterval: newsEvery(COUNT_EVERY_MS) })),
  });
  return answers.map(({ data }) => data?.totalCount);
}
