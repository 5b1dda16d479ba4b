import { addTo, type Bitmap, emptyBitmap } from './bitmap.ts';
import { foldText } from './fold-text.ts';
import { NAME_START, NAME_START_UNIT, visitUnits } from './gram-keys.ts';
import { type Posting, postingBytes, postingOf } from './posting.ts';
import { ScratchSets } from './scratch-sets.ts';
import { type WordDocuments, WordList } from './word-list.ts';
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
  /** The documents that have a unit, by `unitKey`. */
  readonly units: ReadonlyMap<number, Posting>;
  readonly words: WordList;
  readonly vendors: readonly IndexedVendor[];
  /** The texts of all vendors: what is not in it names none. */
  readonly vendorText: string;
  /** What a search works in. */
  readonly sets: ScratchSets;
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
  const units = new Map<number, number[]>();
  const words = new Map<string, WordDocuments>();
  const gamesOf = new Map<string, Bitmap>();
  for (const [document, { names, vassalage }] of games.entries()) {
    if (document % GAMES_AT_ONCE === GAMES_AT_ONCE - 1) await giveWay();
    const text = searchedText(names);
    texts.push(text);
    visitUnits(text, (key) => list(listOf(units, key), document));
    for (const { word, start } of wordsOf(text)) {
      const { atName, further } = documentsOf(words, word);
      list(text.charCodeAt(start - 1) === NAME_START_UNIT ? atName : further, document);
    }
    const bits = gamesOf.get(vassalage) ?? emptyBitmap(documents);
    gamesOf.set(vassalage, bits);
    addTo(bits, document);
  }
  await giveWay();
  const postings = new Map([...units].map(([key, sorted]) => [key, postingOf(sorted, documents)]));
  await giveWay();
  const wordList = new WordList(words, documents);
  await giveWay();
  const vendors = [...gamesOf].map(([vassalage, bits]): IndexedVendor => {
    const text = searchedText([...(vendorNames.get(vassalage) ?? []), vassalage]);
    return { vassalage, text, words: wordsOf(text).map(({ word }) => word), games: bits };
  });
  return {
    documents,
    texts,
    units: postings,
    words: wordList,
    vendors,
    vendorText: vendors.map(({ text }) => text).join(''),
    sets: new ScratchSets(documents),
    sizeBytes: sizeOf(texts, postings, wordList),
  };
}

function searchedText(names: readonly string[]): string {
  const folded = new Set(names.map(foldText));
  folded.delete('');
  return [...folded].map((name) => NAME_START + name).join('');
}

function listOf(lists: Map<number, number[]>, key: number): number[] {
  const known = lists.get(key) ?? [];
  if (known.length === 0) lists.set(key, known);
  return known;
}

function documentsOf(words: Map<string, WordDocuments>, word: string): WordDocuments {
  const known = words.get(word);
  if (known !== undefined) return known;
  const made = { atName: [], further: [] };
  words.set(word, made);
  return made;
}

/** Adds a document, unless it is the one that was added last. */
function list(sorted: number[], document: number): void {
  if (sorted.at(-1) !== document) sorted.push(document);
}

function sizeOf(texts: readonly string[], units: ReadonlyMap<number, Posting>, words: WordList): number {
  let bytes = words.sizeBytes;
  for (const text of texts) bytes += text.length * 2 + 16;
  for (const posting of units.values()) bytes += postingBytes(posting) + 100;
  return bytes;
}
