import type { QueueFilters } from '#contracts/generated/contracts.ts';
import { CallRefused } from '#studio/calls/desk-client.ts';

/** As many decimals as a currency of a site may have. */
const AMOUNT = /^\d{1,13}(\.\d{1,4})?$/;
/** The longest search. */
export const MOST_LETTERS = 60;
const MINUTES = /^[1-9]\d{0,5}$/;

/** Whether a text is an amount that filters may have. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);

/** Whether a call was refused for an amount, for instance one that the site's currency does not have. */
export const isAmountRefused = (error: Error | null): boolean =>
  error instanceof CallRefused && ('amountFrom' in error.fields || 'amountTo' in error.fields);

/** The names of the filters in the address of a queue. */
export const filterNames = ['q', 'older', 'from', 'to', 'claim', 'second', 'held'] as const;
export type FilterName = (typeof filterNames)[number];

/** The filters that an address names. What it has wrong is left out. */
export function filtersIn(query: URLSearchParams): QueueFilters {
  const text = (name: FilterName): string => query.get(name) ?? '';
  const search = text('q').trim().slice(0, MOST_LETTERS);
  const claim = text('claim');
  return {
    ...(search !== '' && { search }),
    ...(MINUTES.test(text('older')) && { olderMinutes: Number(text('older')) }),
    ...(isAmount(text('from')) && { amountFrom: text('from') }),
    ...(isAmount(text('to')) && { amountTo: text('to') }),
    ...((claim === 'mine' || claim === 'none') && { claim }),
    ...(text('second') === 'yes' && { second: true as const }),
    ...(text('held') === 'yes' && { held: true as const }),
  };
}

/** Filters as the address of a queue names them, with its question mark; empty for none. */
export function addressOfFilters(filters: QueueFilters): string {
  const { search, olderMinutes, amountFrom, amountTo, claim, second, held } = filters;
  const named: Readonly<Record<FilterName, string | undefined>> = {
    q: search,
    older: olderMinutes?.toString(),
    from: amountFrom,
    to: amountTo,
    claim,
    second: second && 'yes',
    held: held && 'yes',
  };
  return questionOf(named);
}

/** Filters as the gateway's calls take them: `&name=value`, or empty. */
export function callFilters({ olderMinutes, second, held, ...texts }: QueueFilters): `&${string}` | '' {
  const named = {
    ...texts,
    olderMinutes: olderMinutes?.toString(),
    second: second && 'true',
    held: held && 'true',
  };
  const text = questionOf(named).slice(1);
  return text === '' ? '' : `&${text}`;
}

/** Whether two sets of filters find the same. */
export const areSameFilters = (one: QueueFilters, other: QueueFilters): boolean =>
  addressOfFilters(one) === addressOfFilters(other);

function questionOf(named: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query}`;
}
