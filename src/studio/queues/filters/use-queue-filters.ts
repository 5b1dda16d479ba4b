import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QueueFilters } from '#contracts/generated/contracts.ts';
import { addressOfFilters, filtersIn } from './queue-filters.ts';

type Change = { readonly [Name in keyof QueueFilters]: QueueFilters[Name] | undefined };

/**
 * The filters of a queue, which its address keeps, so that a link and a reload lead to the same list.
 * @param base the address of the queue. A changed filter closes the open case; a search leaves it open.
 */
export function useQueueFilters(base: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = addressOfFilters(filtersIn(new URLSearchParams(search)));
  const filters = useMemo(() => filtersIn(new URLSearchParams(address)), [address]);
  const show = (next: QueueFilters, path: string): void =>
    void navigate({ pathname: path, search: addressOfFilters(next) }, { replace: true });
  return {
    filters,
    /** With its question mark; empty for none. */
    address,
    isFiltered: address !== '',
    change: (next: Partial<Change>) => show(merged(filters, next), 'search' in next ? pathname : base),
    clear: () => show({}, base),
  };
}

export type FiltersInAddress = ReturnType<typeof useQueueFilters>;

function merged(before: QueueFilters, next: Partial<Change>): QueueFilters {
  const all = Object.entries({ ...before, ...next }).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(all);
}
