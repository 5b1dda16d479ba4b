import { gameCategories } from '#catalogue/categories.ts';
import type { SiteDocument } from '#contracts/generated/contracts.ts';
import { type CatalogueEntry, typeIn } from './catalogue-entry.ts';
import type { Catalogue } from './catalogue-store.ts';

/** A site's part of the catalogue, sorted for serving. */
export interface SiteOffer {
  readonly catalogueVersion: string;
  /** The categories that have games, in the order of the menu. */
  readonly categories: readonly string[];
  /** Every offered game: by category in the menu's order, then by the catalogue's. */
  readonly games: readonly CatalogueEntry[];
  /** Offered vendors in order. */
  readonly vendors: readonly string[];
  readonly byNodeId: ReadonlyMap<string, CatalogueEntry>;
  /**
   * The games that a code lists: a category, or a type within one. Slots alone are RNG; their further types have codes
   * of their own.
   */
  listedUnder(code: string, language: string): readonly CatalogueEntry[];
}

/**
 * The groups that the vendor list puts after sports, in this order (specification, section 4, "Navigation and lobby").
 */
const AFTER_SPORTS = ['ESPORTS', 'COCKFIGHT'];

/** The site's categories in the menu's order: its own, but e-sports and cockfights straight after sports. */
export function menuOrder(categories: readonly string[]): string[] {
  const order = categories.filter((category) => !AFTER_SPORTS.includes(category));
  const sports = order.indexOf('SPORTS');
  if (sports === -1) return [...categories];
  order.splice(sports + 1, 0, ...AFTER_SPORTS.filter((category) => categories.includes(category)));
  return order;
}

/**
 * Picks the games of the vendors and categories that a site offers. Pure: the same documents and catalogue give the
 * same offer.
 */
export function siteOffer(site: Pick<SiteDocument, 'vendors' | 'categories'>, catalogue: Catalogue): SiteOffer {
  const vendors =
    site.vendors === 'all' ? [...catalogue.vendors.keys()] : site.vendors.filter((code) => catalogue.vendors.has(code));
  const offeredVendors = new Set<string>(vendors);
  const byCategory = new Map<string, CatalogueEntry[]>();
  for (const entry of catalogue.games) {
    if (!offeredVendors.has(entry.vassalage)) continue;
    const group = byCategory.get(entry.gameCategory);
    if (group) group.push(entry);
    else byCategory.set(entry.gameCategory, [entry]);
  }
  const categories = menuOrder(site.categories).filter((category) => byCategory.has(category));
  const games = categories.flatMap((category) => byCategory.get(category) ?? []);
  const listed = new Map<string, readonly CatalogueEntry[]>();
  return {
    catalogueVersion: catalogue.version,
    categories,
    games,
    vendors,
    byNodeId: new Map(games.map((entry) => [entry.nodeId, entry])),
    listedUnder(code, language) {
      const key = `${code} ${language}`;
      const known = listed.get(key);
      if (known) return known;
      const isListed = isCategoryCode(code)
        ? (entry: CatalogueEntry) => entry.gameCategory === code
        : (entry: CatalogueEntry) => typeIn(entry, language) === code;
      const found = games.filter(isListed);
      listed.set(key, found);
      return found;
    },
  };
}

/** A category that is none of its own games' types, such as ELOTT, lists everything that is filed under it. */
function isCategoryCode(code: string): boolean {
  return gameCategories.some(
    ({ gameCategory, gameTypes }) => gameCategory === code && !gameTypes.some((type) => type === code),
  );
}
