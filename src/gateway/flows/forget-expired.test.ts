import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetExpired } from './forget-expired.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets go of the rest where one part of it fails, on every site, and tries again a quarter of an hour later', async () => {
  const errors: unknown[] = [];
  const forgetEvents = vi.fn(async (siteId: string) => {
    if (siteId === 'aurora') throw new Error('no');
  });
  const forgetVendorCalls = vi.fn(async () => {});
  const forgetOperators = vi.fn(async () => {});
  const forSite = vi.fn(async () => Promise.reject(new Error('no database')));
  const stop = forgetExpired({
    database: { forSite },
    sites: { all: () => [{ id: 'aurora' }, { id: 'lotus' }] as never },
    forgetEvents,
    forgetVendorCalls,
    forgetOperators,
    clock: () => new Date(),
    log: { error: ({ err }: { err?: unknown }) => void errors.push(err) },
  });
  expect(forSite).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(forgetEvents.mock.calls).toEqual([['aurora'], ['lotus']]);
  expect(forgetVendorCalls.mock.calls).toEqual([['aurora'], ['lotus']]);
  expect(forgetOperators).toHaveBeenCalledOnce();
  // Sessions, launch codes, orders to vendors and history of either site, and the events of one.
  expect(errors).toHaveLength(9);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(forgetOperators).toHaveBeenCalledTimes(2);
  await stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(forgetOperators).toHaveBeenCalledTimes(2);
});
