import { addAll, addTo, type Bitmap, emptyBitmap, isEmpty, isIn, keepCommon, takeOut, visitEach } from './bitmap.ts';
import { ANYWHERE, AT_NAME, AT_WORD, GRAM_UNITS, gramKey, NAME_START_UNIT, pairKeys } from './gram-keys.ts';
import type { IndexedVendor, NameIndex } from './name-index.ts';
import { isOneTypoAway, SHORTEST_WITH_TYPO } from './one-typo.ts';
import { addPosting, isListed, type Posting } from './posting.ts';
import { isWordUnit, wordsOf } from './word-units.ts';

/** From this length on a query is found within a vendor's words too; shorter ones would name every vendor. */
const SHORTEST_WITHIN_VENDOR = 3;

/** What a query finds. */
export interface NameHits {
  /** Best first: each set holds the games of one rank, and none stands in two. */
  readonly ranks: readonly Bitmap[];
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
  const ranks = namesWith(index, query, scope);
  const ofVendors = emptyBitmap(index.documents);
  for (const vendor of index.vendors) if (isVendorNamed(vendor, query)) addAll(ofVendors, vendor.games);
  keepCommon(ofVendors, scope);
  for (const rank of ranks) takeOut(ofVendors, rank);
  const found = [...ranks, ofVendors];
  return found.every(isEmpty)
    ? { ranks: guesses(index, query, scope), isGuess: true }
    : { ranks: found, isGuess: false };
}

/** Whether a query names a vendor: by the start of a word of its name, by its code, or by a part that is long enough to mean it. */
export function isVendorNamed({ text }: Pick<IndexedVendor, 'text'>, query: string): boolean {
  if (query.length < 2) return false;
  const place = placeIn(text, query);
  return place !== null && (place !== ANYWHERE || query.length >= SHORTEST_WITHIN_VENDOR);
}

/** Whether a vendor's name has each of the query's words, one of them possibly with a slip. */
export function isVendorGuessed({ text, words }: Pick<IndexedVendor, 'text' | 'words'>, query: string): boolean {
  const typed = wordsOf(query).map(({ word }) => word);
  const missing = typed.filter((word) => !text.includes(word));
  const [slip] = missing;
  if (slip === undefined) return typed.length > 1;
  if (missing.length > 1 || slip.length < SHORTEST_WITH_TYPO) return false;
  return words.some((word) => isOneTypoAway(slip, word, slip === typed.at(-1)));
}

/** Names with the query: at their start, at the start of a word, elsewhere. */
function namesWith(index: NameIndex, query: string, scope: Bitmap): [Bitmap, Bitmap, Bitmap] {
  const atName = emptyBitmap(index.documents);
  const atWord = emptyBitmap(index.documents);
  const within = emptyBitmap(index.documents);
  if (query.length <= GRAM_UNITS) {
    // Grams of the query's own length are the answer, not candidates for it.
    const [first, second] = [query.charCodeAt(0), query.length > 1 ? query.charCodeAt(1) : 0];
    addGram(atName, index, gramKey(AT_NAME, first, second), scope);
    addGram(atWord, index, gramKey(AT_WORD, first, second), scope);
    addGram(within, index, gramKey(ANYWHERE, first, second), scope);
    takeOut(atWord, atName);
    takeOut(within, atName);
    takeOut(within, atWord);
  } else {
    visitCandidates(index, query, scope, (document) => {
      const place = placeIn(index.texts[document] ?? '', query);
      if (place !== null) addTo(place === AT_NAME ? atName : place === AT_WORD ? atWord : within, document);
    });
  }
  return [atName, atWord, within];
}

function addGram(bits: Bitmap, index: NameIndex, key: number, scope: Bitmap): void {
  const posting = index.grams.get(key);
  if (posting) addPosting(bits, posting, scope);
}

/** Visits the documents of the scope that have every pair of the query. */
function visitCandidates(index: NameIndex, query: string, scope: Bitmap, visit: (document: number) => void): void {
  const postings: Posting[] = [];
  for (const key of pairKeys(query)) {
    const posting = index.grams.get(key);
    if (posting === undefined) return;
    postings.push(posting);
  }
  postings.sort((one, other) => one.count - other.count);
  const [rarest, ...others] = postings;
  if (rarest === undefined) return;
  if (rarest.bits === null) {
    for (const document of rarest.list) {
      if (isIn(scope, document) && others.every((posting) => isListed(posting, document))) visit(document);
    }
    return;
  }
  const common = scope.slice();
  // The rarest is a bitmap, so all of them are.
  for (const { bits } of postings) if (bits !== null) keepCommon(common, bits);
  visitEach(common, (document) => {
    visit(document);
    return true;
  });
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
  const exact = typed.map((word) => gamesWith(index, word, scope));
  const inAnyOrder = scope.slice();
  for (const games of exact) keepCommon(inAnyOrder, games);
  const slipped = emptyBitmap(index.documents);
  for (const [position, word] of typed.entries()) {
    const others = scope.slice();
    for (const [other, games] of exact.entries()) if (other !== position) keepCommon(others, games);
    if (word.length >= SHORTEST_WITH_TYPO && !isEmpty(others)) {
      addNear(slipped, index, { word, isUnfinished: position === typed.length - 1 }, others);
    }
  }
  takeOut(slipped, inAnyOrder);
  return [inAnyOrder, slipped];
}

function gamesWith(index: NameIndex, word: string, scope: Bitmap): Bitmap {
  const games = emptyBitmap(index.documents);
  for (const rank of namesWith(index, word, scope)) addAll(games, rank);
  for (const vendor of index.vendors) if (vendor.text.includes(word)) addAll(games, vendor.games);
  keepCommon(games, scope);
  return games;
}

function addNear(
  games: Bitmap,
  { words, vendors, documents }: NameIndex,
  { word, isUnfinished }: { readonly word: string; readonly isUnfinished: boolean },
  scope: Bitmap,
): void {
  words.visitNear(word, isUnfinished, (posting) => addPosting(games, posting, scope));
  const ofVendors = emptyBitmap(documents);
  for (const vendor of vendors) {
    if (vendor.words.some((known) => isOneTypoAway(word, known, isUnfinished))) addAll(ofVendors, vendor.games);
  }
  keepCommon(ofVendors, scope);
  addAll(games, ofVendors);
}
