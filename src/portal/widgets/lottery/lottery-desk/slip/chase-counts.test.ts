import { expect, it } from 'vitest';
import { chaseCount } from './chase-counts.ts';

it('is one that can be chosen, also when draws close meanwhile', () => {
  expect([chaseCount(20, 20), chaseCount(20, 19), chaseCount(5, 4), chaseCount(3, 0)]).toEqual([20, 10, 3, 1]);
});
