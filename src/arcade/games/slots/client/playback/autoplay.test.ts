import { expect, test } from 'vitest';
import { afterAutoplayRound, beginAutoplay } from './autoplay.ts';

const choice = { spins: 3, stopAtLossMinor: 500, stopAtWinMinor: 1000 };

test('ends after the chosen number of spins', () => {
  const second = afterAutoplayRound(beginAutoplay(choice, 10_000), { winMinor: 0, balanceMinor: 9_900 });
  expect(second?.left).toBe(2);
  const third = second && afterAutoplayRound(second, { winMinor: 0, balanceMinor: 9_800 });
  expect(third?.left).toBe(1);
  expect(third && afterAutoplayRound(third, { winMinor: 0, balanceMinor: 9_700 })).toBeNull();
});

test('stops as soon as the credit has fallen by the limit, counted from the beginning of the series', () => {
  const begun = beginAutoplay(choice, 10_000);
  expect(afterAutoplayRound(begun, { winMinor: 0, balanceMinor: 9_501 })).not.toBeNull();
  expect(afterAutoplayRound(begun, { winMinor: 0, balanceMinor: 9_500 })).toBeNull();
});

test('stops at a win of the chosen size', () => {
  const begun = beginAutoplay(choice, 10_000);
  expect(afterAutoplayRound(begun, { winMinor: 999, balanceMinor: 10_900 })).not.toBeNull();
  expect(afterAutoplayRound(begun, { winMinor: 1000, balanceMinor: 10_900 })).toBeNull();
});

test('knows no limit where none was chosen', () => {
  const free = beginAutoplay({ spins: 2, stopAtLossMinor: null, stopAtWinMinor: null }, 10_000);
  expect(afterAutoplayRound(free, { winMinor: 900_000, balanceMinor: 0 })?.left).toBe(1);
});
