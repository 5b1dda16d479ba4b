import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneTypoAway } from './one-typo.ts';

/** Damerau and Levenshtein's distance, by the book. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 0; row <= one.length; row += 1) {
    for (let column = 0; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let best =
        row === 0 || column === 0
          ? Math.max(row, column)
          : Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, at(row - 2, column - 2) + 1);
      const cells = rows[row];
      if (cells) cells[column] = best;
    }
  }
  return at(one.length, other.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 7 });

describe('isOneTypoAway', () => {
  it.each([
    ['krakn', 'kraken'],
    ['krakken', 'kraken'],
    ['krakem', 'kraken'],
    ['rkaken', 'kraken'],
    ['krakne', 'kraken'],
    ['kraken', 'kraken'],
  ])('takes %s for %s', (typed, whole) => {
    expect(isOneTypoAway(typed, whole, false)).toBe(true);
  });

  it('agrees with the distance by the book', () => {
    fc.assert(
      fc.property(word, word, (typed, whole) => {
        expect(isOneTypoAway(typed, whole, false)).toBe(distance(typed, whole) <= 1);
      }),
    );
  });

  it('takes the beginning of a word for enough while it is being typed', () => {
    fc.assert(
      fc.property(word, word, (typed, whole) => {
        const beginnings = Array.from({ length: whole.length + 1 }, (_unused, length) => whole.slice(0, length));
        const isNear = beginnings.some((beginning) => distance(typed, beginning) <= 1);
        expect(isOneTypoAway(typed, whole, true)).toBe(isNear);
      }),
    );
  });
});
