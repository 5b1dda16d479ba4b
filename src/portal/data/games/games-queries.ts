import type { QueryAt, ReadPath, SentPath } from '#contracts/call-types.ts';
import type { GameType, LanguageCode } from '#contracts/generated/contracts.ts';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { asksForHotGames, HOT_GAMES_CALL, type HotGamesPath } from './hot-games-call.ts';

/** The query of a call, with numbers where it takes them as text. */
type Values<Query> = { readonly [Name in keyof Query]: Query[Name] | NumberFor<Query[Name]> };
type NumberFor<Value> = string extends Value ? number : Value extends `${infer Figure extends number}` ? Figure : never;

const withQuery = <Path extends SentPath<'GET'>>(path: Path, values: Values<QueryAt<Path>>): `${Path}?${string}` =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]))}`;

/** The filters of a list of games. */
export interface GameFilter {
  /** A vendor's code. */
  readonly vassalage?: string;
  /** A kind of games within the category, by its key. */
  readonly gameClassify?: string;
  /** Part of a name. */
  readonly gameName?: string;
}

/** The call for a list of games, with its query. */
export type GameListPath = ReadPath<'/wps/relay/GCSGAME_gameList'>;

/** A page of one category's games (specification, section 7). */
export function gameListPath(options: {
  gameType: GameType;
  filter?: GameFilter;
  pageNo: number;
  pageSize: number;
  language: LanguageCode;
  merchantCode: string;
}): GameListPath {
  const { gameType, filter, pageNo, pageSize, language, merchantCode } = options;
  return withQuery('/wps/relay/GCSGAME_gameList', {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: merchantCode,
    gameType,
    ...filter,
    pageNo,
    pageSize,
    language,
  });
}

/** A page of the games that a card opens, or of those of them whose name is searched for. */
export function collectionPath(options: {
  nodeId: string;
  gameName: string;
  pageNo: number;
  pageSize: number;
  language: LanguageCode;
  merchantCode: string;
}): GameListPath {
  const { nodeId, gameName, pageNo, pageSize, language, merchantCode } = options;
  return withQuery('/wps/relay/GCSGAME_gameList', {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: merchantCode,
    nodeId,
    ...(gameName !== '' && { gameName }),
    pageNo,
    pageSize,
    language,
  });
}

/** The hot games, of one category or of all, hottest first. */
export function hotGamesPath(options: {
  gameType?: GameType;
  language: LanguageCode;
  merchantCode: string;
}): HotGamesPath {
  return withQuery(HOT_GAMES_CALL, {
    merchantCode: options.merchantCode,
    isPlatform: 2,
    ...(options.gameType && { gameType: options.gameType }),
    platform: 'flash,html5-desktop',
    language: options.language,
  });
}

/** The best hits among games and vendors while a name is typed. */
export const gameSearchPath = (options: {
  query: string;
  pageSize: number;
  language: LanguageCode;
}): ReadPath<'/wps/games/search'> => withQuery('/wps/games/search', options);

/** The categories in server order. */
export const gameMenusPath = (language: LanguageCode): ReadPath<'/lgw/games/game_menus'> =>
  withQuery('/lgw/games/game_menus', { language });

/** The vendors of each category. */
export const vendorLanesPath = (language: LanguageCode): ReadPath<'/wps/relay/GCSGAME_vendorLanes'> =>
  withQuery('/wps/relay/GCSGAME_vendorLanes', { platform: 'html5-desktop', language });

/** The call of the winner board. */
export const WINNER_BOARD_CALL = '/wps/relay/ODSFE2_getWinnerBoard';

/** The largest wins. */
export const winnerBoardPath = (options: {
  language: LanguageCode;
  limit: number;
}): ReadPath<typeof WINNER_BOARD_CALL> =>
  withQuery(WINNER_BOARD_CALL, {
    gameCategory: 'ALL',
    language: options.language,
    limitNum: options.limit,
  });

/**
 * A list of games by its call. The hot ones are kept for the session, and asked for anew on request alone (section 4,
 * "Caches").
 */
export const gamesQuery = <Path extends ReadPath>(path: Path) => ({
  ...gatewayQuery(path),
  ...(asksForHotGames(path) && {
    queryFn: async () => (await loadChunk(() => import('./hot-games-cache.ts'))).readHotGames(path),
    staleTime: Number.POSITIVE_INFINITY,
  }),
});

export const gameListQuery = (path: GameListPath) => gatewayQuery(path);
export const gameSearchQuery = (path: ReadPath<'/wps/games/search'>) => gatewayQuery(path);
export const gameMenusQuery = (language: LanguageCode) => gatewayQuery(gameMenusPath(language));

/**
 * The vendor list is kept for as long as the page stands (specification, section 4, "Caches"). Another language is
 * another list, and loads the page anew, which brings its list along.
 */
export const vendorLanesQuery = (language: LanguageCode) => ({
  ...gatewayQuery(vendorLanesPath(language)),
  staleTime: Number.POSITIVE_INFINITY,
});

export const winnerBoardQuery = (path: ReadPath<typeof WINNER_BOARD_CALL>) => gatewayQuery(path);
