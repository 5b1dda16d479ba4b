import { type Bitmap, emptyBitmap, isIn } from './bitmap.ts';
import { FoundSet } from './found-set.ts';
import { ANYWHERE } from './gram-keys.ts';
import { isOneTypoAway, SHORTEST_WITH_TYPO } from './one-typo.ts';
import { placeIn, searchedText } from './searched-text.ts';
import { type WordDocuments, WordList } from './word-list.ts';
import { wordsOf } from './word-units.ts';

/** From this length on a query is found within a vendor's words too; shorter ones would name every vendor. */
const SHORTEST_WITHIN_VENDOR = 3;

const NO_VENDORS: readonly IndexedVendor[] = [];

/** A vendor with what it is found by. */
export interface IndexedVendor {
  readonly vassalage: string;
  /** Its folded names and code, each after a `NAME_START`. */
  readonly text: string;
  readonly games: Bitmap;
}

/** The vendors of an index, found by their names and codes. */
export class IndexedVendors {
  private readonly vendors: readonly IndexedVendor[];
  private readonly words: WordList;
  private readonly everyVendor: Bitmap;

  constructor(gamesOf: ReadonlyMap<string, Bitmap>, names: ReadonlyMap<string, readonly string[]>) {
    this.vendors = [...gamesOf].map(([vassalage, games]) => ({
      vassalage,
      text: searchedText([...(names.get(vassalage) ?? []), vassalage]),
      games,
    }));
    this.everyVendor = emptyBitmap(this.vendors.length).fill(0xffff_ffff);
    const words = new Map<string, WordDocuments>();
    for (const [number, { text }] of this.vendors.entries()) {
      for (const word of new Set(wordsOf(text).map((span) => span.word))) {
        const listed = words.get(word) ?? { atName: [], further: [] };
        words.set(word, listed);
        listed.further.push(number);
      }
    }
    this.words = new WordList(words, this.vendors.length);
  }

  /**
   * Those that a query names: by the start of a word of their name, by their code, or by a part that is long enough to
   * mean them.
   */
  named(query: string): readonly IndexedVendor[] {
    if (query.length < 2) return NO_VENDORS;
    return this.having(query).filter(
      ({ text }) => query.length >= SHORTEST_WITHIN_VENDOR || placeIn(text, query) !== ANYWHERE,
    );
  }

  /** Those that have a part in their names. */
  having(part: string): readonly IndexedVendor[] {
    return this.mayHave(part) ? this.vendors.filter(({ text }) => text.includes(part)) : NO_VENDORS;
  }

  /** Whether a vendor may have a part: some word of theirs has each of its words. */
  private mayHave(part: string): boolean {
    return wordsOf(part).every(({ word }) => word.length < 2 || this.words.hasWith(word));
  }

  /** Those with a word that is one slip away from a typed one. */
  near(word: string, isUnfinished: boolean): readonly IndexedVendor[] {
    if (word.length < SHORTEST_WITH_TYPO) return NO_VENDORS;
    const found: number[] = [];
    this.words.visitNear(word, isUnfinished, (number) => found.push(number));
    if (found.length === 0) return NO_VENDORS;
    const near = new FoundSet(this.vendors.length);
    for (const number of found) this.words.addAll(near, number, this.everyVendor);
    return this.vendors.filter((_vendor, number) => isIn(near.bits, number));
  }

  /** Those whose names have each of the query's words, one of them possibly with a slip. */
  guessed(query: string): readonly IndexedVendor[] {
    const typed = wordsOf(query).map(({ word }) => word);
    const strange = typed.filter((word) => !this.mayHave(word));
    if (strange.length > 1) return NO_VENDORS;
    const [slip] = strange;
    const left = slip === undefined ? this.vendors : this.near(slip, slip === typed.at(-1));
    return left.filter(({ text }) => hasWords(text, typed));
  }
}

/**
 * Whether a vendor's text has all of some words; all but one that is a slip of one of its words; a word alone has to be
 * a slip.
 */
function hasWords(text: string, typed: readonly string[]): boolean {
  let slip: string | undefined;
  for (const word of typed) {
    if (text.includes(word)) continue;
    if (slip !== undefined) return false;
    slip = word;
  }
  if (slip === undefined) return typed.length > 1;
  const missing = slip;
  if (missing.length < SHORTEST_WITH_TYPO) return false;
  return wordsOf(text).some(({ word }) => isOneTypoAway(missing, word, missing === typed.at(-1)));
}
