import { describe, expect, it } from 'vitest';
import { fnv1a32, mulberry32, pick } from './seeded-random.ts';

describe('seeded random', () => {
  it('hashes as the published FNV-1a vectors do', () => {
    expect(fnv1a32('')).toBe(0x811c9dc5);
    expect(fnv1a32('a')).toBe(0xe40c292c);
    expect(fnv1a32('foobar')).toBe(0xbf9cf968);
  });

  it('repeats its stream for the same seed and differs for another', () => {
    const take = (seed: number) => Array.from({ length: 5 }, mulberry32(seed));
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
  });

  it('stays within [0, 1) and spreads evenly', () => {
    const random = mulberry32(1);
    const tenths = Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw++) {
      const tenth = Math.floor(random() * 10);
      tenths[tenth] = (tenths[tenth] ?? Number.NaN) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('picks every element of a list sooner or later', () => {
    const random = mulberry32(3);
    const seen = new Set(Array.from({ length: 60 }, () => pick(random, ['a', 'b', 'c'])));
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
  });
});
