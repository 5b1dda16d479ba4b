import { setImmediate as nextTurn } from 'node:timers/promises';
import { gameCategories } from '#catalogue/categories.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { type CatalogueEntry, nameIn } from '../catalogue/catalogue-entry.ts';
import type { Catalogue } from '../catalogue/catalogue-store.ts';
import { vendorNameIn } from '../catalogue/vendor-names.ts';
import { buildNameIndex, type NameIndex } from './name-index.ts';

/**
 * A version of the catalogue with the numbers of its games: the hot ones first, then the catalogue's order, which is
 * how ties are broken.
 */
export interface RankedCatalogue {
  readonly entries: readonly CatalogueEntry[];
  readonly documentOf: ReadonlyMap<CatalogueEntry, number>;
  readonly indexes: Map<LanguageCode, NameIndex | Promise<NameIndex>>;
}

const categoryRanks = new Map<string, number>(gameCategories.map(({ gameCategory }, rank) => [gameCategory, rank]));
const ranked = new WeakMap<Catalogue, RankedCatalogue>();

/** Numbers the games of a catalogue, once for each of its versions. */
export function rankedCatalogue(catalogue: Catalogue): RankedCatalogue {
  const known = ranked.get(catalogue);
  if (known !== undefined) return known;
  const inMenuOrder = [...catalogue.games].sort((one, other) => categoryRank(one) - categoryRank(other));
  const entries = inMenuOrder.sort((one, other) => hotness(one) - hotness(other));
  const made: RankedCatalogue = {
    entries,
    documentOf: new Map(entries.map((entry, document) => [entry, document])),
    indexes: new Map(),
  };
  ranked.set(catalogue, made);
  return made;
}

/**
 * The index of a catalogue's names in a language; a promise while it is made, which the first search in that language
 * starts. Sites share it, and so do the languages in which everything has its English name. It goes when the
 * catalogue's version does.
 */
export function nameIndexOf(catalogue: Catalogue, language: LanguageCode): NameIndex | Promise<NameIndex> {
  const { entries, indexes } = rankedCatalogue(catalogue);
  const named = languages[language].words === 'EN' ? 'EN' : language;
  const known = indexes.get(named);
  if (known !== undefined) return known;
  const building = buildNameIndex(
    entries.map((entry) => ({ names: [nameIn(entry, named), entry.gameName], vassalage: entry.vassalage })),
    new Map(
      [...catalogue.vendors].map(([vassalage, vendor]) => [
        vassalage,
        [vendorNameIn(catalogue.vendors, vassalage, named), vendor.display_name],
      ]),
    ),
    nextTurn,
  );
  indexes.set(named, building);
  building.then(
    (index) => indexes.set(named, index),
    () => indexes.delete(named),
  );
  return building;
}

function categoryRank({ gameCategory }: CatalogueEntry): number {
  return categoryRanks.get(gameCategory) ?? categoryRanks.size;
}

function hotness({ isHot, hotRank }: CatalogueEntry): number {
  return isHot === 1 ? (hotRank ?? Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER;
}
