import { isWild, rankOf } from './cards.ts';

/** What five cards can be, the worst first. `fourWilds` are all cards of the wild rank. */
export const handKinds = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'wildRoyal',
  'fiveOfAKind',
  'fourWilds',
  'naturalRoyal',
] as const;

export type HandKind = (typeof handKinds)[number];

export interface HandRank {
  readonly kind: HandKind;
  /** Of the cards that are most of a kind, from 0 (deuce) to 12 (ace); the highest where several are. */
  readonly rank: number;
}

const ROYAL = 0b1_1111_0000_0000;
/** The ranks of the ten straights, as bits. The ace is also low. */
const straights = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low)];

/**
 * Judges five cards; wild cards stand for whatever makes the best hand. Cards of the wild rank count as wild wherever
 * they would also fit as themselves, which never makes a worse hand.
 */
export function judgeHand(cards: readonly number[], wildRank: number | null): HandRank {
  let wilds = 0;
  let suitBits = 0;
  // Ranks as bits: `singles` are there at least once, `pairs` twice, and so on.
  let singles = 0;
  let pairs = 0;
  let triples = 0;
  let quadruples = 0;
  for (const card of cards) {
    if (isWild(card, wildRank)) {
      wilds += 1;
      continue;
    }
    const bit = 1 << rankOf(card);
    quadruples |= triples & bit;
    triples |= pairs & bit;
    pairs |= singles & bit;
    singles |= bit;
    suitBits |= 1 << (card & 3);
  }

  const most = quadruples || triples || pairs || singles;
  const natural = quadruples ? 4 : triples ? 3 : pairs ? 2 : singles ? 1 : 0;
  const kind = kindOf({ wilds, singles, pairs, alike: natural + wilds, isOfOneSuit: isSingleBit(suitBits) });
  return { kind, rank: most === 0 ? 0 : 31 - Math.clz32(most) };
}

interface Shape {
  readonly wilds: number;
  readonly singles: number;
  readonly pairs: number;
  /** How many cards can be of one rank. */
  readonly alike: number;
  readonly isOfOneSuit: boolean;
}

function kindOf({ wilds, singles, pairs, alike, isOfOneSuit }: Shape): HandKind {
  const isRoyal = isOfOneSuit && pairs === 0 && isWithin(singles, ROYAL);
  if (isRoyal && wilds === 0) return 'naturalRoyal';
  if (wilds === 4) return 'fourWilds';
  if (alike >= 5) return 'fiveOfAKind';
  if (isRoyal) return 'wildRoyal';
  const isStraight = pairs === 0 && straights.some((ranks) => isWithin(singles, ranks));
  if (isStraight && isOfOneSuit) return 'straightFlush';
  if (alike === 4) return 'fourOfAKind';
  if (alike === 3 && hasTwoBits(singles)) return 'fullHouse';
  if (isOfOneSuit) return 'flush';
  if (isStraight) return 'straight';
  if (alike === 3) return 'threeOfAKind';
  if (hasTwoBits(pairs)) return 'twoPair';
  return alike === 2 ? 'pair' : 'highCard';
}

function isWithin(bits: number, all: number): boolean {
  return (bits & ~all) === 0;
}

function isSingleBit(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}

function hasTwoBits(bits: number): boolean {
  const rest = bits & (bits - 1);
  return rest !== 0 && isSingleBit(rest);
}
