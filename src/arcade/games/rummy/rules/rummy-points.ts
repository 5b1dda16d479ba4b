import { ACE, rankOf, suitOf } from '#arcade/games/video-poker/rules/cards.ts';

const TEN = 8;

/** An ace counts 1, court cards 10. */
function pointsOfCard(card: number): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank >= TEN ? 10 : rank + 2;
}

/** The place of a card in its suit; the ace is low. */
function placeOf(card: number): number {
  return (rankOf(card) + 1) % (ACE + 1);
}

/** Two cards or more of one rank, or in a row in one suit. They count nothing. */
export function isMeld(cards: readonly number[]): boolean {
  const [first = 0] = cards;
  if (cards.every((card) => rankOf(card) === rankOf(first))) return true;
  const places = cards.map(placeOf).sort((left, right) => left - right);
  return (
    cards.every((card) => suitOf(card) === suitOf(first)) &&
    places.every((place, index) => index === 0 || place === Number(places[index - 1]) + 1)
  );
}

function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOfCard(card), 0);
}

/** The cards of the best meld; none where there is no meld. */
export function bestMeld(cards: readonly number[]): readonly number[] {
  const two = cards.map((_, index) => cards.filter((__, other) => other !== index));
  const melds = [cards, ...two].filter(isMeld);
  return melds.reduce<readonly number[]>((best, meld) => (sumOf(meld) > sumOf(best) ? meld : best), []);
}

/** The points of three cards: those outside of the best meld. Fewer are better. */
export function pointsOf(cards: readonly number[]): number {
  return sumOf(cards) - sumOf(bestMeld(cards));
}
