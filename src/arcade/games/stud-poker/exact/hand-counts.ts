/** C(n, k) for the cards of a deck and up to five of them, at `k * 64 + n`. */
const chosen = new Int32Array(6 * 64);
for (let count = 1; count <= 5; count += 1)
  for (let from = count; from < 64; from += 1)
    chosen[count * 64 + from] =
      count === 1 ? from : (chosen[count * 64 + from - 1] ?? 0) + (chosen[(count - 1) * 64 + from - 1] ?? 0);

const CARDS = 52;

/**
 * How many hands of a set contain given cards. Sets of cards are numbered by their size in colexicographic order: cards
 * c1 < c2 < … stand at C(c1, 1) + C(c2, 2) + …
 */
export class HandCounts {
  /** By size, from 0. */
  readonly #bySize = [0, 1, 2, 3, 4, 5].map(
    (size) => new Int32Array(size === 0 ? 1 : (chosen[size * 64 + CARDS] ?? 0)),
  );

  /** Takes five rising cards into the set. */
  add(hand: ArrayLike<number>): void {
    for (let subset = 0; subset < 32; subset += 1) {
      let place = 0;
      let size = 0;
      for (let index = 0; index < 5; index += 1)
        if (subset & (1 << index)) {
          size += 1;
          place += chosen[size * 64 + (hand[index] ?? 0)] ?? 0;
        }
      const counts = this.#bySize[size];
      if (counts !== undefined) counts[place] = (counts[place] ?? 0) + 1;
    }
  }

  /**
   * Hands that contain a card and none of another hand, by inclusion and exclusion. `cards` are the other hand and the
   * card, rising; `at` is the card's place among them.
   */
  apart(cards: ArrayLike<number>, at: number): number {
    let sum = 0;
    const wanted = 1 << at;
    for (let subset = 0; subset < 64; subset += 1) {
      if ((subset & wanted) === 0 || subset === 63) continue;
      let place = 0;
      let size = 0;
      for (let index = 0; index < 6; index += 1)
        if (subset & (1 << index)) {
          size += 1;
          place += chosen[size * 64 + (cards[index] ?? 0)] ?? 0;
        }
      const count = this.#bySize[size]?.[place] ?? 0;
      sum += size & 1 ? count : -count;
    }
    return sum;
  }
}
