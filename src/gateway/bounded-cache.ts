/**
 * Keeps what was used last, up to a number of bytes; what has not been used for the longest time goes first.
 * A `Map` remembers the order of insertion, so using an entry means inserting it again.
 */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, { value: Value; sizeBytes: number }>();
  private heldBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** @param sizeBytes what the entry holds of the bound; an entry larger than the bound is not kept. */
  set(key: string, value: Value, sizeBytes: number): void {
    this.delete(key);
    if (sizeBytes > this.maxBytes) return;
    this.entries.set(key, { value, sizeBytes });
    this.heldBytes += sizeBytes;
    for (const oldest of this.entries.keys()) {
      if (this.heldBytes <= this.maxBytes) return;
      this.delete(oldest);
    }
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
}
