/** The kinds of a score, in its millions; those in between have no name of their own here. */
export const PAIR = 1;
export const FLUSH = 5;
export const FULL_HOUSE = 6;
export const FOUR_OF_A_KIND = 7;
export const STRAIGHT_FLUSH = 8;
export const KINDS = 1 << 20;

const ROYAL_TOP = 12;

/** The top of the highest straight in a set of ranks as bits; -1 where there is none. Index: thirteen bits. */
const tops = Int8Array.from({ length: 1 << 13 }, (_, bits) => {
  for (let top = 12; top >= 4; top -= 1) if (((bits >> (top - 4)) & 0b1_1111) === 0b1_1111) return top;
  return (bits & 0b1_0000_0000_1111) === 0b1_0000_0000_1111 ? 3 : -1;
});

/** The highest bits of a set of ranks, so many of them. */
function highest(bits: number, count: number): number {
  let left = bits;
  let kept = 0;
  for (let taken = 0; taken < count && left !== 0; taken += 1) {
    const bit = 1 << (31 - Math.clz32(left));
    kept |= bit;
    left ^= bit;
  }
  return kept;
}

function rankOfBit(bits: number): number {
  return 31 - Math.clz32(bits);
}

/** Cards as the ranks of each suit, as bits. */
export function suitsOf(cards: readonly number[]): readonly [number, number, number, number] {
  const of = (suit: number) =>
    cards.reduce((bits, card) => ((card & 3) === suit ? bits | (1 << (card >> 2)) : bits), 0);
  return [of(0), of(1), of(2), of(3)];
}

export function scoreOfCards(cards: readonly number[]): number {
  return scoreOfSuits(...suitsOf(cards));
}

/**
 * A number that is higher for the higher of two hands of seven cards, by sets of ranks as bits: a way of its own beside
 * `rankHand`, and fast enough for every deal of the game.
 */
export function scoreOfSuits(clubs: number, diamonds: number, hearts: number, spades: number): number {
  const flush = flushOf(clubs) || flushOf(diamonds) || flushOf(hearts) || flushOf(spades);
  if (flush !== 0) {
    const top = tops[flush] ?? -1;
    if (top >= 0) return STRAIGHT_FLUSH * KINDS + top;
  }
  const once = clubs | diamonds | hearts | spades;
  const onePair = clubs & diamonds;
  const otherPair = hearts & spades;
  const quads = onePair & otherPair;
  const either = clubs ^ diamonds;
  const trips = ((onePair & (hearts ^ spades)) | (otherPair & either)) & ~quads;
  const pairs = (onePair | otherPair | (either & (hearts ^ spades))) & ~trips & ~quads;
  if (quads !== 0) return FOUR_OF_A_KIND * KINDS + (rankOfBit(quads) << 4) + rankOfBit(once & ~quads);
  if (trips !== 0) {
    const top = highest(trips, 1);
    const second = (trips & ~top) | pairs;
    if (second !== 0) return FULL_HOUSE * KINDS + (rankOfBit(top) << 4) + rankOfBit(second);
    if (flush !== 0) return FLUSH * KINDS + highest(flush, 5);
    const straight = tops[once] ?? -1;
    if (straight >= 0) return 4 * KINDS + straight;
    return 3 * KINDS + (rankOfBit(top) << 14) + highest(once & ~top, 2);
  }
  if (flush !== 0) return FLUSH * KINDS + highest(flush, 5);
  const straight = tops[once] ?? -1;
  if (straight >= 0) return 4 * KINDS + straight;
  if (pairs === 0) return highest(once, 5);
  const two = highest(pairs, 2);
  if (two !== highest(pairs, 1)) return 2 * KINDS + (two << 4) + rankOfBit(once & ~two);
  return PAIR * KINDS + (rankOfBit(two) << 14) + highest(once & ~two, 3);
}

/** The ranks of a suit where they are five or more, else none. */
function flushOf(suit: number): number {
  return countBits(suit) >= 5 ? suit : 0;
}

function countBits(bits: number): number {
  let left = bits - ((bits >> 1) & 0x5555_5555);
  left = (left & 0x3333_3333) + ((left >> 2) & 0x3333_3333);
  return (((left + (left >> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

/** The pay of the ante for a score, in stakes. */
export function antePayOfScore(score: number): number {
  const kind = Math.floor(score / KINDS);
  if (kind === STRAIGHT_FLUSH) return score % KINDS === ROYAL_TOP ? 100 : 20;
  if (kind === FOUR_OF_A_KIND) return 10;
  if (kind === FULL_HOUSE) return 3;
  return kind === FLUSH ? 2 : 1;
}

/** The least score with which the dealer qualifies: a pair of fours. */
export const LEAST_QUALIFIED = PAIR * KINDS + (2 << 14);
