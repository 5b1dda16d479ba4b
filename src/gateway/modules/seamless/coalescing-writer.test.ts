import { DatabaseError } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coalescingWriter } from './coalescing-writer.ts';
import type { ProcessRequest } from './process-repository.ts';
import type { WalletOutcome } from './wallet-call.ts';

const request = (id: string): ProcessRequest => ({ ids: [id] }) as unknown as ProcessRequest;
const idOf = ({ ids }: ProcessRequest): string => ids[0] ?? '';
const applied = (id: string): WalletOutcome => ({
  kind: 'applied',
  balanceMinor: 0,
  transactionIds: [id],
  settled: null,
});
const failure = (code: string) => Object.assign(new DatabaseError('failed', 6, 'error'), { code });

it('sends what came in meanwhile together, sixty-four at most, and gives each its own outcome', async () => {
  const sizes: number[] = [];
  const write = coalescingWriter(async (requests) => {
    sizes.push(requests.length);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return requests.map((one) => applied(idOf(one)));
  }, 1);
  const first = write(request('first'));
  await new Promise((resolve) => setImmediate(resolve));
  const ids = Array.from({ length: 100 }, (_, index) => `${index}`);
  const outcomes = await Promise.all([first, ...ids.map((id) => write(request(id)))]);
  expect(sizes).toEqual([1, 64, 36]);
  expect(outcomes).toEqual(['first', ...ids].map(applied));
});

describe('after many', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('lets few wait for the others, but a moment at most', async () => {
    const sizes: number[] = [];
    const write = coalescingWriter(async (requests) => {
      sizes.push(requests.length);
      return requests.map((one) => applied(idOf(one)));
    }, 1);
    const many = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => write(request(`${index}`))));
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    await many(20);
    const early = write(request('early'));
    await turn();
    expect(sizes).toEqual([20]);
    await Promise.all([early, many(9)]);
    expect(sizes).toEqual([20, 10]);

    const alone = write(request('alone'));
    await turn();
    expect(sizes).toEqual([20, 10]);
    vi.advanceTimersByTime(1);
    expect(await alone).toEqual(applied('alone'));
    await write(request('next'));
    expect(sizes).toEqual([20, 10, 1, 1]);
  });
});

it('lets nobody fail for another one’s sake', async () => {
  const write = coalescingWriter(async (requests) => {
    if (requests.some((one) => idOf(one) === 'bad')) throw failure('22003');
    return requests.map((one) => applied(idOf(one)));
  }, 1);
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map((id) => write(request(id))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it.each(['40P01', '40001', '23505'])('tries again what fell over others with %s', async (code) => {
  let tries = 0;
  const write = coalescingWriter(async (requests) => {
    tries += 1;
    if (tries < 4) throw failure(code);
    return requests.map((one) => applied(idOf(one)));
  }, 1);
  expect(await write(request('a'))).toEqual(applied('a'));
});

it('gives up where the database is away, and works on when it is back', async () => {
  let isAway = true;
  let calls = 0;
  const write = coalescingWriter(async (requests) => {
    calls += 1;
    if (isAway) throw calls % 2 === 0 ? failure('57P01') : new Error('connection lost');
    return requests.map((one) => applied(idOf(one)));
  }, 1);
  for (let time = 0; time < 2; time += 1) await expect(write(request('a'))).rejects.toThrow();
  expect(calls).toBe(2);
  isAway = false;
  expect(await write(request('a'))).toEqual(applied('a'));
});
