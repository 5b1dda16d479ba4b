import type { FoldedText } from './fold-text.ts';
import { isOneTypoAway, SHORTEST_WITH_TYPO } from './one-typo.ts';
import { wordsOf } from './word-units.ts';

/** A stretch of a name that a query found, in UTF-16 units: from the first up to the second. */
export type Match = [start: number, end: number];

/** Finds the passages to highlight in the names that a query found, one name after the other. */
export class Highlighter {
  private readonly words: readonly string[];

  /**
   * @param query folded.
   * @param isGuess nothing has the query as it is: the places of its words then, and the words that are one slip away
   *   from them.
   */
  constructor(
    private readonly query: string,
    isGuess: boolean,
  ) {
    this.words = isGuess ? wordsOf(query).map(({ word }) => word) : [];
  }

  /** Every place of the query. None where the name was found by another one, such as the English or the vendor's. */
  in({ text, origins }: FoldedText): Match[] {
    const places = placesOf(text, this.query);
    const merged = places.length === 0 && this.words.length > 0 ? mergeMatches(this.guessedPlaces(text)) : places;
    if (origins === null) return merged;
    // A match that ends within what one character folded to takes all of that character.
    const matches = merged.map(([start, end]): Match => {
      let after = end;
      while (after < text.length && origins[after] === origins[end - 1]) after += 1;
      return [origins[start] ?? 0, origins[after] ?? origins.at(-1) ?? 0];
    });
    return mergeMatches(matches);
  }

  /** The query's words in a text, and words that are one slip away from those that the text does not have. */
  private guessedPlaces(text: string): Match[] {
    const places: Match[] = [];
    const slips: string[] = [];
    for (const word of this.words) {
      const found = placesOf(text, word);
      if (found.length > 0) places.push(...found);
      else if (word.length >= SHORTEST_WITH_TYPO) slips.push(word);
    }
    if (slips.length === 0) return places;
    const last = this.words.at(-1);
    for (const { word, start, end } of wordsOf(text)) {
      if (slips.some((slip) => isOneTypoAway(slip, word, slip === last))) places.push([start, end]);
    }
    return places;
  }
}

/** The matches of a query in a text, in order; adjacent matches are merged. */
function placesOf(text: string, query: string): Match[] {
  const places: Match[] = [];
  if (query === '') return places;
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    const last = places.at(-1);
    if (last?.[1] === at) last[1] += query.length;
    else places.push([at, at + query.length]);
  }
  return places;
}

/** The same stretches in order, without overlaps. */
function mergeMatches(matches: Match[]): Match[] {
  if (matches.length < 2) return matches;
  const merged: Match[] = [];
  for (const [start, end] of [...matches].sort((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
