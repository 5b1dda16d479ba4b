import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { oneOfBest } from '#arcade/games/matches/rules/one-of-best.ts';
import { type OrderedCard, rankOf } from '#arcade/games/shedding/rules/card-order.ts';
import { cardsOn, type DurakView, durakCards, durakTurn, isTrump, openAttack } from './durak-position.ts';

/** A trump is worth as much as all ranks of the other suits. */
const RANKS = 9;

/** While there is a stock, the bot takes the cards rather than beat with a trump queen or higher. */
const TOO_DEAR_TO_BEAT = RANKS + 6;

/** While there is a stock, it ends a bout rather than add a trump. */
const TOO_DEAR_TO_ADD = RANKS;

/**
 * Gets rid of its cheapest cards, and keeps trumps for the time without a stock. Then it adds and beats whatever it
 * can. It knows its own hand alone.
 */
export function chooseDurak(view: DurakView, legal: readonly string[], random: DrawInteger): string {
  const { hands, table, trumpCard, stockCount } = view;
  const hand = hands[durakTurn(view)] ?? [];
  const onTable = new Set(cardsOn(table).map(rankOf));
  const isDefence = openAttack(view) !== undefined;
  const tooDear = isDefence ? TOO_DEAR_TO_BEAT : TOO_DEAR_TO_ADD;
  const alike = (card: OrderedCard): number => hand.filter((other) => rankOf(other) === rankOf(card)).length - 1;
  const cost = (move: string): number => {
    const [card] = durakCards.cardsOf(move);
    // Just below, so that a card of that worth is not played.
    if (card === undefined) return stockCount === 0 ? Number.POSITIVE_INFINITY : tooDear - 0.5;
    const worth = rankOf(card) + (isTrump(card, trumpCard) ? RANKS : 0);
    // A rank that is on the table gives the attacker nothing new to add to.
    if (isDefence) return worth - (onTable.has(rankOf(card)) ? 1 : 0);
    // A lead can be followed by the others of its rank.
    return worth - (table.length === 0 ? 2 * alike(card) : 0);
  };
  return oneOfBest(legal, (move) => -cost(move), random) ?? '';
}
