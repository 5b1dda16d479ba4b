import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { JOKER } from '#arcade/games/video-poker/rules/cards.ts';

const CARDS_OF_A_DECK = 52;

/**
 * A fresh shoe of full decks: each call deals one card, numbered as in video poker, and does not put it back.
 * @param jokersOfDeck how many jokers each deck has beside its 52 cards.
 */
export function openShoe(draw: DrawInteger, decks: number, jokersOfDeck = 0): () => number {
  const counts = new Array<number>(CARDS_OF_A_DECK).fill(decks);
  if (jokersOfDeck > 0) counts[JOKER] = decks * jokersOfDeck;
  let left = decks * (CARDS_OF_A_DECK + jokersOfDeck);
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
