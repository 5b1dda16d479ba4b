import type { ReadPath } from '#contracts/call-types.ts';
import type { GameType, LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { withQuery } from './with-query.ts';

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

/** A list of games by its call. */
export const gameListQuery = (path: GameListPath) => gatewayQuery(path);
