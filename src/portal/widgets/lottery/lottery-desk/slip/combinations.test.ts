import { describe, expect, it } from 'vitest';
import { combinationCount, orderedBets } from './combinations.ts';

describe('combinationCount', () => {
  it.each([
    [6, 2, 15],
    [20, 4, 4845],
    [3, 3, 1],
    [2, 3, 0],
    [49, 6, 13_983_816],
    [0, 2, 0],
  ])('of %i numbers, %i at a time, is %i', (count, size, total) => {
    expect(combinationCount(count, size)).toBe(total);
  });
});

describe('orderedBets', () => {
  it('takes one number of each row, and none twice', () => {
    expect(
      orderedBets([
        ['1', '2'],
        ['2', '3'],
      ]),
    ).toEqual([
      ['1', '2'],
      ['1', '3'],
      ['2', '3'],
    ]);
  });

  it('has no bet while a row is empty', () => {
    expect(orderedBets([['1'], []])).toEqual([]);
  });
});
