import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { GameType, LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { OF_MEMBER } from '../of-member.ts';

export const FAVOURITE_LIST_CALL = '/wps/relay/MCSFE_favoriteList';

/** All in one go (specification, section 4, "Home after login"). */
const ALL = 999;

/** A page of the games that the member keeps at hand, of one category or of all (specification, section 7, "Games"). */
export function favouriteListPath(options: {
  gameType?: GameType;
  vassalage?: string;
  pageNo?: number;
  pageSize?: number;
  language: LanguageCode;
}): ReadPath<typeof FAVOURITE_LIST_CALL> {
  const { gameType, vassalage, pageNo = 1, pageSize = ALL, language } = options;
  return `${FAVOURITE_LIST_CALL}?${new URLSearchParams({
    clientType: '3',
    platform: 'html5-desktop',
    language,
    ...(gameType && { gameType }),
    ...(vassalage && { vassalage }),
    pageNo: String(pageNo),
    pageSize: String(pageSize),
  } satisfies QueryAt<typeof FAVOURITE_LIST_CALL>)}`;
}

/** The games that the member keeps at hand, by their call. */
export const favouriteListQuery = (path: ReadPath<typeof FAVOURITE_LIST_CALL>) => ({
  ...gatewayQuery(path),
  ...OF_MEMBER,
});
