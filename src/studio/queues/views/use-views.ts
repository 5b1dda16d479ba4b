import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { QueueView } from '#contracts/generated/contracts.ts';
import { read } from '#studio/calls/desk-client.ts';
import { newsEvery } from '#studio/live/news-every.ts';
import { addressOfFilters } from '../filters/queue-filters.ts';
import type { QueueKind } from '../queue-kind.ts';
import { COUNT_EVERY_MS, pageQuery } from '../use-queue.ts';

export const viewsKey = ['queue views'] as const;

const viewsQuery = queryOptions({
  queryKey: viewsKey,
  queryFn: async ({ signal }) => (await read('/wps/operator/me/queueViews', signal)).views,
});

/** A view with the kind of its requests. */
export interface ShownView extends QueueView {
  readonly shownKind: QueueKind;
  readonly address: string;
}

/** The operator's own views of a site, of the kinds that the operator sees. */
export function useViews(siteId: string, kinds: readonly QueueKind[]) {
  const { data, isPending } = useQuery(viewsQuery);
  const views = (data ?? []).flatMap((view): ShownView[] => {
    const shownKind = kinds.find(({ key }) => key === view.kind);
    if (view.siteId !== siteId || shownKind?.filtering === undefined) return [];
    const address = `/queues/${siteId}/${view.kind}${addressOfFilters(view.filters)}`;
    return [{ ...view, shownKind, address }];
  });
  return { views, isPending };
}

/** How many requests each view finds; undefined until that is known. */
export function useViewCounts(views: readonly ShownView[]): ReadonlyArray<number | undefined> {
  const answers = useQueries({
    queries: views.map(({ siteId, shownKind, filters }) => ({
      ...pageQuery(siteId, shownKind, 1, filters),
      refetchInterval: newsEvery(COUNT_EVERY_MS),
    })),
  });
  return answers.map(({ data }) => data?.totalCount);
}
