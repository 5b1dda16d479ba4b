import { type Bitmap, emptyBitmap } from './bitmap.ts';

/**
 * Sets for one search at a time: each needs several, and thousands of searches are made in a second. What was lent for a search is
 * lent again for the next one.
 */
export class ScratchSets {
  private readonly sets: Bitmap[] = [];
  private lent = 0;

  constructor(private readonly documents: number) {}

  /** Takes back everything that was lent. */
  takeBack(): void {
    this.lent = 0;
  }

  empty(): Bitmap {
    return this.next().fill(0);
  }

  copyOf(other: Bitmap): Bitmap {
    const bits = this.next();
    bits.set(other);
    return bits;
  }

  private next(): Bitmap {
    const known = this.sets[this.lent];
    this.lent += 1;
    if (known !== undefined) return known;
    const made = emptyBitmap(this.documents);
    this.sets.push(made);
    return made;
  }
}
