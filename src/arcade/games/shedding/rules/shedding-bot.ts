import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { oneOfBest } from '#arcade/games/matches/rules/one-of-best.ts';
import { type OrderedCard, rankOf } from './card-order.ts';
import { combinationOf, type SheddingGame, TWO } from './shedding-game.ts';
import type { SheddingView } from './shedding-position.ts';

/** With so few cards in a hand, the bot no longer keeps strong ones. */
const NEARLY_OUT = 4;

/** The cost of a move that breaks up a longer combination. */
const BROKEN = 6;

/**
 * Gets rid of many weak cards, keeps together what goes together, and spares twos and the kinds that win the lead back.
 * It knows its own hand alone.
 */
export function chooseShedding<Kind extends string>(
  game: SheddingGame<Kind>,
  { hands, counts, turn, lead }: SheddingView,
  legal: readonly string[],
  random: DrawInteger,
): string {
  const hand = hands[turn] ?? [];
  const theirs = counts[1 - turn] ?? 0;
  const isUrgent = theirs <= NEARLY_OUT || hand.length <= NEARLY_OUT;
  const longest = new Map<OrderedCard, number>();
  for (const { cards } of game.combinationsIn(hand))
    for (const card of cards) longest.set(card, Math.max(longest.get(card) ?? 0, cards.length));
  const score = (move: string): number => {
    const cards = game.cards.cardsOf(move);
    if (cards.length === 0) return 0;
    if (cards.length === hand.length) return 1_000;
    const kind = combinationOf(game, cards)?.kind;
    const twos = cards.filter((card) => rankOf(card) === TWO).length;
    const isSpared = kind !== undefined && game.spared.includes(kind);
    const breaks = cards.some((card) => (longest.get(card) ?? 0) > cards.length);
    const cost = isUrgent ? 0 : 20 * twos + (isSpared ? 25 : 0) + (breaks ? BROKEN : 0);
    const strength = cards.reduce((sum, card) => sum + rankOf(card), 0) / cards.length;
    // To beat the other's cards the weakest will do. A lead of more cards than he has cannot be answered.
    const lone = theirs === 1 && cards.length === 1 ? 3 * rankOf(cards[0] ?? 0) - 30 : 0;
    return 8 * cards.length + (lead === null ? 0 : 8) - strength - cost + lone;
  };
  return oneOfBest(legal, score, random) ?? '';
}
