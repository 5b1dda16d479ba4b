import type { DrawInteger } from '#arcade/engine/draw-integer.ts';

/** Draws with which a shoe deals these cards, as far as it still has them. */
export function shoeDraws(cards: readonly number[], decks: number): DrawInteger {
  const left = cards.values();
  const dealt: number[] = [];
  return () => {
    const card = left.next().value ?? 0;
    const place = decks * card - dealt.filter((other) => other < card).length;
    dealt.push(card);
    return place;
  };
}
