import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DrawDice } from './draw-dice.ts';

const secret = createSecretKey(Buffer.from(Array.from({ length: 32 }, (_, index) => index)));
const throws = (name: string, bound: number, count: number): number[] => {
  const dice = new DrawDice(secret, name);
  return Array.from({ length: count }, () => dice.below(bound));
};

/** How far counts are from being even, as the sum of squared deviations over what is expected. */
function chiSquare(numbers: readonly number[], bound: number): number {
  const expected = numbers.length / bound;
  const counts = Array.from({ length: bound }, () => 0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('DrawDice', () => {
  it('throws what HMAC-SHA256 of the name and a counter says, block after block', () => {
    // Reckoned apart from this code, byte by byte, over two blocks.
    const expected = '6414424344523366226343511443135653340220';
    expect(throws('a name', 7, 40).join('')).toBe(expected);
  });

  // Bounds that do not divide 256, where a remainder alone would favour the small numbers; the limits are those of one
  // in a thousand.
  it.each([
    [10, 27.88],
    [49, 84.04],
    [80, 124.8],
    [100, 148.2],
    [11, 29.59],
  ])('throws every side of %i as often as any other', (bound, limit) => {
    expect(chiSquare(throws('fairness', bound, 100_000), bound)).toBeLessThan(limit);
  });

  it('tells a biased row from a fair one', () => {
    const biased = throws('fairness', 256, 100_000).map((byte) => byte % 100);
    expect(chiSquare(biased, 100)).toBeGreaterThan(1_000);
  });

  it('throws otherwise under another name and another secret', () => {
    const other = new DrawDice(createSecretKey(Buffer.alloc(32)), 'a name');
    const rows = [
      throws('a name', 100, 20),
      throws('b name', 100, 20),
      Array.from({ length: 20 }, () => other.below(100)),
    ];
    expect(new Set(rows.map(String)).size).toBe(3);
  });

  it.each([0, 257, 1.5, Number.NaN])('has no die of %d sides', (bound) => {
    expect(() => throws('a name', bound, 1)).toThrow(RangeError);
  });
});
