import { useQuery } from '@tanstack/react-query';
import type { CaseDetails, QueueCase, QueueKind } from './queue-kind.ts';
import { queueKey } from './use-queue.ts';

const NOTHING: CaseDetails = { facts: [] };

/** What is known of the open case beyond its list. */
export function useCaseDetails(siteId: string, kind: QueueKind, open: QueueCase) {
  return useQuery({
    queryKey: [...queueKey(siteId, kind), 'more', open.id],
    queryFn: async ({ signal }) => (await kind.readMore?.(siteId, open, signal)) ?? NOTHING,
    enabled: kind.readMore !== undefined,
  });
}
