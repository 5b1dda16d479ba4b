import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskChanged } from '#contracts/generated/contracts.ts';
import { newsEvery } from './news-every.ts';
import { useLiveDesk } from './use-live-desk.ts';

class FakeSocket {
  static readonly all: FakeSocket[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  readonly close = vi.fn();

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
}

const newest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined) throw new Error('no socket was opened');
  return socket;
};
const says = (change: DeskChanged): void => newest().onmessage({ data: JSON.stringify(change) });
const reads: string[] = [];

const KEYS = [
  ['queue', 'aurora', 'withdrawals'],
  ['queue', 'aurora', 'feedback'],
  ['chats', 'aurora'],
];

function Desk() {
  useLiveDesk();
  useQueries({ queries: KEYS.map((key) => ({ queryKey: key, queryFn: () => reads.push(key.join(' ')) })) });
  return null;
}

async function openDesk() {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Desk />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { unmount };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.all.length = 0;
});

it('reads again what the gateway tells, once for many changes, and nothing else', async () => {
  const { unmount } = await openDesk();
  expect(newest().url).toBe('ws://localhost:3000/wps/operator/me/events');
  newest().onopen();
  await pass(0);
  reads.length = 0;
  for (let change = 0; change < 3; change += 1) says({ type: 'changed', siteId: 'aurora', topic: 'cases' });
  says({ type: 'changed', siteId: 'lotus', topic: 'feedback' });
  await pass(500);
  expect(reads).toEqual(['queue aurora withdrawals']);
  says({ type: 'missed' });
  await pass(500);
  expect(reads.slice(1).sort()).toEqual(['chats aurora', 'queue aurora feedback', 'queue aurora withdrawals']);
  unmount();
  expect(newest().close).toHaveBeenCalled();
});

it('asks seldom while it is told, and as often as before when the socket is gone', async () => {
  const { unmount } = await openDesk();
  expect(newsEvery(3_000)()).toBe(3_000);
  newest().onopen();
  expect(newsEvery(3_000)()).toBe(60_000);
  newest().onclose({ code: 1006 });
  expect(newsEvery(3_000)()).toBe(3_000);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(500);
  expect(FakeSocket.all).toHaveLength(2);
  newest().onopen();
  newest().onclose({ code: 1012 });
  expect(FakeSocket.all).toHaveLength(3);
  unmount();
});

it('tries again after longer and longer waits', async () => {
  const { unmount } = await openDesk();
  for (const atMostMs of [500, 1_000, 2_000, 4_000]) {
    const tried = FakeSocket.all.length;
    newest().onclose({ code: 1006 });
    await pass(atMostMs / 2 - 1);
    expect(FakeSocket.all).toHaveLength(tried);
    await pass(atMostMs / 2 + 1);
    expect(FakeSocket.all).toHaveLength(tried + 1);
  }
  unmount();
});
