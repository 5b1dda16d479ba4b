import { expect, it } from 'vitest';
import { barsOf } from './series-bars.ts';

it('begins grouped bars at zero, each at a place of its own', () => {
  expect(barsOf([5, -2], 'grouped')).toEqual([
    { from: 0, to: 5, place: 0, of: 2 },
    { from: 0, to: -2, place: 1, of: 2 },
  ]);
});

it('lays stacked bars on one another, losses below zero', () => {
  const spans = barsOf([5, -2, 3, -1], 'stacked').map(({ from, to, of }) => [from, to, of]);
  expect(spans).toEqual([
    [0, 5, 1],
    [0, -2, 1],
    [5, 8, 1],
    [-2, -3, 1],
  ]);
});
