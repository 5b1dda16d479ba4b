import { pairKey } from './gram-keys.ts';
import { isOneTypoAway } from './one-typo.ts';
import { type Posting, postingBytes, postingOf } from './posting.ts';

/** A word with the documents that have it: at the start of a name, and elsewhere in one. */
export interface ListedWord {
  readonly word: string;
  readonly atName: Posting;
  readonly further: Posting;
}

/** The sorted documents of a word while they are collected. */
export interface WordDocuments {
  readonly atName: number[];
  readonly further: number[];
}

/**
 * Every word of the names, found by a part of it or by a word that is one slip away. There are far fewer words than names, so that
 * most of a search is done when its words are found.
 */
export class WordList {
  readonly sizeBytes: number;
  private readonly byWord = new Map<string, ListedWord>();
  /** The words that have a pair of units anywhere, and those that begin with it. */
  private readonly byPair = new Map<number, ListedWord[]>();
  private readonly byStart = new Map<number, ListedWord[]>();

  constructor(words: ReadonlyMap<string, WordDocuments>, documents: number) {
    let bytes = 0;
    for (const [word, { atName, further }] of words) {
      const listed = { word, atName: postingOf(atName, documents), further: postingOf(further, documents) };
      this.byWord.set(word, listed);
      for (let at = 0; at + 1 < word.length; at += 1) {
        const key = pairKey(word.charCodeAt(at), word.charCodeAt(at + 1));
        put(this.byPair, key, listed);
        if (at === 0) put(this.byStart, key, listed);
      }
      bytes += postingBytes(listed.atName) + postingBytes(listed.further) + word.length * 10 + 300;
    }
    this.sizeBytes = bytes;
  }

  find(word: string): ListedWord | undefined {
    return this.byWord.get(word);
  }

  /**
   * Visits the words that have a part of two units or more.
   * @param visit is told where the part first stands in the word.
   */
  visitWith(part: string, visit: (listed: ListedWord, at: number) => void): void {
    let rarest: readonly ListedWord[] | undefined;
    for (let at = 0; at + 1 < part.length; at += 1) {
      const words = this.byPair.get(pairKey(part.charCodeAt(at), part.charCodeAt(at + 1)));
      if (words === undefined) return;
      if (rarest === undefined || words.length < rarest.length) rarest = words;
    }
    for (const listed of rarest ?? []) {
      const at = listed.word.indexOf(part);
      if (at >= 0) visit(listed, at);
    }
  }

  /**
   * Visits every word that is one slip away from a typed one of four units or more, some of them twice. Wherever the slip is, the word
   * still begins with the typed first two units, or has the third and fourth in a row; only where the second and third changed over,
   * it begins with the first and the third.
   */
  visitNear(typed: string, isUnfinished: boolean, visit: (listed: ListedWord) => void): void {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((at) => typed.charCodeAt(at));
    const near = (words: readonly ListedWord[] | undefined): void => {
      for (const listed of words ?? []) if (isOneTypoAway(typed, listed.word, isUnfinished)) visit(listed);
    };
    near(this.byStart.get(pairKey(first ?? 0, second ?? 0)));
    near(this.byPair.get(pairKey(third ?? 0, fourth ?? 0)));
    near(this.byStart.get(pairKey(first ?? 0, third ?? 0)));
  }
}

/** Adds a word once to those of a pair: it is the last one there if it was added before. */
function put(words: Map<number, ListedWord[]>, pair: number, listed: ListedWord): void {
  const known = words.get(pair);
  if (known === undefined) words.set(pair, [listed]);
  else if (known.at(-1) !== listed) known.push(listed);
}
