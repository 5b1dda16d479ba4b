import { expect, it, vi } from 'vitest';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import { forgetExpired } from './forget-expired.ts';

it('deletes the rest on every site when one part fails, and reports the run as failed', async () => {
  const errors: unknown[] = [];
  const forgetEvents = vi.fn(async (siteId: string) => {
    if (siteId === 'aurora') throw new Error('no');
  });
  const forgetVendorCalls = vi.fn(async () => {});
  const forgetOperators = vi.fn(async () => {});
  const forSite = vi.fn(async () => Promise.reject(new Error('no database')));
  const every = vi.fn<RecurringJobs['every']>();
  forgetExpired({
    jobs: { every },
    database: { forSite },
    sites: { all: () => [{ id: 'aurora' }, { id: 'lotus' }] as never },
    forgetEvents,
    forgetVendorCalls,
    forgetOperators,
    clock: () => new Date(),
    log: { error: ({ err }: { err?: unknown }) => void errors.push(err) },
  });
  expect(forSite).not.toHaveBeenCalled();
  expect(every).toHaveBeenCalledExactlyOnceWith('forget-expired', { everyMs: 15 * 60_000 }, expect.any(Function));
  const run = async () => every.mock.calls[0]?.[2](new AbortController().signal);
  await expect(run()).rejects.toThrow('11 deletions failed');
  expect(forgetEvents.mock.calls).toEqual([['aurora'], ['lotus']]);
  expect(forgetVendorCalls.mock.calls).toEqual([['aurora'], ['lotus']]);
  expect(forgetOperators).toHaveBeenCalledOnce();
  // Sessions, launch codes, orders to vendors, minutes and history of either site, and the events of one.
  expect(errors).toHaveLength(11);
  await expect(run()).rejects.toThrow('11 deletions failed');
  expect(forgetOperators).toHaveBeenCalledTimes(2);
});
