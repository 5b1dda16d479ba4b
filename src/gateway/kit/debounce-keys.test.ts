import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherForAMoment } from './debounce-keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gathering(handOver: (words: readonly string[]) => Promise<void>) {
  const failures: unknown[] = [];
  const gatherer = gatherForAMoment<string[]>({
    everyMs: 100,
    begin: () => [],
    handOver,
    onFailed: (error) => failures.push(error),
  });
  return { failures, say: (word: string) => gatherer.add((words) => words.push(word)), stop: gatherer.stop };
}

it('hands over the keys of a moment together, once', async () => {
  const handedOver: Array<readonly string[]> = [];
  const { say } = gathering(async (words) => void handedOver.push(words));
  say('one');
  say('two');
  expect(handedOver).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(handedOver).toEqual([['one', 'two']]);
  await vi.advanceTimersByTimeAsync(500);
  say('three');
  await vi.advanceTimersByTimeAsync(100);
  expect(handedOver).toEqual([['one', 'two'], ['three']]);
});

it('waits with a moment until the one before has been handed over, also where that failed', async () => {
  const handedOver: string[] = [];
  let fail: (error: Error) => void = () => {};
  const { say, failures } = gathering((words) => {
    handedOver.push(words.join());
    return handedOver.length > 1 ? Promise.resolve() : new Promise((_resolve, reject) => (fail = reject));
  });
  say('one');
  await vi.advanceTimersByTimeAsync(100);
  say('two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(handedOver).toEqual(['one']);
  fail(new Error('away'));
  await vi.advanceTimersByTimeAsync(0);
  expect(handedOver).toEqual(['one', 'two']);
  expect(failures).toEqual([new Error('away')]);
});

it('hands over the rest when it stops, and takes nothing afterwards', async () => {
  const handedOver: Array<readonly string[]> = [];
  const { say, stop } = gathering(async (words) => void handedOver.push(words));
  say('last');
  await stop();
  say('late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(handedOver).toEqual([['last']]);
});
