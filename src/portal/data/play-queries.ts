import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode, ListedGameType } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';
import { PLAY_LIMITS_PATH } from './play-limits-queries.ts';

export const RECENT_GAMES_CALL = '/wps/relay/GCS_recentGame';
export const BETS_PATH = '/wps/member/bets';

/** A page of the games that the member played last, of one category or of all (specification, section 7, "Games"). */
export function recentGamesPath(options: {
  language: LanguageCode;
  gameType?: ListedGameType;
  vassalage?: string;
  page?: number;
  pageSize: number;
}): ReadPath<typeof RECENT_GAMES_CALL> {
  const { language, gameType, vassalage, page = 1, pageSize } = options;
  return `${RECENT_GAMES_CALL}?${new URLSearchParams({
    clientType: '3',
    ...(vassalage && { vassalage }),
    language,
    page: String(page),
    pageSize: String(pageSize),
    ...(gameType && { gameType }),
  } satisfies QueryAt<typeof RECENT_GAMES_CALL>)}`;
}

/**
 * Games that were played. Every round that is played makes them others, so they are asked for again whenever they are
 * shown.
 */
export const recentGamesQuery = (path: ReadPath<typeof RECENT_GAMES_CALL>) =>
  queryOptions({ ...gatewayQuery(path), ...OF_MEMBER, staleTime: 0 });

/** The filter of a query for the member's rounds. */
export interface BetsAsk {
  /** RFC 3339; up to now. */
  readonly from: string;
  /** A vendor's code; all of them where it is left out. */
  readonly vendor?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export function betsPath(
  { from, vendor, pageNo, pageSize }: BetsAsk,
  language: LanguageCode,
): ReadPath<typeof BETS_PATH> {
  return `${BETS_PATH}?${new URLSearchParams({
    from,
    ...(vendor && { vendor }),
    pageNo: String(pageNo),
    pageSize: String(pageSize),
    language,
  } satisfies QueryAt<typeof BETS_PATH>)}`;
}

/** A page of the member's rounds, the latest first. */
export const betsQuery = (ask: BetsAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(betsPath(ask, language)), ...OF_MEMBER, staleTime: 0 });

/** Whether a query is about what was played. */
export const isAboutPlay = (queryKey: readonly unknown[]): boolean =>
  typeof queryKey[0] === 'string' &&
  (queryKey[0].startsWith(`${RECENT_GAMES_CALL}?`) ||
    queryKey[0].startsWith(`${BETS_PATH}?`) ||
    queryKey[0] === PLAY_LIMITS_PATH);
