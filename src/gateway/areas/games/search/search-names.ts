import { type Bitmap, visitEach } from './bitmap.ts';
import type { FoundSet } from './found-set.ts';
import { ANYWHERE, AT_END, AT_NAME, AT_WORD, unitKey } from './gram-keys.ts';
import type { IndexedVendor } from './indexed-vendors.ts';
import type { NameIndex } from './name-index.ts';
import { SHORTEST_WITH_TYPO } from './one-typo.ts';
import { placeIn } from './searched-text.ts';
import { isWordUnit, type WordSpan, wordsOf } from './word-units.ts';

/** The result of a query. */
export interface NameHits {
  /**
   * The games, best first, and more behind them that were not found. The list is the index's own until its next search.
   */
  readonly games: Uint32Array;
  readonly totalCount: number;
  /** The vendors that the query names as it is. */
  readonly vendors: readonly IndexedVendor[];
  /** Nothing has the query as it is: its words were looked for one by one, and with a slip. */
  readonly isGuess: boolean;
}

/** So few names are looked at sooner than they are narrowed by one more word. */
const FEW = 16;

/**
 * The games that a folded query finds within a scope. A name that begins with the query comes before one with a word
 * that does, then the query anywhere in a name, then the games of a vendor that it names. Only when nothing is found at
 * all, the query's words count one by one, and then with one slip in one of them: whoever types a name right is never
 * shown a guess.
 */
export function searchNames(index: NameIndex, query: string, scope: Bitmap): NameHits {
  const { sets, ranked } = index;
  sets.takeBack();
  const [atName, atWord, within, ofVendors] = [sets.empty(), sets.empty(), sets.empty(), sets.empty()];
  addNames(index, query, scope, { atName, atWord, within });
  const vendors = index.vendors.named(query);
  for (const { games } of vendors) ofVendors.addCommon(games, scope);
  const totalCount = ranked.list({ first: atName, second: atWord, third: within, fourth: ofVendors });
  const games = ranked.documents;
  if (totalCount > 0) return { games, totalCount, vendors, isGuess: false };
  return { games, totalCount: listGuesses(index, query, scope), vendors, isGuess: true };
}

/** The games that a query finds, by rank. A game in one of these sets may be in the later ones too. */
interface NameRanks {
  readonly atName: FoundSet;
  readonly atWord: FoundSet;
  readonly within: FoundSet;
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
      if (place !== null) (place === AT_NAME ? atName : place === AT_WORD ? atWord : within).add(document);
    });
  }
}

function addUnit(found: FoundSet, index: NameIndex, key: number, scope: Bitmap): void {
  const number = index.units.get(key);
  if (number !== undefined) index.unitPostings.add(found, number, scope);
}

/**
 * Documents of the scope, all that have a query among them: those with its words, longest first, and with what stands
 * between them, until few are left. Its first word may be the end of a longer one, unless something stands before it,
 * and its last word the beginning of one.
 */
function candidates(index: NameIndex, query: string, words: readonly WordSpan[], scope: Bitmap): Bitmap {
  let left = scope;
  for (const { word, start, end } of longestFirst(words)) {
    const having = index.sets.empty();
    addWord(having, index, word, { mayBeginEarlier: start === 0, mayEndLater: end === query.length }, left);
    left = having.bits;
    if (having.size() <= FEW) return left;
  }
  for (let at = 0; at < query.length; at += 1) {
    const unit = query.charCodeAt(at);
    if (isWordUnit(unit) || query[at] === ' ') continue;
    const having = index.sets.empty();
    addUnit(having, index, unitKey(ANYWHERE, unit), left);
    left = having.bits;
  }
  return left;
}

function longestFirst(words: readonly WordSpan[]): readonly WordSpan[] {
  return words.length < 2 ? words : [...words].sort((one, other) => other.word.length - one.word.length);
}

/** Adds the documents of the scope that may have a word as it stands in a query. */
function addWord(
  found: FoundSet,
  index: NameIndex,
  word: string,
  { mayBeginEarlier, mayEndLater }: { readonly mayBeginEarlier: boolean; readonly mayEndLater: boolean },
  scope: Bitmap,
): void {
  if (!mayBeginEarlier && !mayEndLater) {
    const number = index.words.find(word);
    if (number !== undefined) index.words.addAll(found, number, scope);
  } else if (word.length === 1) {
    const unit = word.charCodeAt(0);
    if (mayBeginEarlier) addUnit(found, index, unitKey(mayEndLater ? ANYWHERE : AT_END, unit), scope);
    else {
      addUnit(found, index, unitKey(AT_NAME, unit), scope);
      addUnit(found, index, unitKey(AT_WORD, unit), scope);
    }
  } else {
    index.words.visitWith(word, (number, at) => {
      if (mayEndLater ? mayBeginEarlier || at === 0 : index.words.endsWith(number, word))
        index.words.addAll(found, number, scope);
    });
  }
}

/**
 * Lists the games whose names, or their vendor's, have all words of the query in any order; then those with one slip in
 * one of them.
 */
function listGuesses(index: NameIndex, query: string, scope: Bitmap): number {
  const { sets, ranked } = index;
  const typed = wordsOf(query).map(({ word }) => word);
  const exact = typed.map((word) => gamesWith(index, word, scope));
  const strange = typed.filter((_word, position) => exact[position]?.isEmpty());
  if (typed.length === 0 || strange.length > 1) return 0;
  const none = sets.empty();
  const slipped = sets.empty();
  for (const [position, word] of typed.entries()) {
    // A word that no game has is where the slip is.
    if (word.length < SHORTEST_WITH_TYPO || (strange.length > 0 && word !== strange[0])) continue;
    const others = commonOf(
      index,
      exact.filter((_games, other) => other !== position),
    );
    if (others?.isEmpty()) continue;
    addNear(slipped, index, { word, isUnfinished: position === typed.length - 1 }, others?.bits ?? scope);
  }
  const inAnyOrder = strange.length > 0 ? none : (commonOf(index, exact) ?? none);
  return ranked.list({ first: inAnyOrder, second: slipped, third: none, fourth: none });
}

/** The intersection of some sets; undefined where there are none. */
function commonOf({ sets }: NameIndex, [first, ...others]: readonly FoundSet[]): FoundSet | undefined {
  let common = first;
  for (const other of others) {
    if (common === undefined) return undefined;
    const both = sets.empty();
    both.addCommonFound(common, other);
    common = both;
  }
  return common;
}

/** The games of the scope that have a word anywhere in their names, or in their vendor's. */
function gamesWith(index: NameIndex, word: string, scope: Bitmap): FoundSet {
  const games = index.sets.empty();
  addWord(games, index, word, { mayBeginEarlier: true, mayEndLater: true }, scope);
  for (const vendor of index.vendors.having(word)) games.addCommon(vendor.games, scope);
  return games;
}

function addNear(
  games: FoundSet,
  { words, vendors }: NameIndex,
  { word, isUnfinished }: { readonly word: string; readonly isUnfinished: boolean },
  scope: Bitmap,
): void {
  words.visitNear(word, isUnfinished, (number) => words.addAll(games, number, scope));
  for (const vendor of vendors.near(word, isUnfinished)) games.addCommon(vendor.games, scope);
}
