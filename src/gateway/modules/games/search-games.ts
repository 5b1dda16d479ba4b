import type { FoundCategory, FoundVendor, GameSearchQuery, GameType } from '#contracts/generated/contracts.ts';
import { whenReady } from '#gateway/when-ready.ts';
import { type CatalogueEntry, nameIn } from './catalogue-entry.ts';
import type { Narrowing } from './narrowed-games.ts';
import { type Bitmap, countCommon, countOf, visitEach } from './search/bitmap.ts';
import { foldText } from './search/fold-text.ts';
import { highlights } from './search/highlights.ts';
import type { NameIndex } from './search/name-index.ts';
import { nameIndexOf, rankedCatalogue } from './search/name-indexes.ts';
import { isVendorGuessed, isVendorNamed, searchNames } from './search/search-names.ts';
import type { Shelf } from './shelf.ts';
import { vendorNameIn } from './vendor-names.ts';

/** How many games and vendors are shown while somebody types. */
const DEFAULT_FOUND = 8;
const MOST_FOUND = 50;
const MOST_VENDORS = 4;

/** What a search found: how much, and any stretch of it, best first. */
export interface FoundGames {
  /** Nothing has the query as it is. */
  readonly isGuess: boolean;
  readonly totalCount: number;
  slice(from: number, to: number): CatalogueEntry[];
  /** How much in each category, fullest first. */
  categories(): FoundCategory[];
}

/** The games of a shelf that a folded query finds within a narrowing; at once while the language's index is there. */
export function foundGames(shelf: Shelf, searched: string, narrowing: Narrowing): FoundGames | Promise<FoundGames> {
  return whenReady(nameIndexOf(shelf.catalogue, shelf.presentation.language), (index) =>
    foundIn(shelf, index, searched, narrowing),
  );
}

/** The best hits of a search as JSON, with where their names have what was typed. */
export function searchGames(shelf: Shelf, query: GameSearchQuery): string | Promise<string> {
  const { language } = shelf.presentation;
  const searched = foldText(query.query);
  if (searched === '') return '{"games":[],"vendors":[],"categories":[],"totalCount":0}';
  const limit = Math.min(Number(query.pageSize ?? DEFAULT_FOUND), MOST_FOUND);
  return whenReady(nameIndexOf(shelf.catalogue, language), (index) => {
    const found = foundIn(shelf, index, searched, query);
    const games = found
      .slice(0, limit)
      .map(
        (entry) =>
          `{"game":${shelf.texts.of(entry)},"matches":${JSON.stringify(highlights(nameIn(entry, language), searched, found.isGuess))}}`,
      );
    const vendors = foundVendors(shelf, index, { searched, isGuess: found.isGuess, gameType: query.gameType });
    return `{"games":[${games.join(',')}],"vendors":${JSON.stringify(vendors)},"categories":${JSON.stringify(found.categories())},"totalCount":${found.totalCount}}`;
  });
}

function foundIn(shelf: Shelf, index: NameIndex, searched: string, narrowing: Narrowing): FoundGames {
  const scope = shelf.narrowed.scope(narrowing, shelf.presentation.language);
  const { ranks, isGuess } = searchNames(index, searched, scope);
  const { entries } = rankedCatalogue(shelf.catalogue);
  const counts = ranks.map(countOf);
  return {
    isGuess,
    totalCount: counts.reduce((total, count) => total + count, 0),
    slice: (from, to) => stretch(ranks, counts, { from, to }).flatMap((document) => entries[document] ?? []),
    categories: () => foundCategories(shelf, ranks),
  };
}

function foundCategories({ offer, narrowed, presentation }: Shelf, ranks: readonly Bitmap[]): FoundCategory[] {
  const categories = offer.categories.map((category): FoundCategory => {
    const gameType = category as GameType;
    const scope = narrowed.scope({ gameType }, presentation.language);
    return { gameType, gameCount: ranks.reduce((total, rank) => total + countCommon(rank, scope), 0) };
  });
  return categories.filter(({ gameCount }) => gameCount > 0).sort((one, other) => other.gameCount - one.gameCount);
}

/** The documents from one place of the ranks up to another. */
function stretch(
  ranks: readonly Bitmap[],
  counts: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  const documents: number[] = [];
  let at = 0;
  for (const [rank, bits] of ranks.entries()) {
    const end = at + (counts[rank] ?? 0);
    if (end > from && at < to) {
      let place = at;
      visitEach(bits, (document) => {
        if (place >= from) documents.push(document);
        place += 1;
        return place < to;
      });
    }
    at = end;
  }
  return documents;
}

function foundVendors(
  shelf: Shelf,
  index: NameIndex,
  {
    searched,
    isGuess,
    gameType,
  }: { readonly searched: string; readonly isGuess: boolean; readonly gameType: string | undefined },
): FoundVendor[] {
  const { offer, presentation } = shelf;
  const meant = index.vendors.filter((vendor) => (isGuess ? isVendorGuessed : isVendorNamed)(vendor, searched));
  const codes = new Set(meant.map(({ vassalage }) => vassalage));
  return offer.vendors
    .filter((vassalage) => codes.has(vassalage))
    .flatMap((vassalage): FoundVendor[] => {
      const place = placeOfVendor(shelf, vassalage, gameType);
      if (place === undefined) return [];
      const displayName = vendorNameIn(presentation.vendors, vassalage, presentation.language);
      return [{ vassalage, displayName, ...place, matches: highlights(displayName, searched, isGuess) }];
    })
    .slice(0, MOST_VENDORS);
}

/** The category in which a vendor has most games, or the one that was asked for where that is one; undefined where it has none. */
function placeOfVendor({ offer, narrowed, presentation }: Shelf, vassalage: string, asked: string | undefined) {
  const categories = asked !== undefined && offer.categories.includes(asked) ? [asked] : offer.categories;
  let fullest: { gameType: GameType; gameCount: number } | undefined;
  for (const category of categories) {
    const gameType = category as GameType;
    const gameCount = narrowed.list({ gameType, vassalage }, presentation.language).length;
    if (gameCount > (fullest?.gameCount ?? 0)) fullest = { gameType, gameCount };
  }
  return fullest;
}
