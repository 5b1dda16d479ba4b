/** An LRU cache of texts, bounded by the total number of characters. */
export class BoundedCache {
  readonly #texts = new Map<string, string>();
  #characters = 0;

  constructor(private readonly mostCharacters: number) {}

  get(key: string): string | undefined {
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    this.#texts.delete(key);
    this.#texts.set(key, text);
    return text;
  }

  set(key: string, text: string): void {
    this.#characters += text.length - (this.#texts.get(key)?.length ?? 0);
    this.#texts.delete(key);
    this.#texts.set(key, text);
    for (const [oldest, held] of this.#texts) {
      if (this.#characters <= this.mostCharacters || oldest === key) break;
      this.#texts.delete(oldest);
      this.#characters -= held.length;
    }
  }
}
