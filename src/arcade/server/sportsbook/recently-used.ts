/** A cache of the values that were used last. */
export class RecentlyUsed<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => Value): Value {
    const known = this.#kept.get(key);
    const value = known ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size > this.#most) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return value;
  }
}
