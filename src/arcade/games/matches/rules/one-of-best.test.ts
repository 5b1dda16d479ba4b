import { expect, it } from 'vitest';
import { oneOfBest } from './one-of-best.ts';

it('draws among the items with the highest score alone', () => {
  const bounds: number[] = [];
  const last = (bound: number): number => {
    bounds.push(bound);
    return bound - 1;
  };
  expect(oneOfBest([3, -5, 5, 1], Math.abs, last)).toBe(5);
  expect(bounds).toEqual([2]);
  expect(oneOfBest([], Math.abs, last)).toBeUndefined();
});
