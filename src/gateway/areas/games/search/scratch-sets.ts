import { FoundSet } from './found-set.ts';

/**
 * Sets for one search at a time: each needs several, and thousands of searches are made in a second. What was lent for
 * a search is lent again for the next one.
 */
export class ScratchSets {
  private readonly sets: FoundSet[] = [];
  private lent = 0;

  constructor(private readonly documents: number) {}

  /** Takes back everything that was lent. */
  takeBack(): void {
    for (let at = 0; at < this.lent; at += 1) this.sets[at]?.clear();
    this.lent = 0;
  }

  empty(): FoundSet {
    const known = this.sets[this.lent];
    this.lent += 1;
    if (known !== undefined) return known;
    const made = new FoundSet(this.documents);
    this.sets.push(made);
    return made;
  }
}
