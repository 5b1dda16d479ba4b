import { addTo, type Bitmap, emptyBitmap, isIn } from './bitmap.ts';
import type { FoundSet } from './found-set.ts';

/** A posting of fewer documents than one in so many is kept as a list. */
const DENSE_FROM = 32;

/**
 * Which documents have each of many things, by the things' numbers. All sorted lists stand in one piece of memory,
 * since a search looks at a few of them and goes; where a set takes less than a list, it stands beside them.
 */
export class Postings {
  readonly sizeBytes: number;
  private readonly starts: Uint32Array;
  private readonly listed: Uint32Array;
  private readonly dense: ReadonlyArray<Bitmap | null>;

  /** @param lists the sorted documents of each thing. */
  constructor(lists: ReadonlyArray<readonly number[]>, documents: number) {
    const isDense = (list: readonly number[]): boolean => list.length * DENSE_FROM >= documents && list.length > 0;
    const kept = lists.map((list) => (isDense(list) ? [] : list));
    this.dense = lists.map((list) => (isDense(list) ? setOf(list, documents) : null));
    this.listed = Uint32Array.from(kept.flat());
    this.starts = new Uint32Array(lists.length + 1);
    for (const [thing, list] of kept.entries()) this.starts[thing + 1] = (this.starts[thing] ?? 0) + list.length;
    const sets = this.dense.reduce((bytes, set) => bytes + (set?.byteLength ?? 0), 0);
    this.sizeBytes = this.starts.byteLength + this.listed.byteLength + 8 * lists.length + sets;
  }

  /** Adds the documents of a thing that are in a scope to a set. */
  add(found: FoundSet, thing: number, scope: Bitmap): void {
    const { starts, listed } = this;
    const dense = this.dense[thing] ?? null;
    if (dense === null) {
      const end = starts[thing + 1] ?? 0;
      for (let at = starts[thing] ?? 0; at < end; at += 1) {
        const document = listed[at] ?? 0;
        if (isIn(scope, document)) found.add(document);
      }
      return;
    }
    found.addCommon(dense, scope);
  }
}

function setOf(documents: readonly number[], size: number): Bitmap {
  const bits = emptyBitmap(size);
  for (const document of documents) addTo(bits, document);
  return bits;
}
