import { fnv1a32, mulberry32, type RandomSource } from '#art/seeded-random.ts';

/** A source seeded by a text, so that each use has a sequence of its own and none disturbs another. */
export function seededSequence(seed: string): RandomSource {
  return mulberry32(fnv1a32(seed));
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const held = result[last] as Item;
    result[last] = result[other] as Item;
    result[other] = held;
  }
  return result;
}

/** One of the items; throws when there is none. */
export function pickOne<Item>(items: readonly Item[], random: RandomSource): Item {
  const index = Math.floor(random() * items.length);
  if (index >= items.length) throw new Error('Nothing to pick from.');
  return items[index] as Item;
}
