import type { CatalogueGame, GameCategoryCode } from './catalogue-types.ts';

/** The categories in which each vendor has games, the fullest first. */
export function vendorCategories(games: readonly CatalogueGame[]): ReadonlyMap<string, readonly GameCategoryCode[]> {
  const counts = new Map<string, Map<GameCategoryCode, number>>();
  for (const { vassalage, gameCategory } of games) {
    const ofVendor = counts.get(vassalage) ?? new Map<GameCategoryCode, number>();
    ofVendor.set(gameCategory, (ofVendor.get(gameCategory) ?? 0) + 1);
    counts.set(vassalage, ofVendor);
  }
  return new Map(
    [...counts].map(([vassalage, ofVendor]) => [
      vassalage,
      [...ofVendor].sort(([, left], [, right]) => right - left).map(([category]) => category),
    ]),
  );
}
