import { useSearchParams } from 'react-router-dom';

/**
 * Keeps a log's filters and its opened entry in the address, so that a link leads to an entry. A changed filter closes
 * the entry.
 */
export function useLogAddress() {
  const [query, setQuery] = useSearchParams();
  const changed = (change: (next: URLSearchParams) => void) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true },
    );
  return {
    openId: query.get('entry'),
    open: (id: string | null) => changed((next) => put(next, 'entry', id)),
    filter: (name: string): string => query.get(name) ?? '',
    setFilter: (name: string, value: string) =>
      changed((next) => {
        put(next, name, value === '' ? null : value);
        next.delete('entry');
      }),
    clear: () => setQuery({}, { replace: true }),
  };
}

function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
