import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstWord, solveWork } from './proof-of-work.ts';

const digestOf = (text: string): number => createHash('sha256').update(text).digest().readInt32BE(0);

describe('firstWord', () => {
  it('is the beginning of the SHA-256 of salt and number', () => {
    for (const salt of ['', 'a', 'Zm9vYmFyYmF6cXV4', 'x'.repeat(40)])
      for (const number of [0, 7, 99, 123_456, 999_999_999_999])
        expect(firstWord(new TextEncoder().encode(salt), number)).toBe(digestOf(`${salt}${number}`));
  });
});

describe('solveWork', () => {
  it('finds the first number whose digest begins with the zero bits', async () => {
    const number = await solveWork({ salt: 'Zm9vYmFyYmF6cXV4', zeroBits: 10 });
    expect(Math.clz32(digestOf(`Zm9vYmFyYmF6cXV4${number}`))).toBeGreaterThanOrEqual(10);
    for (let below = 0; below < Number(number); below++)
      expect(Math.clz32(digestOf(`Zm9vYmFyYmF6cXV4${below}`))).toBeLessThan(10);
  });

  it('stops when nobody waits for it any more', async () => {
    const stop = new AbortController();
    const work = solveWork({ salt: 'a', zeroBits: 32 }, stop.signal);
    stop.abort();
    await expect(work).rejects.toThrow();
  });
});
