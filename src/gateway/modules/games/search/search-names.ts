import { addCommon, addTo, type Bitmap, isEmpty, keepCommon, visitEach } from './bitmap.ts';
import { ANYWHERE, AT_END, AT_NAME, AT_WORD, unitKey } from './gram-keys.ts';
import type { NameIndex } from './name-index.ts';
import { SHORTEST_WITH_TYPO } from './one-typo.ts';
import { placeIn } from './searched-text.ts';
import { isWordUnit, type WordSpan, wordsOf } from './word-units.ts';

/** What a query finds. */
export interface NameHits {
  /** The games, best first, and more behind them that were not found. The list is the index's own until its next search. */
  readonly games: Uint32Array;
  readonly totalCount: number;
  /** Nothing has the query as it is: its words were looked for one by one, and with a slip. */
  readonly isGuess: boolean;
}

/**
 * The games that a folded query finds within a scope.
 * A name that begins with the query comes before one with a word that does, then the query anywhere in a name, then the games of
 * a vendor that it names. Only when nothing is found at all, the query's words count one by one, and then with one slip in one
 * of them: whoever types a name right is never shown a guess.
 */
export function searchNames(index: NameIndex, query: string, scope: Bitmap): NameHits {
  const { sets, ranked, vendors } = index;
  sets.takeBack();
  const [atName, atWord, within, ofVendors] = [sets.empty(), sets.empty(), sets.empty(), sets.empty()];
  addNames(index, query, scope, { atName, atWord, within });
  for (const { games } of vendors.named(query)) addCommon(ofVendors, games, scope);
  const totalCount = ranked.list({ first: atName, second: atWord, third: within, fourth: ofVendors });
  const games = ranked.documents;
  if (totalCount > 0) return { games, totalCount, isGuess: false };
  return { games, totalCount: listGuesses(index, query, scope), isGuess: true };
}

/** Where the games of a query go. What stands in one of these sets may stand in those after it too. */
interface NameRanks {
  readonly atName: Bitmap;
  readonly atWord: Bitmap;
  readonly within: Bitmap;
}

/** Adds the names with the query: at their start, at the start of a word, elsewhere. */
function addNames(index: NameIndex, query: string, scope: Bitmap, { atName, atWord, within }: NameRanks): void {
  const words = wordsOf(query);
  if (query.length === 1) {
    const unit = query.charCodeAt(0);
    addUnit(atName, index, unitKey(AT_NAME, unit), scope);
    addUnit(atWord, index, unitKey(AT_WORD, unit), scope);
    addUnit(within, index, unitKey(ANYWHERE, unit), scope);
  } else if (words.length === 1 && words[0]?.word === query) {
    // Every place of a part of a word is in a word that has it: no name has to be looked at.
    index.words.visitWith(query, (number, at) => {
      index.words.addAtName(at === 0 ? atName : within, number, scope);
      index.words.addFurther(at === 0 ? atWord : within, number, scope);
    });
  } else {
    visitEach(candidates(index, query, words, scope), (document) => {
      const place = placeIn(index.texts[document] ?? '', query);
      if (place !== null) addTo(place === AT_NAME ? atName : place === AT_WORD ? atWord : within, document);
    });
  }
}

function addUnit(bits: Bitmap, index: NameIndex, key: number, scope: Bitmap): void {
  const number = index.units.get(key);
  if (number !== undefined) index.unitPostings.add(bits, number, scope);
}

/**
 * The documents of the scope that have all words of a query, and what stands between them. Its first word may be the end of a longer
 * one, unless something stands before it, and its last word the beginning of one.
 */
function candidates(index: NameIndex, query: string, words: readonly WordSpan[], scope: Bitmap): Bitmap {
  let left = scope;
  for (const { word, start, end } of words) {
    const having = index.sets.empty();
    addWord(having, index, word, { mayBeginEarlier: start === 0, mayEndLater: end === query.length }, left);
    if (isEmpty(having)) return having;
    left = having;
  }
  for (let at = 0; at < query.length; at += 1) {
    const unit = query.charCodeAt(at);
    if (isWordUnit(unit) || query[at] === ' ') continue;
    const having = index.sets.empty();
    addUnit(having, index, unitKey(ANYWHERE, unit), left);
    left = having;
  }
  return left;
}

/** Adds the documents of the scope that may have a word as it stands in a query. */
function addWord(
  bits: Bitmap,
  index: NameIndex,
  word: string,
  { mayBeginEarlier, mayEndLater }: { readonly mayBeginEarlier: boolean; readonly mayEndLater: boolean },
  scope: Bitmap,
): void {
  if (!mayBeginEarlier && !mayEndLater) {
    const number = index.words.find(word);
    if (number !== undefined) index.words.addAll(bits, number, scope);
  } else if (word.length === 1) {
    const unit = word.charCodeAt(0);
    if (mayBeginEarlier) addUnit(bits, index, unitKey(mayEndLater ? ANYWHERE : AT_END, unit), scope);
    else {
      addUnit(bits, index, unitKey(AT_NAME, unit), scope);
      addUnit(bits, index, unitKey(AT_WORD, unit), scope);
    }
  } else {
    index.words.visitWith(word, (number, at) => {
      if (mayEndLater ? mayBeginEarlier || at === 0 : index.words.endsWith(number, word))
        index.words.addAll(bits, number, scope);
    });
  }
}

/** Lists the games whose names, or their vendor's, have all words of the query in any order; then those with one slip in one of them. */
function listGuesses(index: NameIndex, query: string, scope: Bitmap): number {
  const { sets, ranked } = index;
  const typed = wordsOf(query).map(({ word }) => word);
  const exact = typed.map((word) => gamesWith(index, word, scope));
  const strange = typed.filter((_word, position) => isEmpty(exact[position] ?? scope));
  if (typed.length === 0 || strange.length > 1) return 0;
  const none = sets.empty();
  const inAnyOrder = strange.length > 0 ? none : commonOf(exact, sets.copyOf(scope));
  const slipped = sets.empty();
  for (const [position, word] of typed.entries()) {
    // A word that no game has is where the slip is.
    if (word.length < SHORTEST_WITH_TYPO || (strange.length > 0 && word !== strange[0])) continue;
    const others = commonOf(
      exact.filter((_games, other) => other !== position),
      sets.copyOf(scope),
    );
    if (!isEmpty(others)) addNear(slipped, index, { word, isUnfinished: position === typed.length - 1 }, others);
  }
  return ranked.list({ first: inAnyOrder, second: slipped, third: none, fourth: none });
}

/** What is in all of some sets, left in `bits`. */
function commonOf(sets: readonly Bitmap[], bits: Bitmap): Bitmap {
  for (const set of sets) keepCommon(bits, set);
  return bits;
}

/** The games of the scope that have a word anywhere in their names, or in their vendor's. */
function gamesWith(index: NameIndex, word: string, scope: Bitmap): Bitmap {
  const games = index.sets.empty();
  addWord(games, index, word, { mayBeginEarlier: true, mayEndLater: true }, scope);
  for (const vendor of index.vendors.having(word)) addCommon(games, vendor.games, scope);
  return games;
}

function addNear(
  games: Bitmap,
  { words, vendors }: NameIndex,
  { word, isUnfinished }: { readonly word: string; readonly isUnfinished: boolean },
  scope: Bitmap,
): void {
  words.visitNear(word, isUnfinished, (number) => words.addAll(games, number, scope));
  for (const vendor of vendors.near(word, isUnfinished)) addCommon(games, vendor.games, scope);
}
