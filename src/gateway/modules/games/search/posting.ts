import { addTo, type Bitmap, emptyBitmap, isIn } from './bitmap.ts';

/** The documents that have something: a sorted list while they are few, a bitmap where that is smaller. */
export type Posting = DensePosting | SparsePosting;

interface DensePosting {
  readonly bits: Bitmap;
}

interface SparsePosting {
  readonly bits: null;
  readonly list: Uint32Array;
}

const NONE: Posting = { bits: null, list: new Uint32Array() };

/** A posting of sorted document numbers. */
export function postingOf(sorted: readonly number[], documents: number): Posting {
  if (sorted.length === 0) return NONE;
  if (sorted.length * 32 < documents) return { bits: null, list: Uint32Array.from(sorted) };
  const bits = emptyBitmap(documents);
  for (const document of sorted) addTo(bits, document);
  return { bits };
}

/** Adds a posting's documents that are in a scope to a set. */
export function addPosting(bits: Bitmap, posting: Posting, scope: Bitmap): void {
  if (posting.bits === null) {
    const { list } = posting;
    for (let at = 0; at < list.length; at += 1) {
      const document = list[at] ?? 0;
      if (isIn(scope, document)) addTo(bits, document);
    }
    return;
  }
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) | ((posting.bits[word] ?? 0) & (scope[word] ?? 0));
}

/** What a posting holds in memory. */
export function postingBytes(posting: Posting): number {
  return posting.bits === null ? posting.list.byteLength : posting.bits.byteLength;
}
