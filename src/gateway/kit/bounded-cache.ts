/**
 * Keeps what is used, up to a number of bytes; what has not been used since room was last needed goes first, the oldest
 * before the others. Using an entry only marks it, since that happens thousands of times between two that are added.
 */
export class BoundedCache<Value> {
  /** A `Map` remembers the order of insertion. */
  private readonly entries = new Map<string, { readonly value: Value; readonly sizeBytes: number; wasUsed: boolean }>();
  private heldBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    entry.wasUsed = true;
    return entry.value;
  }

  /** @param sizeBytes what the entry holds of the bound; an entry larger than the bound is not kept. */
  set(key: string, value: Value, sizeBytes: number): void {
    this.delete(key);
    if (sizeBytes > this.maxBytes) return;
    this.makeRoom(sizeBytes);
    this.entries.set(key, { value, sizeBytes, wasUsed: false });
    this.heldBytes += sizeBytes;
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.heldBytes -= entry.sizeBytes;
  }

  get sizeBytes(): number {
    return this.heldBytes;
  }

  private makeRoom(sizeBytes: number): void {
    for (const [oldest, entry] of this.entries) {
      if (this.heldBytes + sizeBytes <= this.maxBytes) return;
      if (entry.wasUsed) {
        // Another round for it, behind all others; the walk comes to it again only when nothing else was to be had.
        this.entries.delete(oldest);
        this.entries.set(oldest, { ...entry, wasUsed: false });
      } else this.delete(oldest);
    }
  }
}
