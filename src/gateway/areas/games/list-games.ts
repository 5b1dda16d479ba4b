import type { GameListQuery, HotGamesQuery, PopularGamesQuery } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { roundsOf } from './catalogue/hot-ranks.ts';
import type { Narrowing } from './catalogue/narrowed-games.ts';
import type { Shelf } from './catalogue/shelf.ts';
import { foldText } from './search/fold-text.ts';
import { withFoundGames } from './search/search-games.ts';

const DEFAULT_PAGE_SIZE = 42;
const LARGEST_PAGE_SIZE = 100;

/** How many popular games are listed: as many as home shows hot ones (specification, section 9, "Sizes"). */
const DEFAULT_POPULAR = 12;
const MOST_POPULAR = 50;

/**
 * One page of the games that match a query as JSON: in the site's order, or best hit first where a name is searched.
 * @throws DomainError invalid_request when `nodeId` is no card of the site.
 */
export function listGames(shelf: Shelf, query: GameListQuery): string | Promise<string> {
  const pageSize = Math.min(Number(query.pageSize ?? DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE);
  const from = (Number(query.pageNo ?? 1) - 1) * pageSize;
  const narrowing = query.nodeId === undefined ? query : { ...query, ...openedBy(shelf, query.nodeId) };
  const searched = foldText(query.gameName ?? '');
  if (searched === '') {
    const listed = shelf.narrowed.list(narrowing, shelf.presentation.language);
    return pageText(shelf.texts.arrayOf(listed, from, from + pageSize), listed.length, pageSize);
  }
  return withFoundGames(shelf, searched, narrowing, ({ games, totalCount }) =>
    pageText(shelf.texts.arrayOf(games, from, Math.min(from + pageSize, totalCount)), totalCount, pageSize),
  );
}

/** The hot games as JSON, hottest first. */
export function hotGames(shelf: Shelf, query: HotGamesQuery): string {
  return `{"list":${shelf.texts.arrayOf(hottest(shelf, query))}}`;
}

/**
 * The popular games as JSON: those that were played most in the last seven days, then the hot ones, then the list's
 * first, so that a type that nobody plays has popular ones.
 */
export function popularGames(shelf: Shelf, { gameType, limitNum }: PopularGamesQuery): string {
  const limit = Math.min(Number(limitNum ?? DEFAULT_POPULAR), MOST_POPULAR);
  const hot = hottest(shelf, { gameType });
  const listed = shelf.narrowed.list({ gameType, withoutCards: true }, shelf.presentation.language);
  const played = mostPlayed(shelf, listed);
  const popular = [...new Set([...played, ...hot.slice(0, limit), ...listed.subarray(0, limit + hot.length)])];
  return `{"list":${shelf.texts.arrayOf(popular, 0, limit)}}`;
}

/** Games behind a card with `isGame` VASSALAGE: its vendor's games of its own type and kind, and no card. */
function openedBy({ offer }: Shelf, nodeId: string): Narrowing {
  const card = offer.byNodeId.get(nodeId);
  if (card?.isGame !== 'VASSALAGE')
    throw new DomainError('invalid_request', { fields: { nodeId: 'not_allowed_value' } });
  const { vassalage, gameType, gameClassify } = card;
  return { vassalage, gameType, gameClassify, withoutCards: true };
}

function hottest({ narrowed, ranked, hot, presentation }: Shelf, { gameType, vassalage }: Narrowing): number[] {
  const listed = new Set(narrowed.list({ gameType, vassalage }, presentation.language));
  return hot.flatMap((entry) => {
    const document = ranked.documentOf.get(entry);
    return document !== undefined && listed.has(document) ? [document] : [];
  });
}

/**
 * Those of some games that were played lately, the most played first; games that were played alike keep their order.
 */
function mostPlayed({ measures, ranked }: Shelf, listed: Uint32Array): number[] {
  if (measures.rounds.size === 0) return [];
  const played = [...listed].flatMap((document) => {
    const entry = ranked.entries[document];
    const rounds = entry === undefined ? 0 : roundsOf(measures, entry);
    return rounds > 0 ? [{ document, rounds }] : [];
  });
  return played.sort((one, other) => other.rounds - one.rounds).map(({ document }) => document);
}

function pageText(games: string, totalCount: number, pageSize: number): string {
  return `{"games":${games},"totalPages":${Math.ceil(totalCount / pageSize)},"totalCount":${totalCount}}`;
}
