import { expect, test } from 'vitest';
import { fallingSymbols } from './falling-columns.ts';

test('lets the symbols above a gap fall into it and brings the rest from above', () => {
  const falling = fallingSymbols([['low1', 'low2', 'high1']], [[0, 1]]);
  expect(falling).toEqual([
    { symbol: 'low1', reel: 0, fromRow: -1, toRow: 0 },
    { symbol: 'low2', reel: 0, fromRow: 0, toRow: 1 },
    { symbol: 'high1', reel: 0, fromRow: 2, toRow: 2 },
  ]);
});

test('refills a reel that has lost everything, in order', () => {
  const falling = fallingSymbols(
    [['low1', 'low2']],
    [
      [0, 0],
      [0, 1],
    ],
  );
  expect(falling.map(({ fromRow, toRow }) => [fromRow, toRow])).toEqual([
    [-2, 0],
    [-1, 1],
  ]);
});

test('moves nothing in a reel without winners', () => {
  const falling = fallingSymbols(
    [
      ['low1', 'low2'],
      ['low3', 'low4'],
    ],
    [[0, 0]],
  );
  expect(falling.filter(({ reel }) => reel === 1).every(({ fromRow, toRow }) => fromRow === toRow)).toBe(true);
});
