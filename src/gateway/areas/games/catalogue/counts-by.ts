import type { CatalogueEntry } from './catalogue-entry.ts';

/** How many games share each key, in the order in which the keys are met. */
export function countsBy(
  games: readonly CatalogueEntry[],
  keyOf: (entry: CatalogueEntry) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of games) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}
