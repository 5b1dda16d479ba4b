/** Cards are numbers: `rank * 4 + suit`, ranks from 0 (deuce) to 12 (ace), and the joker after them. */
export const JOKER = 52;

export const JACK = 9;
export const QUEEN = 10;
export const KING = 11;
export const ACE = 12;

/** In the order of their numbers. */
export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export type Suit = (typeof suits)[number];

/** 0 (deuce) to 12 (ace). Never asked of the joker. */
export function rankOf(card: number): number {
  return card >> 2;
}

/** Never asked of the joker. */
export function suitOf(card: number): Suit {
  return suits[card & 3] ?? 'clubs';
}

/** Whether a card stands for any other: the joker, and all cards of the wild rank where a game has one. */
export function isWild(card: number, wildRank: number | null): boolean {
  return card === JOKER || rankOf(card) === wildRank;
}
