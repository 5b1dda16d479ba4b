import { judgeHand } from '../rules/hand-rank.ts';
import { payOfHand, type VideoPokerVariant } from '../rules/variants.ts';

/**
 * For every set of up to five cards, the sum of what all hands of five cards pay that contain it. The sets of each size
 * are numbered in colexicographic order: cards c1 < c2 < … stand at C(c1, 1) + C(c2, 2) + …
 */
export interface PaySums {
  readonly variant: VideoPokerVariant;
  readonly none: number;
  readonly ofOne: Float64Array;
  readonly ofTwo: Float64Array;
  readonly ofThree: Float64Array;
  readonly ofFour: Float64Array;
  readonly ofFive: Uint16Array;
}

const choose2 = (n: number): number => (n * (n - 1)) / 2;
const choose3 = (n: number): number => (n * (n - 1) * (n - 2)) / 6;
const choose4 = (n: number): number => (n * (n - 1) * (n - 2) * (n - 3)) / 24;
const choose5 = (n: number): number => (n * (n - 1) * (n - 2) * (n - 3) * (n - 4)) / 120;

const placeOfTwo = (a: number, b: number): number => a + choose2(b);
const placeOfThree = (a: number, b: number, c: number): number => placeOfTwo(a, b) + choose3(c);
const placeOfFour = (a: number, b: number, c: number, d: number): number => placeOfThree(a, b, c) + choose4(d);

/** The place of five rising cards among all hands, from 0. */
export function placeOfHand([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): number {
  return placeOfFour(a, b, c, d) + choose5(e);
}

/** Judges all hands of a deck once: 2.6 million of 52 cards, 2.9 million with the joker. */
export function paySumsOf(variant: VideoPokerVariant): PaySums {
  const payOf = payOfHand(variant);
  const size = variant.deckSize;
  const ofOne = new Float64Array(size);
  const ofTwo = new Float64Array(choose2(size));
  const ofThree = new Float64Array(choose3(size));
  const ofFour = new Float64Array(choose4(size));
  const ofFive = new Uint16Array(choose5(size));
  const hand = [0, 0, 0, 0, 0];
  let none = 0;
  let place = 0;
  // The numbering rises with the highest card first, so that the hands come in its order.
  for (let e = 4; e < size; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            hand[0] = a;
            hand[1] = b;
            hand[2] = c;
            hand[3] = d;
            hand[4] = e;
            const pay = payOf(judgeHand(hand, variant.wildRank))?.multiple ?? 0;
            if (pay > 0) {
              none += pay;
              ofFive[place] = pay;
              addToSubsets(pay, hand, { ofOne, ofTwo, ofThree, ofFour });
            }
            place += 1;
          }
  return { variant, none, ofOne, ofTwo, ofThree, ofFour, ofFive };
}

type SumsOfSubsets = Pick<PaySums, 'ofOne' | 'ofTwo' | 'ofThree' | 'ofFour'>;

function addToSubsets(pay: number, hand: readonly number[], sums: SumsOfSubsets): void {
  for (let subset = 1; subset < 31; subset += 1) {
    const [a, b, c, d] = cardsOfSubset(hand, subset);
    if (b === -1) add(sums.ofOne, a, pay);
    else if (c === -1) add(sums.ofTwo, placeOfTwo(a, b), pay);
    else if (d === -1) add(sums.ofThree, placeOfThree(a, b, c), pay);
    else add(sums.ofFour, placeOfFour(a, b, c, d), pay);
  }
}

function add(table: Float64Array, place: number, pay: number): void {
  table[place] = (table[place] ?? 0) + pay;
}

const chosen: [number, number, number, number, number] = [-1, -1, -1, -1, -1];

/** The cards of a rising hand whose bits are set, followed by -1. The same array each time. */
function cardsOfSubset(hand: readonly number[], subset: number): Readonly<typeof chosen> {
  let count = 0;
  for (let index = 0; index < 5; index += 1)
    if (subset & (1 << index)) {
      chosen[count] = hand[index] ?? 0;
      count += 1;
    }
  chosen.fill(-1, count);
  return chosen;
}

/** The sum of what all hands pay that contain a subset of a rising hand. Bit 0 is its lowest card. */
export function paySumOfSubset(sums: PaySums, hand: readonly number[], subset: number): number {
  const [a, b, c, d, e] = cardsOfSubset(hand, subset);
  if (a === -1) return sums.none;
  if (b === -1) return sums.ofOne[a] ?? 0;
  if (c === -1) return sums.ofTwo[placeOfTwo(a, b)] ?? 0;
  if (d === -1) return sums.ofThree[placeOfThree(a, b, c)] ?? 0;
  if (e === -1) return sums.ofFour[placeOfFour(a, b, c, d)] ?? 0;
  return sums.ofFive[placeOfHand([a, b, c, d, e])] ?? 0;
}
