import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { minuteCounts } from './minute-counts.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:58Z') }));
afterEach(() => void vi.useRealTimers());

it('keeps what could not be saved, by its minute, and saves the rest when it stops', async () => {
  const saved: string[] = [];
  let isDown = true;
  const forSite = (async (siteId: string) => {
    if (isDown) throw new Error('the database is away');
    saved.push(siteId);
  }) as TenantDatabase['forSite'];
  const counts = minuteCounts({ database: { forSite }, clock: () => new Date(), log: { error: () => {} } });
  counts.countBets({ siteId: 'aurora', bets: 2, betMinor: 500 });
  counts.countBets({ siteId: 'aurora', bets: 0, betMinor: 0 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saved).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saved).toEqual(['aurora']);
  counts.countError('lotus');
  await counts.stop();
  expect(saved).toEqual(['aurora', 'lotus']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toHaveLength(2);
});
