import { isOneTypoAway } from './one-typo.ts';
import { type Posting, postingBytes, postingOf } from './posting.ts';

interface ListedWord {
  readonly word: string;
  readonly posting: Posting;
}

/** Every word of the names, found by a word that is one slip away. */
export class WordList {
  readonly sizeBytes: number;
  private readonly byFirst = new Map<number, ListedWord[]>();
  private readonly bySecond = new Map<number, ListedWord[]>();

  constructor(words: ReadonlyMap<string, readonly number[]>, documents: number) {
    let bytes = 0;
    for (const [word, sorted] of words) {
      const listed = { word, posting: postingOf(sorted, documents) };
      bytes += postingBytes(listed.posting) + word.length * 2 + 150;
      put(this.byFirst, word.charCodeAt(0), listed);
      // A word of one letter is no neighbour of a word that is long enough for a typo.
      if (word.length > 1) put(this.bySecond, word.charCodeAt(1), listed);
    }
    this.sizeBytes = bytes;
  }

  /**
   * Visits the games of every word that is one slip away from the typed one. Whatever the slip, one of the word's first two letters
   * is still one of the typed first two, so that most words are never looked at.
   */
  visitNear(typed: string, isUnfinished: boolean, visit: (games: Posting) => void): void {
    const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)];
    for (const bucket of [
      this.byFirst.get(first),
      this.byFirst.get(second),
      this.bySecond.get(first),
      this.bySecond.get(second),
    ]) {
      if (bucket === undefined) continue;
      for (const { word, posting } of bucket) if (isOneTypoAway(typed, word, isUnfinished)) visit(posting);
    }
  }
}

function put(buckets: Map<number, ListedWord[]>, unit: number, listed: ListedWord): void {
  const bucket = buckets.get(unit);
  if (bucket === undefined) buckets.set(unit, [listed]);
  else bucket.push(listed);
}
