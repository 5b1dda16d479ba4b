import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const PROMOTIONS_PATH = '/wps/member/promotions';

export const promotionsPath = (language: LanguageCode): ReadPath<typeof PROMOTIONS_PATH> =>
  `${PROMOTIONS_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof PROMOTIONS_PATH>)}`;

/** How the promotions stand with the member. */
export const promotionsQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(promotionsPath(language)),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
