import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath, SentPath } from '#contracts/call-types.ts';
import type { DrawGameCode, LanguageCode, PrizeMode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { OF_MEMBER } from '../of-member.ts';

/** The query of a call; what is undefined is left out. */
type Values<Query> = { readonly [Name in keyof Query]: Query[Name] | undefined } & Readonly<
  Record<string, string | undefined>
>;

const withQuery = <Path extends SentPath<'GET'>>(path: Path, values: Values<QueryAt<Path>>): `${Path}?${string}` =>
  `${path}?${new URLSearchParams(Object.entries<string | undefined>(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;

/**
 * The draw games of a prize mode, with the next draw and the latest result of each (specification, section 7,
 * "Lottery").
 */
export const drawMenuPath = (options: {
  language: LanguageCode;
  prizeMode?: PrizeMode | undefined;
  /** These games alone; all when not given. */
  gameCodes?: readonly DrawGameCode[] | undefined;
  /** The first so many. */
  count?: number | undefined;
}): ReadPath<'/lgw/vn/games/game_menu'> => {
  const { language, prizeMode, gameCodes, count } = options;
  return withQuery('/lgw/vn/games/game_menu', {
    prizeMode,
    gameCodes: gameCodes?.join(','),
    pageSize: count === undefined ? undefined : String(count),
    device: 'WEB',
    language,
  });
};

/** The opened numbers of one draw; of the latest without an issue. */
export const openedDrawPath = (options: {
  language: LanguageCode;
  gameCode: DrawGameCode;
  issue?: string | undefined;
}): ReadPath<'/lgw/vn/numeros/opened/game'> => {
  const { language, gameCode, issue } = options;
  return withQuery('/lgw/vn/numeros/opened/game', { gameCode, issue, language });
};

/** The latest results of a game. */
export const recentDrawsPath = (options: {
  language: LanguageCode;
  gameCode: DrawGameCode;
  pageSize: number;
}): ReadPath<'/lotto/lgw/games/opened/numero'> => {
  const { language, gameCode, pageSize } = options;
  return withQuery('/lotto/lgw/games/opened/numero', { gameCode, pageSize: String(pageSize), language });
};

/** How a game can be bet on, and the draws that can be bet on. */
export const lotteryTermsPath = (options: {
  language: LanguageCode;
  gameCode: DrawGameCode;
}): ReadPath<'/lgw/vn/games/bet_types'> => withQuery('/lgw/vn/games/bet_types', options);

/** The draw games of a prize mode that the member bet on lately. */
export const recentDrawGamesQuery = (language: LanguageCode, prizeMode: PrizeMode) =>
  queryOptions({
    ...gatewayQuery(withQuery('/lgw/vn/games/game_menu/recent', { prizeMode, device: 'WEB', language })),
    ...OF_MEMBER,
  });

export const TICKETS_PATH = '/lgw/vn/tickets';

/** How often tickets are asked for whose draw is over: their result is due. */
const DUE_POLL_MS = 3_000;

/** The member's latest tickets for a game, asked for again while one waits for the result of its draw. */
export const lotteryTicketsQuery = (language: LanguageCode, gameCode: DrawGameCode) =>
  queryOptions({
    ...gatewayQuery(withQuery(TICKETS_PATH, { gameCode, status: undefined, pageNo: '1', pageSize: '20', language })),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data?.list.some(({ status, drawsAt }) => status === 'open' && Date.parse(drawsAt) <= Date.now())
        ? DUE_POLL_MS
        : false,
  });

/** Whether a query is about the member's tickets, or about the games that they were bought for. */
export const isAboutTickets = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && (path.startsWith(TICKETS_PATH) || path.startsWith('/lgw/vn/games/game_menu/recent'));
