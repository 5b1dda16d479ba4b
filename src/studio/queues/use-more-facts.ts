import { useQuery } from '@tanstack/react-query';
import type { QueueCase, QueueKind } from './queue-kind.ts';
import { queueKey } from './use-queue.ts';

/** What is known of the open case beyond its list. */
export function useMoreFacts(siteId: string, kind: QueueKind, open: QueueCase) {
  return useQuery({
    queryKey: [...queueKey(siteId, kind), 'more', open.id],
    queryFn: async ({ signal }) => (await kind.readMore?.(siteId, open, signal)) ?? [],
    enabled: kind.readMore !== undefined,
  });
}
