/**
 * A card by its strength: `rank * 4 + suit`, ranks from 0 (three) to 12 (two), suits from spades over clubs and
 * diamonds to hearts.
 */
export type TienLenCard = number;

export const TWO = 12;

const RANKS = '3456789TJQKA2';
const SUITS = 'scdh';

export const tienLenDeck: readonly TienLenCard[] = Array.from({ length: 52 }, (_, card) => card);

export const rankOf = (card: TienLenCard): number => card >> 2;

/** The card as two letters, e.g. `Td`. */
export const textOf = (card: TienLenCard): string => `${RANKS[rankOf(card)] ?? ''}${SUITS[card & 3] ?? ''}`;

/** A move as text: its cards from the weakest to the strongest. */
export function moveOf(cards: readonly TienLenCard[]): string {
  return [...cards]
    .sort((one, other) => one - other)
    .map(textOf)
    .join('');
}

/** The cards of a move; none of a pass. */
export function cardsOf(move: string): readonly TienLenCard[] {
  if (move === 'pass') return [];
  return (move.match(/../g) ?? []).map((text) => RANKS.indexOf(text.charAt(0)) * 4 + SUITS.indexOf(text.charAt(1)));
}

/** The number of the card where faces are drawn: twos first, clubs before diamonds, hearts and spades. */
export const drawnCard = (card: TienLenCard): number => ((rankOf(card) + 1) % 13) * 4 + ((card + 3) & 3);
