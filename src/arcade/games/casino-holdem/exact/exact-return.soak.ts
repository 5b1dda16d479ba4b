import { expect, it } from 'vitest';
import { scaled } from '#tests/soak-scale.ts';
import { bestAfter, flopClasses, NET_OF_BEST, STARTS } from './exact-return.ts';

it('the best choices come to the stated return, over every deal of the game', { timeout: 3_600_000 }, () => {
  const classes = flopClasses();
  expect([classes.length, classes.reduce((sum, { count }) => sum + count, 0)]).toEqual([1_755, 22_100]);
  let net = 0;
  let calls = 0;
  const counted = classes.slice(0, scaled(1, classes.length));
  for (const { flop, count } of counted) {
    const best = bestAfter(flop);
    net += best.sum * count;
    calls += best.calls * count;
  }
  if (counted.length < classes.length) return;
  expect(net).toBe(NET_OF_BEST);
  expect(calls / STARTS).toBeCloseTo(0.819906, 6);
});
