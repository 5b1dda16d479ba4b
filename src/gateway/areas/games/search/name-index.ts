import { addTo, type Bitmap, emptyBitmap } from './bitmap.ts';
import { NAME_START_UNIT, visitUnits } from './gram-keys.ts';
import { IndexedVendors } from './indexed-vendors.ts';
import { Postings } from './postings.ts';
import { RankedList } from './ranked-list.ts';
import { ScratchSets } from './scratch-sets.ts';
import { searchedText } from './searched-text.ts';
import { type WordDocuments, WordList } from './word-list.ts';
import { wordsOf } from './word-units.ts';

/** The indexed fields of a game: its names, the one that is shown first, and its vendor's code. */
export interface IndexedGame {
  readonly names: readonly string[];
  readonly vassalage: string;
}

/**
 * The names of the catalogue in one language, ready to be searched. Documents are numbered in the order that breaks
 * ties.
 */
export interface NameIndex {
  readonly documents: number;
  /** The folded names of each document, each after a `NAME_START`. */
  readonly texts: readonly string[];
  /** The numbers of units, by `unitKey`, and the documents that have each. */
  readonly units: ReadonlyMap<number, number>;
  readonly unitPostings: Postings;
  readonly words: WordList;
  readonly vendors: IndexedVendors;
  /** Scratch memory of a search. */
  readonly sets: ScratchSets;
  readonly ranked: RankedList;
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
  const unitPostings = new Postings([...units.values()], documents);
  await giveWay();
  const wordList = new WordList(words, documents);
  await giveWay();
  return {
    documents,
    texts,
    units: new Map([...units.keys()].map((key, number) => [key, number])),
    unitPostings,
    words: wordList,
    vendors: new IndexedVendors(gamesOf, vendorNames),
    sets: new ScratchSets(documents),
    ranked: new RankedList(documents),
    sizeBytes: sizeOf(texts, unitPostings, wordList),
  };
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

function sizeOf(texts: readonly string[], units: Postings, words: WordList): number {
  let bytes = units.sizeBytes + words.sizeBytes;
  for (const text of texts) bytes += text.length * 2 + 16;
  return bytes;
}
