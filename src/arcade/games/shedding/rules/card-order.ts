/** A card by its strength in a game: `rank * 4 + suit`, both counted from the weakest. */
export type OrderedCard = number;

/** The cards of a game, and how they are written in its moves. */
export interface CardOrder {
  /** From the weakest to the strongest. */
  readonly deck: readonly OrderedCard[];
  /** The card as two letters, e.g. `Td`. */
  readonly textOf: (card: OrderedCard) => string;
  /** A move as text: its cards from the weakest to the strongest. */
  readonly moveOf: (cards: readonly OrderedCard[]) => string;
  /** The cards of a move; none of a word such as `pass`. */
  readonly cardsOf: (move: string) => readonly OrderedCard[];
  /** The number of the card where faces are drawn: twos first, clubs before diamonds, hearts and spades. */
  readonly drawnCard: (card: OrderedCard) => number;
}

const DRAWN_RANKS = '23456789TJQKA';
const DRAWN_SUITS = 'cdhs';

export const rankOf = (card: OrderedCard): number => card >> 2;

export const suitOf = (card: OrderedCard): number => card & 3;

/** From the weakest to the strongest, for lists of cards. */
export const byStrength = (one: OrderedCard, other: OrderedCard): number => one - other;

/** @param ranks their letters from the weakest to the strongest; so are `suits`, four of them. */
export function cardOrder(ranks: string, suits: string): CardOrder {
  const cardText = new RegExp(`[${ranks}][${suits}]`, 'g');
  const textOf = (card: OrderedCard): string => ranks.charAt(rankOf(card)) + suits.charAt(suitOf(card));
  const cardOf = (text: string): OrderedCard => ranks.indexOf(text.charAt(0)) * 4 + suits.indexOf(text.charAt(1));
  return {
    deck: Array.from({ length: ranks.length * suits.length }, (_, card) => card),
    textOf,
    moveOf: (cards) => [...cards].sort(byStrength).map(textOf).join(''),
    cardsOf: (move) => (move.match(cardText) ?? []).map(cardOf),
    drawnCard: (card) => {
      const [rank, suit] = [...textOf(card)];
      return DRAWN_RANKS.indexOf(rank ?? '') * 4 + DRAWN_SUITS.indexOf(suit ?? '');
    },
  };
}
