import type { GameWords } from '#arcade/client/words/game-words.ts';
import { colourOf, type RoulettePlace } from '../rules/roulette-places.ts';

/** Isolated, since the sentence around may run from right to left. */
const ltr = (text: string) => `\u2066${text}\u2069`;

/** Dozens and even chances, as they stand on the layout. */
export function outsideName(id: string, words: GameWords): string {
  const { roulette } = words;
  switch (id) {
    case 'doz1':
      return roulette.dozen[1];
    case 'doz2':
      return roulette.dozen[2];
    case 'doz3':
      return roulette.dozen[3];
    case 'red':
    case 'black':
    case 'odd':
    case 'even':
    case 'low':
    case 'high':
      return roulette[id];
    default:
      return '';
  }
}

/** A place as it is called: `Corner 25, 26, 28, 29`. */
export function placeName({ id, kind, numbers }: RoulettePlace, words: GameWords): string {
  if (kind === 'dozen' || kind === 'evenChance') return outsideName(id, words);
  const listed = kind === 'column' ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', ');
  return words.say('roulette.place', { name: words.roulette.kind[kind], numbers: ltr(listed) });
}

/** The number that won and its colour. */
export function landedOn(pocket: number, words: GameWords): string {
  return words.say(`roulette.landed.${colourOf(pocket)}`, { number: pocket });
}

/** What a place pays, what lies on it, and the limit. */
export function placeNote(
  { pays }: RoulettePlace,
  amounts: { readonly placed: string | null; readonly limit: string },
  words: GameWords,
): string {
  const placed = amounts.placed === null ? [] : [words.say('chips.placed', { amount: ltr(amounts.placed) })];
  return [
    words.say('roulette.pays', { pays }),
    ...placed,
    words.say('roulette.limit', { amount: ltr(amounts.limit) }),
  ].join(' · ');
}
