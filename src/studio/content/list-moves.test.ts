import { expect, it } from 'vitest';
import { moved } from './list-moves.ts';

const isUpper = (letter: string): boolean => letter === letter.toUpperCase();

it.each([
  ['C', -1, 'CbAd'],
  ['A', 1, 'CbAd'],
  ['A', -1, 'AbCd'],
  ['C', 1, 'AbCd'],
] as const)('moves %s by %i among its own', (entry, step, expected) => {
  expect(moved([...'AbCd'], entry, step, isUpper).join('')).toBe(expected);
});
