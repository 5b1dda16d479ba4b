import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { OF_MEMBER } from '../of-member.ts';

const ROOMS_CALL = '/wps/relay/GLS2_roomList';

/** The call for the rooms of a game against others (specification, section 7, "Games"). */
export const roomsPath = (
  { vassalage, gameCode }: { readonly vassalage: string; readonly gameCode: string },
  language: LanguageCode,
): ReadPath<typeof ROOMS_CALL> =>
  `${ROOMS_CALL}?${new URLSearchParams({ vassalage, gameCode, language } satisfies QueryAt<typeof ROOMS_CALL>)}`;

/** Rooms with the people in each. They are read for every choice, and do not change while somebody chooses. */
export const roomsQuery = (path: ReadPath<typeof ROOMS_CALL>) =>
  queryOptions({
    ...gatewayQuery(path),
    ...OF_MEMBER,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
