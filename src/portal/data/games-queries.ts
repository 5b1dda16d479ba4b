import type {
  GameList,
  GameMenus,
  GameType,
  HotGames,
  LanguageCode,
  VendorLanes,
  WinnerBoard,
} from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';

const withQuery = (path: string, values: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]))}`;

/** What a list of games may be narrowed to. */
export interface GameFilter {
  /** A vendor's code. */
  readonly vassalage?: string;
  /** A kind of games within the category, by its key. */
  readonly gameClassify?: string;
}

/** A page of one category's games (specification, section 7). */
export function gameListPath(options: {
  gameType: GameType;
  filter?: GameFilter;
  pageNo: number;
  pageSize: number;
  language: string;
  merchantCode: string;
}): string {
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

/** The hot games, of one category or of all, hottest first. */
export function hotGamesPath(options: { gameType?: GameType; language: string; merchantCode: string }): string {
  return withQuery('/wps/relay/GCSGAME_hotGamesV2', {
    merchantCode: options.merchantCode,
    isPlatform: 2,
    ...(options.gameType && { gameType: options.gameType }),
    platform: 'flash,html5-desktop',
    language: options.language,
  });
}

/** The categories in server order. */
export const gameMenusPath = (language: string): string => withQuery('/lgw/games/game_menus', { language });

/** The vendors of each category. */
export const vendorLanesPath = (language: string): string =>
  withQuery('/wps/relay/GCSGAME_vendorLanes', { platform: 'html5-desktop', language });

/** The largest wins. */
export const winnerBoardPath = (options: { language: string; limit: number }): string =>
  withQuery('/wps/relay/ODSFE2_getWinnerBoard', {
    gameCategory: 'ALL',
    language: options.language,
    limitNum: options.limit,
  });

export const gameListQuery = (path: string) => gatewayQuery<GameList>(path);
export const hotGamesQuery = (path: string) => gatewayQuery<HotGames>(path);
export const gameMenusQuery = (language: LanguageCode) => gatewayQuery<GameMenus>(gameMenusPath(language));
export const vendorLanesQuery = (language: LanguageCode) => gatewayQuery<VendorLanes>(vendorLanesPath(language));
export const winnerBoardQuery = (path: string) => gatewayQuery<WinnerBoard>(path);
