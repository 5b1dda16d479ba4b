import { addAll, addTo, type Bitmap, countOf, isEmpty, keepCommon, takeOut, visitEach } from './bitmap.ts';
import { ANYWHERE, AT_END, AT_NAME, AT_WORD, NAME_START_UNIT, unitKey } from './gram-keys.ts';
import type { IndexedVendor, NameIndex } from './name-index.ts';
import { isOneTypoAway, SHORTEST_WITH_TYPO } from './one-typo.ts';
import { addPosting } from './posting.ts';
import { isWordUnit, type WordSpan, wordsOf } from './word-units.ts';

/** From this length on a query is found within a vendor's words too; shorter ones would name every vendor. */
const SHORTEST_WITHIN_VENDOR = 3;

/** What a query finds. */
export interface NameHits {
  /** Best first: each set holds the games of one rank, and none stands in two. They are the index's own until its next search. */
  readonly ranks: readonly Bitmap[];
  /** How many games each rank has. */
  readonly counts: readonly number[];
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
  index.sets.takeBack();
  const ranks = namesWith(index, query, scope);
  const vendors = vendorsNamed(index, query);
  if (vendors.length > 0) {
    const ofVendors = index.sets.empty();
    for (const { games } of vendors) addAll(ofVendors, games);
    keepCommon(ofVendors, scope);
    for (const rank of ranks) takeOut(ofVendors, rank);
    ranks.push(ofVendors);
  }
  const counts = ranks.map(countOf);
  if (counts.some((count) => count > 0)) return { ranks, counts, isGuess: false };
  const guessed = guesses(index, query, scope);
  return { ranks: guessed, counts: guessed.map(countOf), isGuess: true };
}

/** The vendors that a query names: by the start of a word of their name, by their code, or by a part that is long enough to mean them. */
export function vendorsNamed({ vendors, vendorText }: NameIndex, query: string): IndexedVendor[] {
  if (query.length < 2 || !vendorText.includes(query)) return [];
  return vendors.filter(({ text }) => {
    const place = placeIn(text, query);
    return place !== null && (place !== ANYWHERE || query.length >= SHORTEST_WITHIN_VENDOR);
  });
}

/** The vendors whose names have each of the query's words, one of them possibly with a slip. */
export function vendorsGuessed({ vendors }: NameIndex, query: string): IndexedVendor[] {
  const typed = wordsOf(query).map(({ word }) => word);
  return vendors.filter((vendor) => hasWords(vendor, typed));
}

/** The same of one vendor. */
export function isVendorGuessed(vendor: Pick<IndexedVendor, 'text' | 'words'>, query: string): boolean {
  return hasWords(
    vendor,
    wordsOf(query).map(({ word }) => word),
  );
}

function hasWords({ text, words }: Pick<IndexedVendor, 'text' | 'words'>, typed: readonly string[]): boolean {
  let slip: string | undefined;
  for (const word of typed) {
    if (text.includes(word)) continue;
    if (slip !== undefined) return false;
    slip = word;
  }
  if (slip === undefined) return typed.length > 1;
  const missing = slip;
  if (missing.length < SHORTEST_WITH_TYPO) return false;
  return words.some((word) => isOneTypoAway(missing, word, missing === typed.at(-1)));
}

/** Names with the query: at their start, at the start of a word, elsewhere. */
function namesWith(index: NameIndex, query: string, scope: Bitmap): Bitmap[] {
  const { sets } = index;
  const [atName, atWord, within] = [sets.empty(), sets.empty(), sets.empty()];
  const words = wordsOf(query);
  if (query.length === 1) {
    const unit = query.charCodeAt(0);
    addUnit(atName, index, unitKey(AT_NAME, unit), scope);
    addUnit(atWord, index, unitKey(AT_WORD, unit), scope);
    addUnit(within, index, unitKey(ANYWHERE, unit), scope);
  } else if (words.length === 1 && words[0]?.word === query) {
    // Every place of a part of a word is in a word that has it: no name has to be looked at.
    index.words.visitWith(query, (listed, at) => {
      addPosting(at === 0 ? atName : within, listed.atName, scope);
      addPosting(at === 0 ? atWord : within, listed.further, scope);
    });
  } else {
    visitEach(candidates(index, query, words, scope), (document) => {
      const place = placeIn(index.texts[document] ?? '', query);
      if (place !== null) addTo(place === AT_NAME ? atName : place === AT_WORD ? atWord : within, document);
      return true;
    });
  }
  takeOut(atWord, atName);
  takeOut(within, atName);
  takeOut(within, atWord);
  return [atName, atWord, within];
}

function addUnit(bits: Bitmap, index: NameIndex, key: number, scope: Bitmap): void {
  const posting = index.units.get(key);
  if (posting) addPosting(bits, posting, scope);
}

/**
 * The documents of the scope that have all words of a query, and what stands between them. Its first word may be the end of a longer
 * one, unless something stands before it, and its last word the beginning of one.
 */
function candidates(index: NameIndex, query: string, words: readonly WordSpan[], scope: Bitmap): Bitmap {
  const left = index.sets.copyOf(scope);
  const having = index.sets.empty();
  for (const { word, start, end } of words) {
    addWord(having, index, word, { mayBeginEarlier: start === 0, mayEndLater: end === query.length }, scope);
    keepCommon(left, having);
    having.fill(0);
  }
  for (let at = 0; at < query.length; at += 1) {
    const unit = query.charCodeAt(at);
    if (isWordUnit(unit) || query[at] === ' ') continue;
    addUnit(having, index, unitKey(ANYWHERE, unit), scope);
    keepCommon(left, having);
    having.fill(0);
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
    const listed = index.words.find(word);
    if (listed === undefined) return;
    addPosting(bits, listed.atName, scope);
    addPosting(bits, listed.further, scope);
  } else if (word.length === 1) {
    const unit = word.charCodeAt(0);
    if (mayBeginEarlier) addUnit(bits, index, unitKey(mayEndLater ? ANYWHERE : AT_END, unit), scope);
    else {
      addUnit(bits, index, unitKey(AT_NAME, unit), scope);
      addUnit(bits, index, unitKey(AT_WORD, unit), scope);
    }
  } else {
    index.words.visitWith(word, (listed, at) => {
      if (!(mayEndLater ? mayBeginEarlier || at === 0 : listed.word.endsWith(word))) return;
      addPosting(bits, listed.atName, scope);
      addPosting(bits, listed.further, scope);
    });
  }
}

/** The best place of a query in a searched text; null where it has none. */
function placeIn(text: string, query: string): number | null {
  let at = text.indexOf(query);
  if (at < 0) return null;
  let best = ANYWHERE;
  for (; at >= 0; at = text.indexOf(query, at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === NAME_START_UNIT) return AT_NAME;
    if (!isWordUnit(before)) best = AT_WORD;
  }
  return best;
}

/** Games whose names, or their vendor's, have all words of the query in any order; then those with one slip in one of them. */
function guesses(index: NameIndex, query: string, scope: Bitmap): readonly Bitmap[] {
  const typed = wordsOf(query).map(({ word }) => word);
  if (typed.length === 0) return [];
  const { sets } = index;
  const exact = typed.map((word) => gamesWith(index, word, scope));
  const inAnyOrder = sets.copyOf(scope);
  for (const games of exact) keepCommon(inAnyOrder, games);
  const slipped = sets.empty();
  const others = sets.empty();
  for (const [position, word] of typed.entries()) {
    if (word.length < SHORTEST_WITH_TYPO) continue;
    others.set(scope);
    for (const [other, games] of exact.entries()) if (other !== position) keepCommon(others, games);
    if (!isEmpty(others)) addNear(slipped, index, { word, isUnfinished: position === typed.length - 1 }, others);
  }
  takeOut(slipped, inAnyOrder);
  return [inAnyOrder, slipped];
}

/** The games of the scope that have a word anywhere in their names, or in their vendor's. */
function gamesWith(index: NameIndex, word: string, scope: Bitmap): Bitmap {
  const games = index.sets.empty();
  addWord(games, index, word, { mayBeginEarlier: true, mayEndLater: true }, scope);
  if (!index.vendorText.includes(word)) return games;
  for (const vendor of index.vendors) if (vendor.text.includes(word)) addAll(games, vendor.games);
  keepCommon(games, scope);
  return games;
}

function addNear(
  games: Bitmap,
  { words, vendors, sets }: NameIndex,
  { word, isUnfinished }: { readonly word: string; readonly isUnfinished: boolean },
  scope: Bitmap,
): void {
  words.visitNear(word, isUnfinished, (listed) => {
    addPosting(games, listed.atName, scope);
    addPosting(games, listed.further, scope);
  });
  const meant = vendors.filter((vendor) => vendor.words.some((known) => isOneTypoAway(word, known, isUnfinished)));
  if (meant.length === 0) return;
  const ofVendors = sets.empty();
  for (const vendor of meant) addAll(ofVendors, vendor.games);
  keepCommon(ofVendors, scope);
  addAll(games, ofVendors);
}
