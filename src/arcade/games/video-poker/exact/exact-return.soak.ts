import { expect, it } from 'vitest';
import { scaled } from '#tests/soak-scale.ts';
import { optimalHold } from '../rules/optimal-hold.ts';
import { variantOfId } from '../rules/variants.ts';
import { exactReturn, returnOfHolds } from './exact-return.ts';
import { madeHoldBits } from './hold-strategies.ts';
import { KNOWN_RETURNS, STAKED } from './known-returns.ts';
import { paySumsOf } from './pay-sums.ts';

/** `npm test` calculates the first one, and the best holds of the last two with the calculation itself. */
const ids = ['tens', 'queens', 'deuces', 'sevens', 'bonus', 'double-bonus', 'jacks', 'joker'] as const;

it.each(ids.slice(0, scaled(1, ids.length)))('the exact return of %s is the stated one', (id) => {
  const variant = variantOfId(id);
  const sums = paySumsOf(variant);
  const { basisPoints, won, staked } = exactReturn(variant, sums);
  expect(basisPoints).toBe(variant.returnBasisPoints);
  const simple = returnOfHolds(variant, sums, (hand) => madeHoldBits(variant, hand));
  expect({ best: won, simple: simple.won }).toEqual(KNOWN_RETURNS[id]);
  expect(staked).toBe(STAKED[variant.deckSize]);
});

it('finds that four to a royal flush beat a paying pair', () => {
  // Ten to king of spades and the king of hearts.
  const { hold, expectation } = optimalHold(variantOfId('jacks'), [46, 35, 39, 43, 47]);
  expect(hold).toEqual([1, 2, 3, 4]);
  expect(expectation).toBeGreaterThan(17);
});
