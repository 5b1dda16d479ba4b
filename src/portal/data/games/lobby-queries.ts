import type {
  FavouriteList,
  GameList,
  GameType,
  HotGames,
  LanguageCode,
  RecentGames,
} from '#contracts/generated/contracts.ts';
import { recentGamesPath } from '../play-queries.ts';
import { favouriteListPath } from './favourite-list-query.ts';
import { gameListPath } from './game-list-queries.ts';
import { hotGamesPath } from './games-queries.ts';

/** Games on one page of a lobby (specification, section 9, "Sizes"). */
export const LOBBY_PAGE_SIZE = 18;

/** The filter of a query for a lobby. */
export interface LobbyAsk {
  readonly vassalage: string | null;
  readonly classify: string | null;
  readonly filter: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

interface LobbyContext {
  readonly language: LanguageCode;
  readonly merchantCode: string;
  /** Whether there is an account whose lists can be asked for. */
  readonly hasAccount?: boolean;
}

/** The calls of lobbies' pages. */
export type LobbyPath = ReturnType<
  typeof hotGamesPath | typeof favouriteListPath | typeof recentGamesPath | typeof gameListPath
>;

/** The call of a lobby's page; null for the lists of an account, which a guest has none of. */
export function lobbyPath(gameType: GameType, ask: LobbyAsk, of: LobbyContext): LobbyPath | null {
  const { language, merchantCode, hasAccount = false } = of;
  const context = { language, merchantCode };
  if (ask.filter === 'HOT') return hotGamesPath({ gameType, ...context });
  const { vassalage, classify, search, page } = ask;
  if (ask.filter === 'FAV' && hasAccount)
    return favouriteListPath({
      gameType,
      ...(vassalage !== null && { vassalage }),
      pageNo: page,
      pageSize: LOBBY_PAGE_SIZE,
      language,
    });
  if (ask.filter === 'RECENT' && hasAccount)
    return recentGamesPath({
      gameType,
      ...(vassalage !== null && { vassalage }),
      page,
      pageSize: LOBBY_PAGE_SIZE,
      language,
    });
  if (ask.filter !== 'ALL') return null;
  return gameListPath({
    gameType,
    filter: {
      ...(vassalage !== null && { vassalage }),
      ...(classify !== null && { gameClassify: classify }),
      ...(search !== '' && { gameName: search }),
    },
    pageNo: page,
    pageSize: LOBBY_PAGE_SIZE,
    ...context,
  });
}

/** The answers of a lobby's calls. */
export type LobbyAnswer = GameList | HotGames | FavouriteList | RecentGames;

/** The games of a lobby's page out of its answer. The hot games come all at once: vendor and page are chosen here. */
export function lobbyPageOf(answer: LobbyAnswer, { vassalage, page }: LobbyAsk): GameList {
  if ('content' in answer)
    return { games: answer.content, totalPages: answer.totalPages, totalCount: answer.totalCount };
  if (!('list' in answer)) return answer;
  if ('totalCount' in answer)
    return { games: answer.list, totalPages: answer.totalPages, totalCount: answer.totalCount };
  const found = vassalage === null ? answer.list : answer.list.filter((game) => game.vassalage === vassalage);
  return {
    games: found.slice((page - 1) * LOBBY_PAGE_SIZE, page * LOBBY_PAGE_SIZE),
    totalPages: Math.ceil(found.length / LOBBY_PAGE_SIZE),
    totalCount: found.length,
  };
}
