import { madeHold } from '../rules/made-hold.ts';
import type { VideoPokerVariant } from '../rules/variants.ts';
import { expectationsOfHolds } from './exact-return.ts';
import { type PaySums, paySumsOf, placeOfHand } from './pay-sums.ts';

/** Indices of the held cards, rising. */
type HoldOf = (cards: readonly number[]) => readonly number[];

const INDICES = [0, 1, 2, 3, 4] as const;
/** All hands of 52 cards, and of 53. */
const HANDS = { 52: 2_598_960, 53: 2_869_685 } as const;
const UNKNOWN = 255;

/** The best hold of each hand. Works out the sums of the variant at once, and a hand when it is asked for first. */
export function bestHolds(variant: VideoPokerVariant, sums: PaySums = paySumsOf(variant)): HoldOf {
  const known = new Uint8Array(HANDS[variant.deckSize]).fill(UNKNOWN);
  return (cards) => {
    const rising = [...cards].sort((left, right) => left - right);
    const place = placeOfHand(rising);
    let hold = known[place] ?? UNKNOWN;
    if (hold === UNKNOWN) {
      const expectations = expectationsOfHolds(sums, rising);
      hold = expectations.indexOf(Math.max(...expectations));
      known[place] = hold;
    }
    return INDICES.filter((index) => (hold >> rising.indexOf(cards[index] ?? 0)) & 1);
  };
}

/** The simple hold of five rising cards as bits, bit 0 the lowest card. */
export function madeHoldBits(variant: VideoPokerVariant, rising: readonly number[]): number {
  return madeHold(variant, rising).reduce((bits, index) => bits | (1 << index), 0);
}
