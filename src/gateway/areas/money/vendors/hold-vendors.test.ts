import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdVendors } from './hold-vendors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('orders the breaks of a site while the vendor of another site keeps it waiting, and waits for both to stop', async () => {
  const asked: string[] = [];
  let answer = (): void => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const forSite = vi.fn(async (siteId: string) => {
    asked.push(siteId);
    if (siteId === 'aurora') await slow;
    throw new Error('that is enough');
  });
  const warnings: string[] = [];
  const vendors = holdVendors({
    database: { forSite },
    sites: { all: () => [{ id: 'aurora' }, { id: 'lotus' }] as never },
    wallets: {} as never,
    onMoved: () => {},
    clock: () => new Date(),
    log: { warn: (_fields, message) => void warnings.push(message) },
  });
  vendors.nudge('aurora');
  vendors.nudge('lotus');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toContain('lotus');
  expect(asked.filter((siteId) => siteId === 'aurora')).toHaveLength(1);

  let isStopped = false;
  const stopped = vendors.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  answer();
  await stopped;
  // Three steps of either site failed.
  expect(warnings).toHaveLength(6);
});

it('gives free spins beside the breaks of a site, which do not wait for a slow vendor', async () => {
  let answer = (): void => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  const warnings: string[] = [];
  const vendors = holdVendors({
    database: {
      // The first call is that of the free spins.
      forSite: async () => {
        calls += 1;
        if (calls === 1) await slow;
        throw new Error('that is enough');
      },
    },
    sites: { all: () => [{ id: 'aurora' }] as never },
    wallets: {} as never,
    onMoved: () => {},
    clock: () => new Date(),
    log: { warn: (_fields, message) => void warnings.push(message) },
  });
  let run: () => Promise<unknown> = async () => {};
  vendors.begin({
    every: (_name, _options, job) => {
      run = () => job(new AbortController().signal);
      return async () => {};
    },
  });
  for (const turn of [1, 2]) {
    await run();
    await vi.advanceTimersByTimeAsync(0);
    expect(warnings).toEqual(Array(3 * turn).fill('enforcing breaks and limits at vendors failed'));
  }
  answer();
  await vendors.stop();
  expect(calls).toBe(7);
  expect(warnings.at(-1)).toBe('giving free spins failed');
});
