import { expect, it } from 'vitest';
import { scaled } from '#tests/soak-scale.ts';
import { isBestCall } from '../strategy/best-calls.ts';
import { bestOf, callsAfter, flopClasses, isCallBetter, NET_OF_BEST, STARTS } from './exact-return.ts';

it('the best choices come to the stated return, over every deal of the game', { timeout: 3_600_000 }, () => {
  const classes = flopClasses();
  expect([classes.length, classes.reduce((sum, { count }) => sum + count, 0)]).toEqual([1_755, 22_100]);
  let net = 0;
  let calls = 0;
  let differing = 0;
  const counted = classes.slice(0, scaled(1, classes.length));
  for (const { flop, count } of counted) {
    const called = callsAfter(flop);
    const best = bestOf(called);
    net += best.sum * count;
    calls += best.calls * count;
    for (const [hand, sum] of called.sums.entries())
      if (isBestCall([called.ones[hand] ?? 0, called.others[hand] ?? 0], flop) !== isCallBetter(sum)) differing += 1;
  }
  expect(differing).toBe(0);
  if (counted.length < classes.length) return;
  expect(net).toBe(NET_OF_BEST);
  expect(calls / STARTS).toBeCloseTo(0.819906, 6);
});
