import { type PokerKind, pokerHandOf, pokerKinds } from '#arcade/games/tables/rules/poker-hands.ts';
import { ACE, JOKER, rankOf } from '#arcade/games/video-poker/rules/cards.ts';

const RANKS = 13;
const STRAIGHT = pokerKinds.indexOf('straight');
const FLUSH = pokerKinds.indexOf('flush');
const SUITS = [0, 1, 2, 3] as const;
const CARDS = 5;

/** The hands of five cards with a joker: five aces are the best of all. */
export type HighKind = PokerKind | 'fiveAces';

export interface HighHand {
  readonly kind: HighKind;
  /** A higher hand has a higher one, and equal hands have the same. */
  readonly strength: number;
  /** The five cards, with the one that the joker stands for. */
  readonly cards: readonly number[];
}

/** The rank of a card by itself: a joker counts as an ace. */
export function rankWithJoker(card: number): number {
  return card === JOKER ? ACE : rankOf(card);
}

/** Beyond all hands without a joker. */
const FIVE_ACES = pokerKinds.length * RANKS ** CARDS;

/** The best hand of five cards: a joker completes a straight, a flush or both, and else is an ace. */
export function highHandOf(high: readonly number[]): HighHand {
  const others = high.filter((card) => card !== JOKER);
  if (others.length === high.length) return handWith(high);
  if (others.length === CARDS - 1 && others.every((card) => rankOf(card) === ACE))
    return { kind: 'fiveAces', strength: FIVE_ACES, cards: high };
  const ace = SUITS.map((suit) => ACE * 4 + suit).find((card) => !others.includes(card)) ?? JOKER;
  const asAce = handWith([...others, ace]);
  // A straight or a flush has no two cards of one rank. The suit of the others matters where all have the same alone.
  if (new Set(others.map(rankOf)).size < others.length) return asAce;
  const [suit = 0, ...suits] = others.map((card) => card % 4);
  const isOneSuit = suits.every((other) => other === suit);
  const completed = Array.from({ length: RANKS }, (_, rank) => rank * 4 + suit)
    .filter((card) => !others.some((other) => rankOf(other) === rankOf(card)))
    .map((card) => handWith([...others, card]))
    .filter(({ kind }) => pokerKinds.indexOf(kind as PokerKind) >= (isOneSuit ? FLUSH : STRAIGHT));
  return completed.reduce((best, hand) => (hand.strength > best.strength ? hand : best), asAce);
}

function handWith(cards: readonly number[]): HighHand {
  return { ...pokerHandOf(cards), cards };
}
