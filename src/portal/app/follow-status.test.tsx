import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageState } from '#contracts/render-page.ts';
import { onStatusTold } from '#portal/data/gateway-client.ts';
import { followStatus } from './follow-status.ts';

let shown: PageState;
let served: 0 | 1 | 2;
let leave: () => void;
const replace = vi.fn(async () => {
  shown = served === 0 ? 'normal' : 'maintenance';
});
const ask = vi.fn(async () => Response.json({ success: true, value: { status: served } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  replace.mockClear();
  ask.mockClear();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openPage(state: PageState) {
  shown = state;
  const follow = followStatus({ shown: () => shown, replace });
  leave = onStatusTold(follow);
  return follow;
}

it('closes a page once when answers say that the site is closed, and opens it again by itself', async () => {
  const tell = openPage('normal');
  tell(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([replace.mock.calls.length, ask.mock.calls.length]).toEqual([0, 0]);
  served = 1;
  tell(1);
  tell(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(replace).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  served = 0;
  await vi.advanceTimersByTimeAsync(22_000);
  expect([shown, replace.mock.calls.length]).toEqual(['normal', 2]);
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});

it('asks from the start on a page of a closed site', async () => {
  served = 0;
  openPage('maintenance');
  await vi.advanceTimersByTimeAsync(22_000);
  expect(shown).toBe('normal');
});

it('tries again where no page came', async () => {
  served = 1;
  const tell = openPage('normal');
  replace.mockRejectedValueOnce(new Error('offline'));
  tell(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown).toBe('normal');
  tell(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown).toBe('maintenance');
});
