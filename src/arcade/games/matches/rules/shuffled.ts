import type { DrawInteger } from '#arcade/engine/draw-integer.ts';

/** All items in a drawn order, each once. */
export function shuffled<Item>(items: readonly Item[], draw: DrawInteger): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}
