import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { cardsOf, rankOf, TWO } from './tien-len-cards.ts';
import { combinationOf } from './tien-len-combinations.ts';
import type { TienLenView } from './tien-len-position.ts';

/** Where a player has so few cards left, the bot holds nothing back. */
const NEARLY_OUT = 4;

/** Gets rid of many weak cards, and spares twos and what cuts them. It knows its own hand alone. */
export function chooseTienLen(
  { hands, counts, turn, lead }: TienLenView,
  legal: readonly string[],
  random: DrawInteger,
): string {
  const hand = hands[turn] ?? [];
  const theirs = counts[1 - turn] ?? 0;
  const isUrgent = theirs <= NEARLY_OUT || hand.length <= NEARLY_OUT;
  const score = (move: string): number => {
    const cards = cardsOf(move);
    if (cards.length === 0) return 0;
    if (cards.length === hand.length) return 1_000;
    const kind = combinationOf(cards)?.kind;
    const twos = cards.filter((card) => rankOf(card) === TWO).length;
    const cost = isUrgent ? 0 : 20 * twos + (kind === 'four' || kind === 'pairRun' ? 25 : 0);
    const strength = cards.reduce((sum, card) => sum + rankOf(card), 0) / cards.length;
    // To beat the other's cards the weakest will do. A lead of more cards than he has cannot be answered.
    const lone = theirs === 1 && cards.length === 1 ? 3 * rankOf(cards[0] ?? 0) - 30 : 0;
    return 8 * cards.length + (lead === null ? 0 : 8) - strength - cost + lone;
  };
  const scores = legal.map(score);
  const best = Math.max(...scores);
  const equal = legal.filter((_, at) => scores[at] === best);
  return equal[random(equal.length)] ?? '';
}
