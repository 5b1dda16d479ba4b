import type { DrawInteger } from '#arcade/engine/draw-integer.ts';

/** The item with the highest score, drawn where several have it; undefined for an empty list. */
export function oneOfBest<Item>(
  items: readonly Item[],
  score: (item: Item) => number,
  random: DrawInteger,
): Item | undefined {
  const scores = items.map(score);
  const best = Math.max(...scores);
  const equal = items.filter((_, at) => scores[at] === best);
  return equal.length === 0 ? undefined : equal[random(equal.length)];
}
