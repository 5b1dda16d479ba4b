import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('BoundedCache', () => {
  it('evicts the least recently used entry first', () => {
    const cache = new BoundedCache<string>(30);
    cache.set('a', 'A', 10);
    cache.set('b', 'B', 10);
    cache.set('c', 'C', 10);
    cache.get('a');
    cache.set('d', 'D', 10);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C', 'D']);
  });

  it('never holds more than its bound, also when entries grow', () => {
    const cache = new BoundedCache<number>(100);
    for (let round = 0; round < 500; round += 1) {
      cache.set(`key ${round % 17}`, round, (round * 7) % 40);
      expect(cache.sizeBytes).toBeLessThanOrEqual(100);
    }
  });

  it('keeps nothing larger than itself, and does not give up the rest for it', () => {
    const cache = new BoundedCache<string>(10);
    cache.set('a', 'A', 5);
    cache.set('b', 'B', 11);
    expect([cache.get('a'), cache.get('b')]).toEqual(['A', undefined]);
  });
});
