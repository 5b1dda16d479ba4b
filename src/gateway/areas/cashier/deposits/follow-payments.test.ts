import { afterEach, expect, it, vi } from 'vitest';
import { testCashierParts } from '#gateway/testing/test-cashier-parts.ts';
import { FOLLOW_MOST_MS, followPayments } from './follow-payments.ts';

afterEach(() => vi.restoreAllMocks());

it('begins nothing any more when a turn has lasted for half of what it may', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const asked: string[] = [];
  // Each look at a site lasts ten seconds, and nothing is due.
  const database = {
    forSite: async (siteId: string) => {
      asked.push(siteId);
      nowMs += 10_000;
      return [];
    },
  };
  const sites = { all: () => ['aurora', 'lotus', 'meydan'].map((id) => ({ id })) };
  const given = { database, sites, provider: { name: 'sandbox' }, now: () => new Date(nowMs), log: {} };
  await followPayments({ ...testCashierParts({ ...(given as never as Parameters<typeof testCashierParts>[0]) }) });
  expect(asked).toEqual(['aurora', 'lotus', 'meydan', 'aurora']);
  expect(nowMs).toBeLessThan(FOLLOW_MOST_MS);
});
