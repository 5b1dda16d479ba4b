import { expect, it } from 'vitest';
import { median } from './median.ts';

it('is the middle value, however the values are ordered', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 100])).toBe(10);
});

it('is the mean of the two in the middle of an even number', () => {
  expect(median([4, 1, 2, 100])).toBe(3);
});

it('refuses to be taken of nothing', () => {
  expect(() => median([])).toThrow(RangeError);
});
