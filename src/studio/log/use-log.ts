import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { ReadLog } from './log-page.tsx';

/** How often a log that is looked at asks for news. */
const NEWS_EVERY_MS = 5_000;

/** A page of a log, and the key of the next page; null at the end. */
export interface LogPart<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

interface LogSource<Row> {
  readonly key: QueryKey;
  readonly idOf: (row: Row) => string;
  /** @param from the key of the page; null for the newest. */
  readonly read: (from: string | null, signal: AbortSignal) => Promise<LogPart<Row>>;
  /** Whether an entry is open, which stops polling. */
  readonly isHeld: boolean;
}

/**
 * Reads a log, the newest first. It polls as long as only the first page is loaded and no entry is open.
 */
export function useLog<Row>({ key, idOf, read, isHeld }: LogSource<Row>): {
  readonly rows: readonly Row[] | undefined;
  readonly log: ReadLog;
} {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => !isHeld && (state.data?.pages.length ?? 0) <= 1 && NEWS_EVERY_MS,
  });
  const { data, error, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  // New entries shift older ones to the next page, so an entry can be on two pages.
  const byId = new Map(data?.pages.flatMap(({ rows }) => rows).map((row) => [idOf(row), row]));
  return {
    rows: data === undefined ? undefined : [...byId.values()],
    log: {
      ...{ error, isError, isFetching, refetch },
      older: { hasMore: hasNextPage, isReading: isFetchingNextPage, read: fetchNextPage },
      isLive: !isHeld && (data?.pages.length ?? 0) === 1,
    },
  };
}
