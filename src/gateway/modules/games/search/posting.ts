import { addTo, type Bitmap, emptyBitmap, isIn } from './bitmap.ts';

/** The documents that have something: a sorted list while they are few, a bitmap where that is smaller. */
export type Posting = DensePosting | SparsePosting;

interface DensePosting {
  readonly count: number;
  readonly bits: Bitmap;
}

interface SparsePosting {
  readonly count: number;
  readonly bits: null;
  readonly list: Uint32Array;
}

/** A posting of sorted document numbers. */
export function postingOf(sorted: readonly number[], documents: number): Posting {
  if (sorted.length * 32 < documents) return { count: sorted.length, bits: null, list: Uint32Array.from(sorted) };
  const bits = emptyBitmap(documents);
  for (const document of sorted) addTo(bits, document);
  return { count: sorted.length, bits };
}

/** Whether a document stands in a posting. */
export function isListed(posting: Posting, document: number): boolean {
  if (posting.bits !== null) return isIn(posting.bits, document);
  const { list } = posting;
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return list[low] === document;
}

/** Adds a posting's documents that are in a scope to a set. */
export function addPosting(bits: Bitmap, posting: Posting, scope: Bitmap): void {
  if (posting.bits === null) {
    for (const document of posting.list) if (isIn(scope, document)) addTo(bits, document);
    return;
  }
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) | ((posting.bits[word] ?? 0) & (scope[word] ?? 0));
}

/** What a posting holds in memory. */
export function postingBytes(posting: Posting): number {
  return posting.bits === null ? posting.list.byteLength : posting.bits.byteLength;
}
