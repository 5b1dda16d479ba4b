/** A stream of numbers in [0, 1) that is fully determined by its seed. */
export type RandomSource = () => number;

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit integer. */
export function fnv1a32(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** The mulberry32 generator: small, fast and good enough for decoration. */
export function mulberry32(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One element of a non-empty list; always takes exactly one number from the source. */
export function pick<const Item>(random: RandomSource, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Narrows a list that may be empty, so that it can be picked from. */
export function isFilled<Item>(items: readonly Item[] | undefined): items is readonly [Item, ...Item[]] {
  return items !== undefined && items.length > 0;
}
