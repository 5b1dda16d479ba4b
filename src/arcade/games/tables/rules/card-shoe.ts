import type { DrawInteger } from '#arcade/engine/draw-integer.ts';

const CARDS_OF_A_DECK = 52;

/** A fresh shoe of full decks: each call deals one card, numbered as in video poker, and does not put it back. */
export function openShoe(draw: DrawInteger, decks: number): () => number {
  const counts = new Array<number>(CARDS_OF_A_DECK).fill(decks);
  let left = decks * CARDS_OF_A_DECK;
  return () => {
    let place = draw(left);
    left -= 1;
    const card = counts.findIndex((count) => {
      place -= count;
      return place < 0;
    });
    counts[card] = (counts[card] ?? 0) - 1;
    return card;
  };
}
