import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { ReadLog } from './log-page.tsx';

/** How often a log that is looked at asks for news. */
const NEWS_EVERY_MS = 5_000;

/** A page of a log, and how the one after it is asked for; null at the end. */
export interface LogPart<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

interface LogSource<Row> {
  readonly key: QueryKey;
  readonly idOf: (row: Row) => string;
  /** @param from of the part before; null for the newest. */
  readonly read: (from: string | null, signal: AbortSignal) => Promise<LogPart<Row>>;
  /** An entry is open: it stays where it is. */
  readonly isHeld: boolean;
}

/**
 * A log, the newest first. Its first part renews itself for as long as no older one was asked for and nothing is open.
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
  // Entries that came meanwhile move the others on to the next page.
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
