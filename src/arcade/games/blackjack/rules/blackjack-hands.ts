import { ACE, rankOf } from '#arcade/games/video-poker/rules/cards.ts';

/** The total of a hand; soft if an ace counts 11. */
export interface HandCount {
  readonly total: number;
  readonly isSoft: boolean;
}

export type PairKind = 'mixed' | 'coloured' | 'perfect';

export const BLACKJACK = 21;

/** 2 to 10, court cards 10, an ace 1. */
export function valueOfCard(card: number): number {
  const rank = rankOf(card);
  return rank === ACE ? 1 : Math.min(rank + 2, 10);
}

/** One ace counts 11 where the hand does not pass 21 by that. */
export function countHand(cards: readonly number[]): HandCount {
  const least = cards.reduce((sum, card) => sum + valueOfCard(card), 0);
  const isSoft = cards.some((card) => rankOf(card) === ACE) && least + 10 <= BLACKJACK;
  return { total: isSoft ? least + 10 : least, isSoft };
}

/** An ace and a card of ten as the first two cards. After a split such a hand is an ordinary 21. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && countHand(cards).total === BLACKJACK;
}

/** Two cards of equal value, such as a ten and a king. */
export function canSplit(cards: readonly number[]): boolean {
  const [first, second] = cards;
  return (
    cards.length === 2 && first !== undefined && second !== undefined && valueOfCard(first) === valueOfCard(second)
  );
}

const RED_SUITS: readonly number[] = [1, 2];

/** Which pair two cards of one rank are: perfect of one suit, coloured of one colour; null where they are none. */
export function pairOf([first, second]: readonly number[]): PairKind | null {
  if (first === undefined || second === undefined || rankOf(first) !== rankOf(second)) return null;
  if (first === second) return 'perfect';
  return RED_SUITS.includes(first & 3) === RED_SUITS.includes(second & 3) ? 'coloured' : 'mixed';
}

const DEALER_STANDS = 17;

/** The dealer's cards: he draws below 17 and stands on every 17, soft ones too. */
export function dealerHand(block: readonly number[]): readonly number[] {
  let count = 2;
  while (countHand(block.slice(0, count)).total < DEALER_STANDS) count += 1;
  return block.slice(0, count);
}
