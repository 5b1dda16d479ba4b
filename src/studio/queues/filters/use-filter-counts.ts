import { useQuery } from '@tanstack/react-query';
import { newsEvery } from '#studio/live/news-every.ts';
import type { QueueKind } from '../queue-kind.ts';
import { COUNT_EVERY_MS, COUNTS, queueKey } from '../use-queue.ts';

/** How many requests each filter of a queue finds; undefined until that is known. */
export function useFilterCounts(siteId: string, kind: QueueKind) {
  const { data } = useQuery({
    queryKey: [...queueKey(siteId, kind), COUNTS],
    queryFn: ({ signal }) => kind.filtering?.count(siteId, signal),
    enabled: kind.filtering !== undefined,
    refetchInterval: newsEvery(COUNT_EVERY_MS),
  });
  return data;
}
