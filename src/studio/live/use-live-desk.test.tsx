import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskChanged } from '#contracts/generated/contracts.ts';
import { newsEvery } from './news-every.ts';
import { useLiveDesk } from './use-live-desk.ts';

class FakeSocket {
  static readonly all: FakeSocket[] = [];
  onopen: () => void = () => {};
  onmessage: (_: { data: string }) => void = () => {};
  onclose: (_: { code: number }) => void = () => {};
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
  ['queue', 'aurora', 'withdrawals', 100],
  ['queue', 'aurora', 'withdrawals', 'counts'],
  ['queue', 'aurora', 'feedback', 100],
  ['chats', 'aurora'],
];
let waiting: Promise<void> | undefined;

/** Keeps reads waiting until they are released. */
function holdReads() {
  let release = (): void => {};
  waiting = new Promise((resolve) => {
    release = resolve;
  });
  return {
    release() {
      waiting = undefined;
      release();
    },
  };
}

async function readKey(key: readonly unknown[]): Promise<number> {
  const count = reads.push(key.join(' '));
  await waiting;
  return count;
}

function Desk() {
  useLiveDesk();
  useQueries({ queries: KEYS.map((key) => ({ queryKey: key, queryFn: () => readKey(key) })) });
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

it('reads lists again that the gateway tells of, once for many changes, and their counts later', async () => {
  const { unmount } = await openDesk();
  expect(newest().url).toBe('ws://localhost:3000/wps/operator/me/events');
  newest().onopen();
  await pass(0);
  reads.length = 0;
  for (let change = 0; change < 3; change += 1) says({ type: 'changed', siteId: 'aurora', topic: 'withdrawals' });
  says({ type: 'changed', siteId: 'lotus', topic: 'feedback' });
  await pass(500);
  expect(reads).toEqual(['queue aurora withdrawals 100']);
  await pass(4_500);
  expect(reads.slice(1)).toEqual(['queue aurora withdrawals counts']);
  says({ type: 'changed', siteId: 'aurora', topic: 'claims' });
  await pass(6_000);
  expect(reads.slice(2)).toEqual(['queue aurora withdrawals 100']);
  says({ type: 'missed' });
  await pass(500);
  expect(reads.slice(3).sort()).toEqual(['chats aurora', 'queue aurora feedback 100', 'queue aurora withdrawals 100']);
  unmount();
  expect(newest().close).toHaveBeenCalled();
});

it('reads a list to its end before it reads it again', async () => {
  const { unmount } = await openDesk();
  newest().onopen();
  await pass(0);
  reads.length = 0;
  const held = holdReads();
  for (let second = 0; second < 5; second += 1) {
    says({ type: 'changed', siteId: 'aurora', topic: 'feedback' });
    await pass(1_000);
  }
  expect(reads).toEqual(['queue aurora feedback 100']);
  held.release();
  await pass(500);
  expect(reads).toEqual(['queue aurora feedback 100', 'queue aurora feedback 100']);
  unmount();
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
  unmount();
});

it('reads everything again when the next socket of one whose time was over is refused', async () => {
  const { unmount } = await openDesk();
  newest().onopen();
  await pass(0);
  newest().onclose({ code: 1012 });
  expect(FakeSocket.all).toHaveLength(2);
  expect(newsEvery(3_000)()).toBe(60_000);
  reads.length = 0;
  newest().onclose({ code: 1006 });
  await pass(0);
  expect(newsEvery(3_000)()).toBe(3_000);
  expect(reads).toHaveLength(KEYS.length);
  unmount();
});

it('takes a socket for lost that is older than the gateway lets it be', async () => {
  const { unmount } = await openDesk();
  newest().onopen();
  const [first] = FakeSocket.all;
  await pass(135_000);
  expect(first?.close).toHaveBeenCalled();
  expect(newsEvery(3_000)()).toBe(3_000);
  await pass(500);
  expect(FakeSocket.all).toHaveLength(2);
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
