import { addTo, type Bitmap, emptyBitmap } from './bitmap.ts';
import { foldText } from './fold-text.ts';
import { NAME_START, visitGrams } from './gram-keys.ts';
import { type Posting, postingBytes, postingOf } from './posting.ts';
import { WordList } from './word-list.ts';
import { wordsOf } from './word-units.ts';

/** What is indexed of a game: its names, the one that is shown first, and its vendor's code. */
export interface IndexedGame {
  readonly names: readonly string[];
  readonly vassalage: string;
}

/** A vendor with what it is found by. */
export interface IndexedVendor {
  readonly vassalage: string;
  /** Its folded names and code, each after a `NAME_START`. */
  readonly text: string;
  readonly words: readonly string[];
  readonly games: Bitmap;
}

/** The names of the catalogue in one language, ready to be searched. Documents are numbered in the order that breaks ties. */
export interface NameIndex {
  readonly documents: number;
  /** The folded names of each document, each after a `NAME_START`. */
  readonly texts: readonly string[];
  readonly grams: ReadonlyMap<number, Posting>;
  readonly words: WordList;
  readonly vendors: readonly IndexedVendor[];
  /** About what it holds in memory. */
  readonly sizeBytes: number;
}

/** How many games are indexed between two chances for other work: about a millisecond's worth. */
const GAMES_AT_ONCE = 250;

/**
 * Indexes names. Gives way to other work in between, so that no answer waits for a whole index.
 * @param giveWay resolves when it is this work's turn again.
 */
export async function buildNameIndex(
  games: readonly IndexedGame[],
  vendorNames: ReadonlyMap<string, readonly string[]>,
  giveWay: () => Promise<void>,
): Promise<NameIndex> {
  const documents = games.length;
  const texts: string[] = [];
  const grams = new Map<number, number[]>();
  const words = new Map<string, number[]>();
  const gamesOf = new Map<string, Bitmap>();
  for (const [document, { names, vassalage }] of games.entries()) {
    if (document % GAMES_AT_ONCE === GAMES_AT_ONCE - 1) await giveWay();
    const text = searchedText(names);
    texts.push(text);
    visitGrams(text, (key) => list(grams, key, document));
    for (const { word } of wordsOf(text)) list(words, word, document);
    const bits = gamesOf.get(vassalage) ?? emptyBitmap(documents);
    gamesOf.set(vassalage, bits);
    addTo(bits, document);
  }
  const postings = new Map<number, Posting>();
  for (const [key, sorted] of grams) {
    if (postings.size % 1_000 === 999) await giveWay();
    postings.set(key, postingOf(sorted, documents));
  }
  await giveWay();
  const vendors = [...gamesOf].map(([vassalage, bits]): IndexedVendor => {
    const text = searchedText([...(vendorNames.get(vassalage) ?? []), vassalage]);
    return { vassalage, text, words: wordsOf(text).map(({ word }) => word), games: bits };
  });
  const wordList = new WordList(words, documents);
  return { documents, texts, grams: postings, words: wordList, vendors, sizeBytes: sizeOf(texts, postings, wordList) };
}

function searchedText(names: readonly string[]): string {
  const folded = new Set(names.map(foldText));
  folded.delete('');
  return [...folded].map((name) => NAME_START + name).join('');
}

function list<Key>(lists: Map<Key, number[]>, key: Key, document: number): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [document]);
  else if (known.at(-1) !== document) known.push(document);
}

function sizeOf(texts: readonly string[], grams: ReadonlyMap<number, Posting>, words: WordList): number {
  let bytes = words.sizeBytes;
  for (const text of texts) bytes += text.length * 2 + 16;
  for (const posting of grams.values()) bytes += postingBytes(posting) + 100;
  return bytes;
}
