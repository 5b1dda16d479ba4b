import { ACE, JACK, KING, rankOf } from '#arcade/games/video-poker/rules/cards.ts';

/** The multiplier of a hand: two deng, three deng, five deng; one where it has none. */
export type Deng = 1 | 2 | 3 | 5;

const TEN = 8;
const POK = 8;
const ACE_POINTS = 1;

function pointsOfCard(card: number): number {
  const rank = rankOf(card);
  if (rank === ACE) return ACE_POINTS;
  return rank >= TEN ? 0 : rank + 2;
}

/** The last digit of the sum: aces count 1, tens and court cards 0. */
export function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOfCard(card), 0) % 10;
}

/** Eight or nine with two cards: the round ends at once. */
export function isPok(cards: readonly number[]): boolean {
  return cards.length === 2 && pointsOf(cards) >= POK;
}

/** Three ranks in a row; the ace stands below the deuce or above the king. */
function isRow([first = 0, second = 0, third = 0]: readonly number[]): boolean {
  if (first === 0 && second === 1 && third === ACE) return true;
  return second === first + 1 && third === second + 1;
}

/**
 * Two cards of one suit or one rank are two deng. Of three cards, one suit, a row or three court cards are three deng;
 * a row of one suit and three of a kind are five.
 */
export function dengOf(cards: readonly number[]): Deng {
  const ranks = cards.map(rankOf).sort((left, right) => left - right);
  const isOfOneSuit = new Set(cards.map((card) => card & 3)).size === 1;
  const isOfOneRank = ranks[0] === ranks.at(-1);
  if (cards.length < 3) return isOfOneSuit || isOfOneRank ? 2 : 1;
  if (isOfOneRank || (isRow(ranks) && isOfOneSuit)) return 5;
  const isCourt = ranks.every((rank) => rank >= JACK && rank <= KING);
  return isCourt || isRow(ranks) || isOfOneSuit ? 3 : 1;
}
