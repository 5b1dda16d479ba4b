import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawFromWords } from './draw-integer.ts';
import { roundStream } from './round-stream.ts';

const serverSeed = '5f'.repeat(32);

/** The first words of a round, made without our code. */
function wordsOf(clientSeed: string, nonce: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, counter) => {
    const block = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${clientSeed}:${nonce}:${counter}`)
      .digest();
    return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4));
  }).flat();
}

describe('the stream of a round', () => {
  it('is the words of the keyed hash of client seed, nonce and counter, block after block', () => {
    const draw = roundStream({ serverSeed, clientSeed: 'mika', nonce: 7 });
    // A bound of 2^32 takes every word as it is.
    const drawn = Array.from({ length: 20 }, () => draw(2 ** 32));
    expect(drawn).toEqual(wordsOf('mika', 7, 3).slice(0, 20));
  });

  it('differs with the nonce, the client seed and the server seed', () => {
    const first = (seeds: Parameters<typeof roundStream>[0]): number => roundStream(seeds)(2 ** 32);
    const seeds = { serverSeed, clientSeed: 'mika', nonce: 7 };
    const others = [
      { ...seeds, nonce: 8 },
      { ...seeds, clientSeed: 'mikb' },
      { ...seeds, serverSeed: '60'.repeat(32) },
    ];
    for (const other of others) expect(first(other)).not.toBe(first(seeds));
  });

  it.each([2, 3, 7, 20, 33, 45])('draws below %i without favour (chi-square, one in a million)', (bound) => {
    const draw = roundStream({ serverSeed, clientSeed: 'fair', nonce: bound });
    const counts = new Array<number>(bound).fill(0);
    const draws = bound * 500;
    for (let index = 0; index < draws; index++) {
      const value = draw(bound);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    // Wilson and Hilferty's approximation of the quantile at 4.75 deviations.
    const freedom = bound - 1;
    const limit = freedom * (1 - 2 / (9 * freedom) + 4.75 * Math.sqrt(2 / (9 * freedom))) ** 3;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws);
    expect(chiSquare).toBeLessThan(limit);
  });
});

describe('drawing from words', () => {
  it('throws words away that would favour small numbers', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 5];
    const draw = drawFromWords(() => words.shift() ?? 0);
    // 2^32 leaves 1 over threes: the largest word alone is refused.
    expect(draw(3)).toBe((2 ** 32 - 2) % 3);
    expect(draw(3)).toBe(2);
    expect(words).toEqual([]);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('knows no bound of %d', (bound) => {
    expect(() => drawFromWords(() => 1)(bound)).toThrow(RangeError);
  });
});
