import { describe, expect, it } from 'vitest';
import { DatabaseBusyError } from '../database-error.ts';
import { FifoMutex } from './fifo-mutex.ts';

describe('FifoMutex', () => {
  it('admits one holder at a time, in the order of asking', async () => {
    const mutex = new FifoMutex();
    const first = await mutex.acquire(null);
    const order: string[] = [];
    const enter = async (name: string): Promise<void> => {
      const giveBack = await mutex.acquire(null);
      order.push(`${name} in`);
      await Promise.resolve();
      order.push(`${name} out`);
      giveBack();
    };
    const all = Promise.all(['a', 'b', 'c'].map(enter));
    expect(order).toEqual([]);
    first();
    await all;
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('gives up after the time-out and leaves the queue to the others', async () => {
    const mutex = new FifoMutex();
    const giveBack = await mutex.acquire(null);
    const impatient = mutex.acquire(1);
    const patient = mutex.acquire(null);
    await expect(impatient).rejects.toBeInstanceOf(DatabaseBusyError);
    giveBack();
    await expect(patient).resolves.toBeTypeOf('function');
  });

  it('ignores a second release by a former holder', async () => {
    const mutex = new FifoMutex();
    const giveBack = await mutex.acquire(null);
    giveBack();
    await mutex.acquire(null);
    giveBack();
    await expect(mutex.acquire(1)).rejects.toBeInstanceOf(DatabaseBusyError);
  });
});
