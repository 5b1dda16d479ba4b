import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { expectationOfHold } from '../rules/optimal-hold.ts';
import { variantOfId } from '../rules/variants.ts';
import { videoPokerRules } from '../rules/video-poker-rules.ts';
import { exactReturn, expectationsOfHolds } from './exact-return.ts';
import { bestHolds } from './hold-strategies.ts';
import { KNOWN_RETURNS, STAKED } from './known-returns.ts';
import { paySumsOf } from './pay-sums.ts';
import { forEachSuitClass } from './suit-classes.ts';

const ROUNDS = 10_000;

const holdOfBits = (bits: number): number[] => [0, 1, 2, 3, 4].filter((index) => bits & (1 << index));

it('counts every hand in one class of suits', () => {
  for (const [size, classes, hands] of [
    [4, 16_432, 270_725],
    [5, 134_459, 2_598_960],
  ] as const) {
    let visited = 0;
    let weights = 0;
    forEachSuitClass(size, (_, weight) => {
      visited += 1;
      weights += weight;
    });
    expect([visited, weights]).toEqual([classes, hands]);
  }
});

describe.each(['jacks', 'joker'] as const)('the exact return of %s', (id) => {
  const variant = variantOfId(id);
  const sums = paySumsOf(variant);
  const { basisPoints, won, staked } = exactReturn(variant, sums);

  it('is the stated one', () => {
    expect(basisPoints).toBe(variant.returnBasisPoints);
    expect([won, staked]).toEqual([KNOWN_RETURNS[id].best, STAKED[variant.deckSize]]);
  });

  it('has the expectations that going through all replacements finds', () => {
    const { play } = videoPokerRules(variant);
    for (let seed = 0; seed < 3; seed += 1) {
      const hand = [...play(seededDraws(seed), [], 1).view.cards].sort((a, b) => a - b);
      const expectations = expectationsOfHolds(sums, hand);
      for (let bits = 3; bits < 32; bits += 7)
        expect(expectations[bits]).toBeCloseTo(expectationOfHold(variant, hand, holdOfBits(bits)), 10);
    }
  });

  it('is approached by optimal play', () => {
    const { play } = videoPokerRules(variant);
    const holdOf = bestHolds(variant, sums);
    const draw = seededDraws(7);
    let total = 0;
    let squares = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const drawn = Array.from({ length: 10 }, (_, index) => draw(variant.deckSize - index));
      const again = () => {
        const next = drawn.values();
        return () => next.next().value ?? 0;
      };
      const { cards } = play(again(), [], 1).view;
      const hold = holdOf(cards);
      const { winMinor } = play(again(), [{ hold }], 1);
      total += winMinor;
      squares += winMinor ** 2;
    }
    const mean = total / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS);
    expect(Math.abs(mean - won / staked)).toBeLessThan(4 * error);
  });
});
