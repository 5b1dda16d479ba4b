import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { cardOrder, type OrderedCard, suitOf } from '#arcade/games/shedding/rules/card-order.ts';

/** From six to ace. Suits are equal but for trumps; in this order red and black alternate in a sorted hand. */
export const durakCards = cardOrder('6789TJQKA', 'cdsh');

/** A card of the attacker, and what beats it; null while nothing does. */
export interface DurakPair {
  readonly attack: OrderedCard;
  readonly defence: OrderedCard | null;
}

/** The part of a position that both players see. */
export interface OpenDurak {
  /** The last card of the stock. Its suit is trump, also after it was drawn. */
  readonly trumpCard: OrderedCard;
  readonly table: readonly DurakPair[];
  readonly attacker: Seat;
  /** How many attacks this bout may have. */
  readonly mostAttacks: number;
  readonly last: { readonly seat: Seat; readonly move: string } | null;
}

export interface DurakPosition extends OpenDurak {
  readonly hands: readonly (readonly OrderedCard[])[];
  /** The next card first. */
  readonly stock: readonly OrderedCard[];
  /** Out of play. */
  readonly out: readonly OrderedCard[];
}

/** What a player sees: his own hand and counts. Cards that were taken from the table are hidden again. */
export interface DurakView extends OpenDurak {
  /** By seat; null for a hand that is hidden. */
  readonly hands: readonly (readonly OrderedCard[] | null)[];
  readonly counts: readonly number[];
  readonly stockCount: number;
}

/** The attack that has to be beaten; undefined where the attacker moves. */
export function openAttack({ table }: Pick<OpenDurak, 'table'>): OrderedCard | undefined {
  return table.find(({ defence }) => defence === null)?.attack;
}

/** Whoever moves next: the defender where an attack is open. */
export function durakTurn(position: Pick<OpenDurak, 'table' | 'attacker'>): Seat {
  return openAttack(position) === undefined ? position.attacker : 1 - position.attacker;
}

/** The cards on the table. */
export function cardsOn(table: readonly DurakPair[]): readonly OrderedCard[] {
  return table.flatMap(({ attack, defence }) => (defence === null ? [attack] : [attack, defence]));
}

export const isTrump = (card: OrderedCard, trumpCard: OrderedCard): boolean => suitOf(card) === suitOf(trumpCard);

/** Whether a card beats another: by height in its suit, or as a trump. */
export function isHigher(card: OrderedCard, other: OrderedCard, trumpCard: OrderedCard): boolean {
  return suitOf(card) === suitOf(other) ? card > other : isTrump(card, trumpCard);
}
