import { expect, test } from 'vitest';
import { platePlace } from './plate-place.ts';

const shape = { reels: 5, rows: 3 };

test('takes the middle where it is free', () => {
  expect(
    platePlace(shape, [
      [0, 2],
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 2],
    ]),
  ).toEqual([2, 1]);
});

test('goes to the nearest cell that is no part of the win', () => {
  expect(
    platePlace(shape, [
      [0, 1],
      [1, 1],
      [2, 1],
    ])[0],
  ).toBe(2);
  expect(
    platePlace(shape, [
      [0, 1],
      [1, 1],
      [2, 1],
    ])[1],
  ).not.toBe(1);
});

test('takes the middle where everything wins', () => {
  const all = [0, 1].flatMap((reel) => [0, 1].map((row) => [reel, row] as const));
  expect(platePlace({ reels: 2, rows: 2 }, all)).toEqual([0.5, 0.5]);
});
