import { expect, it } from 'vitest';
import { scaled } from '#tests/soak-scale.ts';
import { raisesByRules } from '../strategy/raise-by-rules.ts';
import { DEALS, forEachRaise, HAND_CLASSES, NET_BY_RULES, NET_OF_BEST, NET_OF_FOLD } from './exact-return.ts';

it('the best choices and those by rules come to their returns, over every deal', { timeout: 3_600_000 }, () => {
  const wanted = scaled(20, HAND_CLASSES);
  let best = 0;
  let byRules = 0;
  let starts = 0;
  forEachRaise(
    (hand, shown, weight, raise) => {
      starts += weight;
      best += weight * Math.max(raise, NET_OF_FOLD);
      byRules += weight * (raisesByRules(hand, shown) ? raise : NET_OF_FOLD);
    },
    (_, index) => index < wanted,
  );
  // The lowest hands are folded.
  if (wanted < HAND_CLASSES) expect([best, byRules]).toEqual([starts * NET_OF_FOLD, starts * NET_OF_FOLD]);
  else {
    expect(-starts * NET_OF_FOLD).toBe(DEALS);
    expect([best, byRules]).toEqual([NET_OF_BEST, NET_BY_RULES]);
  }
});
