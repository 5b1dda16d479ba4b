import type { Bitmap } from './bitmap.ts';
import type { FoundSet } from './found-set.ts';
import { pairKey } from './gram-keys.ts';
import { isOneTypoAway } from './one-typo.ts';
import { Postings } from './postings.ts';

/** The sorted documents of a word while they are collected. */
export interface WordDocuments {
  readonly atName: number[];
  readonly further: number[];
}

const NO_WORDS = new Uint32Array();

/**
 * Every word of some names, by its number, found by a part of it or by a word that is one slip away. There are far
 * fewer words than names, so that most of a search is done when its words are found.
 */
export class WordList {
  readonly sizeBytes: number;
  private readonly words: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;
  /** Which letters each word has, as far as 32 bits tell: what lacks one is never looked at. */
  private readonly letters: Uint32Array;
  /** The words that have a pair of units anywhere, and those that begin with it. */
  private readonly byPair: ReadonlyMap<number, Uint32Array>;
  private readonly byStart: ReadonlyMap<number, Uint32Array>;
  /** Of each word first those at the start of a name, then the others: mostly both are looked at. */
  private readonly postings: Postings;

  constructor(words: ReadonlyMap<string, WordDocuments>, documents: number) {
    this.words = [...words.keys()];
    this.numbers = new Map(this.words.map((word, number) => [word, number]));
    this.letters = Uint32Array.from(this.words, lettersOf);
    const byPair = new Map<number, number[]>();
    const byStart = new Map<number, number[]>();
    let bytes = 0;
    for (const [number, word] of this.words.entries()) {
      for (let at = 0; at + 1 < word.length; at += 1) {
        const key = pairKey(word.charCodeAt(at), word.charCodeAt(at + 1));
        put(byPair, key, number);
        if (at === 0) put(byStart, key, number);
      }
      bytes += word.length * 6 + 150;
    }
    this.byPair = inPlace(byPair);
    this.byStart = inPlace(byStart);
    const lists = [...words.values()].flatMap(({ atName, further }) => [atName, further]);
    this.postings = new Postings(lists, documents);
    this.sizeBytes = bytes + this.postings.sizeBytes;
  }

  /** The number of a word; undefined where no name has it. */
  find(word: string): number | undefined {
    return this.numbers.get(word);
  }

  /** Whether some word has a part of two units or more. */
  hasWith(part: string): boolean {
    let isFound = false;
    this.visitWith(part, () => {
      isFound = true;
    });
    return isFound;
  }

  /** Whether a word ends with a part. */
  endsWith(number: number, part: string): boolean {
    return (this.words[number] ?? '').endsWith(part);
  }

  /** Adds the documents of the scope that have a word at the start of a name. */
  addAtName(found: FoundSet, number: number, scope: Bitmap): void {
    this.postings.add(found, 2 * number, scope);
  }

  /** Adds those that have it elsewhere in one. */
  addFurther(found: FoundSet, number: number, scope: Bitmap): void {
    this.postings.add(found, 2 * number + 1, scope);
  }

  /** Adds those that have it anywhere. */
  addAll(found: FoundSet, number: number, scope: Bitmap): void {
    this.addAtName(found, number, scope);
    this.addFurther(found, number, scope);
  }

  /**
   * Visits the words that have a part of two units or more.
   * @param visit receives the position of the part in the word.
   */
  visitWith(part: string, visit: (number: number, at: number) => void): void {
    let rarest: Uint32Array | undefined;
    for (let at = 0; at + 1 < part.length; at += 1) {
      const having = this.byPair.get(pairKey(part.charCodeAt(at), part.charCodeAt(at + 1)));
      if (having === undefined) return;
      if (rarest === undefined || having.length < rarest.length) rarest = having;
    }
    if (rarest === undefined) return;
    const { words, letters } = this;
    const needed = lettersOf(part);
    for (let place = 0; place < rarest.length; place += 1) {
      const number = rarest[place] ?? 0;
      if ((needed & ~(letters[number] ?? 0)) !== 0) continue;
      const at = (words[number] ?? '').indexOf(part);
      if (at >= 0) visit(number, at);
    }
  }

  /**
   * Visits every word that is one slip away from a typed one of four units or more, some of them twice. Wherever the
   * slip is, the word still begins with the typed first two units, or has the third and fourth in a row; only where the
   * second and third changed over, it begins with the first and the third.
   */
  visitNear(typed: string, isUnfinished: boolean, visit: (number: number) => void): void {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((at) => typed.charCodeAt(at));
    const { words, letters } = this;
    const given = lettersOf(typed);
    const near = (having: Uint32Array = NO_WORDS): void => {
      for (let place = 0; place < having.length; place += 1) {
        const number = having[place] ?? 0;
        // A slip leaves at most one typed letter that the word does not have.
        const missing = given & ~(letters[number] ?? 0);
        if ((missing & (missing - 1)) === 0 && isOneTypoAway(typed, words[number] ?? '', isUnfinished)) visit(number);
      }
    };
    near(this.byStart.get(pairKey(first ?? 0, second ?? 0)));
    near(this.byPair.get(pairKey(third ?? 0, fourth ?? 0)));
    near(this.byStart.get(pairKey(first ?? 0, third ?? 0)));
  }
}

/** A bit for each letter, shared by those that are 32 apart. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Adds a word once to those of a pair: it is the last one there if it was added before. */
function put(words: Map<number, number[]>, pair: number, number: number): void {
  const known = words.get(pair);
  if (known === undefined) words.set(pair, [number]);
  else if (known.at(-1) !== number) known.push(number);
}

function inPlace(lists: ReadonlyMap<number, readonly number[]>): Map<number, Uint32Array> {
  return new Map([...lists].map(([key, list]) => [key, Uint32Array.from(list)]));
}
