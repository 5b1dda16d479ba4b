import { type Bitmap, bitsOf, emptyBitmap, lowestOf } from './bitmap.ts';

/**
 * A set of documents that one search fills: to list or to empty it costs as much as is in it, whatever the catalogue's
 * size. Beside its bits stands which words of them are filled.
 */
export class FoundSet {
  readonly bits: Bitmap;
  /** A bit for each word of `bits` that may have something; the others have nothing. */
  readonly filled: Uint32Array;

  constructor(documents: number) {
    this.bits = emptyBitmap(documents);
    this.filled = emptyBitmap(this.bits.length);
  }

  add(document: number): void {
    const word = document >> 5;
    const block = document >> 10;
    this.bits[word] = (this.bits[word] ?? 0) | (1 << (document & 31));
    this.filled[block] = (this.filled[block] ?? 0) | (1 << (word & 31));
  }

  /** Adds what is in two others. */
  addCommon(one: Bitmap, other: Bitmap): void {
    const { bits, filled } = this;
    for (let word = 0; word < bits.length; word += 1) {
      const common = (one[word] ?? 0) & (other[word] ?? 0);
      if (common === 0) continue;
      bits[word] = (bits[word] ?? 0) | common;
      filled[word >> 5] = (filled[word >> 5] ?? 0) | (1 << (word & 31));
    }
  }

  /** Adds what is in two others that a search filled. */
  addCommonFound(one: FoundSet, other: FoundSet): void {
    for (let block = 0; block < this.filled.length; block += 1) {
      const both = (one.filled[block] ?? 0) & (other.filled[block] ?? 0);
      if (both === 0) continue;
      this.filled[block] = (this.filled[block] ?? 0) | both;
      for (let rest = both; rest !== 0; rest &= rest - 1) {
        const word = (block << 5) + lowestOf(rest);
        this.bits[word] = (this.bits[word] ?? 0) | ((one.bits[word] ?? 0) & (other.bits[word] ?? 0));
      }
    }
  }

  /** How many documents it has. */
  size(): number {
    let size = 0;
    for (let block = 0; block < this.filled.length; block += 1) {
      for (let rest = this.filled[block] ?? 0; rest !== 0; rest &= rest - 1)
        size += bitsOf(this.bits[(block << 5) + lowestOf(rest)] ?? 0);
    }
    return size;
  }

  isEmpty(): boolean {
    for (let block = 0; block < this.filled.length; block += 1) {
      for (let rest = this.filled[block] ?? 0; rest !== 0; rest &= rest - 1)
        if (this.bits[(block << 5) + lowestOf(rest)] !== 0) return false;
    }
    return true;
  }

  clear(): void {
    for (let block = 0; block < this.filled.length; block += 1) {
      const words = this.filled[block] ?? 0;
      if (words === 0) continue;
      this.bits.fill(0, block << 5, (block + 1) << 5);
      this.filled[block] = 0;
    }
  }
}
