import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reads queries again whose keys are noted, once for all that is noted within a time. A query that is being read is
 * read again after it: on a large queue, an answer would else be thrown away for the next question without end.
 * @param isMeant the queries below a key that are meant.
 */
export function readAgain(client: QueryClient, everyMs: number, isMeant: (query: Query) => boolean) {
  const noted = new Map<string, readonly string[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    timer = undefined;
    for (const [name, queryKey] of noted) {
      const meant = { queryKey, predicate: isMeant };
      if (client.isFetching(meant) > 0) continue;
      noted.delete(name);
      void client.invalidateQueries(meant);
    }
    if (noted.size > 0) timer = setTimeout(run, everyMs);
  }

  return {
    note(key: readonly string[]): void {
      noted.set(JSON.stringify(key), key);
      timer ??= setTimeout(run, everyMs);
    },
    stop: (): void => clearTimeout(timer),
  };
}
