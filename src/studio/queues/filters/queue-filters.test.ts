import { expect, it } from 'vitest';
import type { QueueFilters } from '#contracts/generated/contracts.ts';
import { addressOfFilters, areSameFilters, callFilters, filtersIn } from './queue-filters.ts';

const ALL: QueueFilters = {
  ...{ search: 'WD & 7', olderMinutes: 60, amountFrom: '500', amountTo: '900.50' },
  ...{ claim: 'none', second: true, held: true },
};

it('come back from the address that they were written to', () => {
  expect(filtersIn(new URLSearchParams(addressOfFilters(ALL)))).toEqual(ALL);
  expect(addressOfFilters({})).toBe('');
  expect(filtersIn(new URLSearchParams(''))).toEqual({});
});

it('leave out what an address has wrong', () => {
  const wrong = 'q=+&older=0&from=-1&to=1e3&claim=yours&second=true&held=';
  expect(filtersIn(new URLSearchParams(wrong))).toEqual({});
});

it('are written as the call takes them', () => {
  expect(Object.fromEntries(new URLSearchParams(callFilters(ALL).slice(1)))).toEqual({
    ...{ search: 'WD & 7', olderMinutes: '60', amountFrom: '500', amountTo: '900.50' },
    ...{ claim: 'none', second: 'true', held: 'true' },
  });
  expect(callFilters({})).toBe('');
});

it('are the same in whatever order they stand', () => {
  expect(areSameFilters({ held: true, claim: 'mine' }, { claim: 'mine', held: true })).toBe(true);
  expect(areSameFilters({ held: true }, { held: true, amountTo: '5' })).toBe(false);
});
