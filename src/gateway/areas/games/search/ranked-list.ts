import { bitsOf, lowestOf } from './bitmap.ts';
import type { FoundSet } from './found-set.ts';

/** Sets of documents, those of the best rank first. What is in one of them may be in those after it too. */
export interface RankSets {
  readonly first: FoundSet;
  readonly second: FoundSet;
  readonly third: FoundSet;
  readonly fourth: FoundSet;
}

/** The documents of one search at a time, best first, each once. */
export class RankedList {
  /** Those that were listed last, and behind them what is left of others. */
  readonly documents: Uint32Array;
  /** The words of the sets that have something: mostly few. */
  private readonly words: Uint32Array;

  /** @param documents how many an index has. */
  constructor(documents: number) {
    this.documents = new Uint32Array(documents);
    this.words = new Uint32Array((documents + 31) >> 5);
  }

  /** Lists the documents of sets, in ascending order within a rank, and answers how many there are. */
  list({ first, second, third, fourth }: RankSets): number {
    const { words } = this;
    let filled = 0;
    let [inFirst, inSecond, inThird, inFourth] = [0, 0, 0, 0];
    for (let block = 0; block < first.filled.length; block += 1) {
      const inEither = (first.filled[block] ?? 0) | (second.filled[block] ?? 0);
      const inAny = inEither | (third.filled[block] ?? 0) | (fourth.filled[block] ?? 0);
      for (let rest = inAny; rest !== 0; rest &= rest - 1) {
        const word = (block << 5) + lowestOf(rest);
        const one = first.bits[word] ?? 0;
        const two = (second.bits[word] ?? 0) & ~one;
        const three = (third.bits[word] ?? 0) & ~(one | two);
        const four = (fourth.bits[word] ?? 0) & ~(one | two | three);
        words[filled] = word;
        filled += 1;
        if (one !== 0) inFirst += bitsOf(one);
        if (two !== 0) inSecond += bitsOf(two);
        if (three !== 0) inThird += bitsOf(three);
        if (four !== 0) inFourth += bitsOf(four);
      }
    }
    let [toFirst, toSecond, toThird, toFourth] = [0, inFirst, inFirst + inSecond, inFirst + inSecond + inThird];
    for (let at = 0; at < filled; at += 1) {
      const word = words[at] ?? 0;
      const one = first.bits[word] ?? 0;
      const two = (second.bits[word] ?? 0) & ~one;
      const three = (third.bits[word] ?? 0) & ~(one | two);
      const four = (fourth.bits[word] ?? 0) & ~(one | two | three);
      if (one !== 0) toFirst = this.put(word, one, toFirst);
      if (two !== 0) toSecond = this.put(word, two, toSecond);
      if (three !== 0) toThird = this.put(word, three, toThird);
      if (four !== 0) toFourth = this.put(word, four, toFourth);
    }
    return inFirst + inSecond + inThird + inFourth;
  }

  /** Puts the documents of a word of a set into the list, and answers the place after them. */
  private put(word: number, bits: number, from: number): number {
    let place = from;
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      this.documents[place] = (word << 5) + lowestOf(rest);
      place += 1;
    }
    return place;
  }
}
