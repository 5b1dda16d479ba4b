import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { useDraws } from './use-draws.ts';

const PATH = '/lotto/lgw/games/opened/numero';
const START = Date.parse('2025-06-02T10:00:00Z');

interface Answer {
  readonly now: string;
  readonly nextDrawAt: string;
}

const timeOf = (ms: number): string => new Date(ms).toISOString();
const answerAt = (nowMs: number, nextMs: number): Answer => ({ now: timeOf(nowMs), nextDrawAt: timeOf(nextMs) });

/**
 * Watches an answer that the page carries, stamped by the gateway's clock, with a browser whose clock shows something
 * else.
 */
function watch(answer: Answer, browserMs: number, calls: Readonly<Record<string, unknown>> = {}) {
  vi.setSystemTime(browserMs);
  const gateway = stubGateway({ [PATH]: answer, ...calls });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData([PATH], answer, { updatedAt: Date.parse(answer.now) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const seen: number[] = [];
  const { result, unmount } = renderHook(
    () => {
      const draws = useDraws(PATH, (value) => value.nextDrawAt);
      seen.push(draws.nowMs);
      return draws;
    },
    { wrapper },
  );
  return { gateway, seen, time: () => timeOf(result.current.nowMs), unmount };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const look = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'hidden');
});

describe('useDraws', () => {
  it('renders the moment of the answer first, as the server did, and runs from then on', async () => {
    const { seen, time } = watch(answerAt(START, START + 60_000), START + 20_000);
    expect(seen[0]).toBe(START);
    expect(time()).toBe(timeOf(START + 20_000));
    await pass(3_000);
    expect(time()).toBe(timeOf(START + 23_000));
  });

  it('asks for nothing before the draw is over, and once when it is, at a moment of its own', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { gateway } = watch(answerAt(START, START + 10_000), START);
    await pass(10_000);
    expect(gateway.calls).toEqual([]);
    gateway.answer(PATH, answerAt(START + 12_500, START + 70_000));
    await pass(2_400);
    expect(gateway.calls).toEqual([]);
    await pass(200);
    expect(gateway.calls).toEqual([PATH]);
    await pass(20_000);
    expect(gateway.calls).toEqual([PATH]);
  });

  it('goes by the gateway’s clock once the browser has an answer of its own', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const hour = 3_600_000;
    // A browser that is an hour ahead takes the draw for over, asks, and learns better.
    const { gateway, time } = watch(answerAt(START, START + 10_000), START + hour);
    gateway.answer(PATH, answerAt(START + 1_000, START + 10_000));
    await pass(1_000);
    expect(gateway.calls.length).toBeGreaterThan(0);
    await pass(2_000);
    expect(time()).toBe(timeOf(START + 3_000));
  });

  it('goes on from the answer while the browser’s clock is behind it, and asks for the right time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { gateway, seen, time } = watch(answerAt(START, START + 60_000), START - 300_000);
    expect(time()).toBe(timeOf(START));
    gateway.answer(PATH, answerAt(START + 1_000, START + 60_000));
    await pass(1_000);
    expect(gateway.calls).toEqual([PATH]);
    await pass(1_000);
    expect(time()).toBe(timeOf(START + 2_000));
    expect(Math.min(...seen)).toBe(START);
    await pass(20_000);
    expect(gateway.calls).toEqual([PATH]);
  });

  it('asks ever more seldom while nothing comes of it, once a minute in the end', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    // The gateway answers, but its draw does not come.
    const stuck = answerAt(START, START + 1_000);
    const { gateway } = watch(stuck, START + 1_000);
    const moments: number[] = [];
    let asked = 0;
    for (let second = 0; second < 300; second += 1) {
      gateway.answer(PATH, answerAt(Date.now(), START + 1_000));
      await pass(1_000);
      if (gateway.calls.length > asked) moments.push(second);
      asked = gateway.calls.length;
    }
    const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
    expect(asked).toBeGreaterThan(5);
    expect(asked).toBeLessThan(13);
    expect(waits.slice(-2).every((wait) => wait >= 59)).toBe(true);
    expect([...waits].sort((one, other) => one - other)).toEqual(waits);
  });

  it('keeps its data and retries when a call fails', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { gateway } = watch(answerAt(START, START + 1_000), START + 1_000, { [PATH]: new Error('down') });
    await pass(1_500);
    expect(gateway.calls).toHaveLength(1);
    gateway.answer(PATH, answerAt(START + 4_000, START + 60_000));
    await pass(2_500);
    expect(gateway.calls).toHaveLength(2);
    await pass(10_000);
    expect(gateway.calls).toHaveLength(2);
  });

  it('asks nothing while nobody looks, and at once when somebody does', async () => {
    const { gateway } = watch(answerAt(START, START + 1_000), START);
    look(true);
    await pass(120_000);
    expect(gateway.calls).toEqual([]);
    gateway.answer(PATH, answerAt(START + 121_000, START + 180_000));
    look(false);
    await pass(0);
    expect(gateway.calls).toEqual([PATH]);
  });

  it('stops when it goes', async () => {
    const { gateway, unmount } = watch(answerAt(START, START + 2_000), START);
    unmount();
    await pass(60_000);
    expect(gateway.calls).toEqual([]);
  });
});
