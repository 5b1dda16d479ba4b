import { queryOptions } from '@tanstack/react-query';
import type { DrawGameCode, LanguageCode, LotteryTicket, PrizeMode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { OF_MEMBER } from '../of-member.ts';
import { withQuery } from './lottery-queries.ts';

/** The draw games of a prize mode that the member bet on lately. */
export const recentDrawGamesQuery = (language: LanguageCode, prizeMode: PrizeMode) =>
  queryOptions({
    ...gatewayQuery(withQuery('/lgw/vn/games/game_menu/recent', { prizeMode, device: 'WEB', language })),
    ...OF_MEMBER,
  });

export const TICKETS_PATH = '/lgw/vn/tickets';

/** The poll interval while a ticket waits for the result of its draw. */
const DUE_POLL_MS = 3_000;

/** Whether a ticket waits for the result of its draw. */
const isDue = ({ status, drawsAt }: LotteryTicket): boolean => status === 'open' && Date.parse(drawsAt) <= Date.now();

/** The member's latest tickets for a game, asked for again while one waits for the result of its draw. */
export const lotteryTicketsQuery = (language: LanguageCode, gameCode: DrawGameCode) =>
  queryOptions({
    ...gatewayQuery(withQuery(TICKETS_PATH, { gameCode, status: undefined, pageNo: '1', pageSize: '20', language })),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.list.some(isDue) ? DUE_POLL_MS : false),
  });

/** One of the member's tickets, asked for again while it waits for the result of its draw. */
export const lotteryTicketQuery = (language: LanguageCode, ticketId: string) =>
  queryOptions({
    ...gatewayQuery(withQuery(`${TICKETS_PATH}/${ticketId}`, { language })),
    ...OF_MEMBER,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isDue(data) ? DUE_POLL_MS : false),
  });

/** Whether a query is about the member's tickets, or about the games that they were bought for. */
export const isAboutTickets = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && (path.startsWith(TICKETS_PATH) || path.startsWith('/lgw/vn/games/game_menu/recent'));
