import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode, ListedGameType } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';
import { PLAY_LIMITS_PATH } from './play-limits-queries.ts';
import { isAboutRecords } from './record-queries.ts';

export const RECENT_GAMES_CALL = '/wps/relay/GCS_recentGame';

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

/** Whether a query is about what was played. */
export const isAboutPlay = (queryKey: readonly unknown[]): boolean =>
  typeof queryKey[0] === 'string' &&
  (queryKey[0].startsWith(`${RECENT_GAMES_CALL}?`) || isAboutRecords(queryKey) || queryKey[0] === PLAY_LIMITS_PATH);
