import type { GameSearchQuery } from '#contracts/generated/contracts.ts';
import { whenReady } from '#gateway/when-ready.ts';
import type { Narrowing } from './narrowed-games.ts';
import { listSome } from './search/bitmap.ts';
import { foldText } from './search/fold-text.ts';
import { highlightsOfFolded } from './search/highlights.ts';
import type { NameIndex } from './search/name-index.ts';
import { nameIndexOf } from './search/name-indexes.ts';
import { type NameHits, searchNames } from './search/search-names.ts';
import type { Shelf } from './shelf.ts';

/** How many games are shown while somebody types. */
const DEFAULT_FOUND = 8;
const MOST_FOUND = 50;

/** What a search found: how much, and any stretch of it, best first. Holds until the next search of the same index. */
export interface FoundGames {
  readonly totalCount: number;
  /** Games by their numbers. */
  slice(from: number, to: number): number[];
}

/** The games of a shelf that a folded query finds within a narrowing; at once while the language's index is there. */
export function foundGames(shelf: Shelf, searched: string, narrowing: Narrowing): FoundGames | Promise<FoundGames> {
  return whenReady(nameIndexOf(shelf.catalogue, shelf.presentation.language), (index) => {
    const hits = hitsOf(shelf, index, searched, narrowing);
    return { totalCount: totalOf(hits), slice: (from, to) => stretch(hits, from, to) };
  });
}

/** The best hits of a search as JSON, with where their names have what was typed. */
export function searchGames(shelf: Shelf, query: GameSearchQuery): string | Promise<string> {
  const searched = foldText(query.query);
  if (searched === '') return '{"games":[],"vendors":[],"categories":[],"totalCount":0}';
  const limit = Math.min(Number(query.pageSize ?? DEFAULT_FOUND), MOST_FOUND);
  return whenReady(nameIndexOf(shelf.catalogue, shelf.presentation.language), (index) => {
    const hits = hitsOf(shelf, index, searched, query);
    let games = '';
    for (const document of stretch(hits, 0, limit)) {
      const matches = matchesIn(shelf, document, searched, hits.isGuess);
      games += `${games === '' ? '' : ','}{"game":${shelf.texts.of(document)},"matches":${matches}}`;
    }
    const totalCount = totalOf(hits);
    const categories = shelf.categoryCounts.of(hits, totalCount);
    const meant = hits.isGuess ? index.vendors.guessed(searched) : index.vendors.named(searched);
    const vendors = shelf.foundVendors.of(meant, { searched, isGuess: hits.isGuess, gameType: query.gameType });
    return `{"games":[${games}],"vendors":${vendors},"categories":${categories},"totalCount":${totalCount}}`;
  });
}

function hitsOf(shelf: Shelf, index: NameIndex, searched: string, narrowing: Narrowing): NameHits {
  return searchNames(index, searched, shelf.narrowed.scope(narrowing, shelf.presentation.language));
}

function totalOf({ counts }: NameHits): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

/** As JSON: places alone, which need no serializer. */
function matchesIn({ texts }: Shelf, document: number, searched: string, isGuess: boolean): string {
  let text = '[';
  for (const [start, end] of highlightsOfFolded(texts.folded(document), searched, isGuess))
    text += `${text.length === 1 ? '' : ','}[${start},${end}]`;
  return `${text}]`;
}

/** The documents from one place of the ranks up to another. */
function stretch({ ranks, counts }: Pick<NameHits, 'ranks' | 'counts'>, from: number, to: number): number[] {
  const documents: number[] = [];
  let at = 0;
  for (const [rank, bits] of ranks.entries()) {
    const count = counts[rank] ?? 0;
    if (at + count > from && at < to) listSome(bits, Math.max(0, from - at), to - Math.max(at, from), documents);
    at += count;
  }
  return documents;
}
