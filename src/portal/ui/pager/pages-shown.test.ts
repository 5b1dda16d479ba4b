import { expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

const shown = (current: number, last: number) =>
  pagesShown(current, last, { marginPages: 2, range: 5 })
    .map((slot) => (slot === 'gap' ? '…' : slot))
    .join(' ');

it.each([
  [1, 290, '1 2 3 4 5 … 289 290'],
  [3, 290, '1 2 3 4 5 … 289 290'],
  [6, 290, '1 2 3 4 5 6 7 8 … 289 290'],
  [100, 290, '1 2 … 98 99 100 101 102 … 289 290'],
  [290, 290, '1 2 … 286 287 288 289 290'],
  [1, 1, '1'],
  [2, 4, '1 2 3 4'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
])('shows two pages at either end and five around the current one: %i of %i', (current, last, expected) => {
  expect(shown(current, last)).toBe(expected);
});
