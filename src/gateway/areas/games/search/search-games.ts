import type { GameSearchQuery } from '#contracts/generated/contracts.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';
import type { Narrowing } from '../catalogue/narrowed-games.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { foldText } from './fold-text.ts';
import { Highlighter, type Match } from './highlights.ts';
import type { NameIndex } from './name-index.ts';
import { nameIndexOf } from './name-indexes.ts';
import { type NameHits, searchNames } from './search-names.ts';

/** How many games are shown while somebody types. */
const DEFAULT_FOUND = 8;
const MOST_FOUND = 50;

/**
 * Passes the games of a shelf that a folded query finds within a narrowing to `make`, and returns its result; at once
 * while the language's index is in memory.
 * @param make is given hits that hold until the next search of the same index.
 */
export function withFoundGames(
  shelf: Shelf,
  searched: string,
  narrowing: Narrowing,
  make: (hits: NameHits) => string,
): string | Promise<string> {
  return whenReady(nameIndexOf(shelf.catalogue, shelf.presentation.language), (index) =>
    make(hitsOf(shelf, index, searched, narrowing)),
  );
}

/** The best hits of a search as JSON, with where their names have what was typed. */
export function searchGames(shelf: Shelf, query: GameSearchQuery): string | Promise<string> {
  const searched = foldText(query.query);
  if (searched === '') return '{"games":[],"vendors":[],"categories":[],"totalCount":0}';
  const limit = Math.min(Number(query.pageSize ?? DEFAULT_FOUND), MOST_FOUND);
  return whenReady(nameIndexOf(shelf.catalogue, shelf.presentation.language), (index) => {
    const hits = hitsOf(shelf, index, searched, query);
    let games = '';
    const { totalCount } = hits;
    const highlighter = new Highlighter(searched, hits.isGuess);
    for (let at = 0; at < limit && at < totalCount; at += 1) {
      const document = hits.games[at] ?? 0;
      const game = shelf.texts.of(document);
      games += `${at === 0 ? '' : ','}{"game":${game.json},"matches":${jsonOf(highlighter.in(game))}}`;
    }
    const categories = shelf.categoryCounts.of(hits);
    const meant = hits.isGuess ? index.vendors.guessed(searched) : hits.vendors;
    const vendors = shelf.foundVendors.of(meant, { highlighter, gameType: query.gameType });
    return `{"games":[${games}],"vendors":${vendors},"categories":${categories},"totalCount":${totalCount}}`;
  });
}

function hitsOf(shelf: Shelf, index: NameIndex, searched: string, narrowing: Narrowing): NameHits {
  return searchNames(index, searched, shelf.narrowed.scope(narrowing, shelf.presentation.language));
}

/** Places alone need no serializer. */
function jsonOf(matches: readonly Match[]): string {
  let text = '[';
  for (const [start, end] of matches) text += `${text.length === 1 ? '' : ','}[${start},${end}]`;
  return `${text}]`;
}
