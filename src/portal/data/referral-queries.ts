import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode, ReferralFriendFilter } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

const REFERRAL_PATH = '/wps/member/referral';
const FRIENDS_PATH = '/wps/member/referral/friends';
/** How many friends a page has. */
export const FRIENDS_PER_PAGE = 10;

export const referralPath = (language: LanguageCode): ReadPath<typeof REFERRAL_PATH> =>
  `${REFERRAL_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof REFERRAL_PATH>)}`;

/** A page of friends, from 1, of a filter; null for all. */
export interface FriendsAsked {
  readonly page: number;
  readonly state: ReferralFriendFilter | null;
}

export const friendsPath = (language: LanguageCode, { page, state }: FriendsAsked): ReadPath<typeof FRIENDS_PATH> =>
  `${FRIENDS_PATH}?${new URLSearchParams({ language, pageNo: `${page}`, ...(state && { state }) } satisfies QueryAt<
    typeof FRIENDS_PATH
  >)}`;

const FRESH = { ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true };

/** The member's link for friends, and what it brought. @throws GatewayError `feature_disabled`, `not_for_agents`. */
export const referralQuery = (language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(referralPath(language)), ...FRESH });

/** A page of the member's friends. @throws GatewayError as `referralQuery`. */
export const friendsQuery = (language: LanguageCode, asked: FriendsAsked) =>
  queryOptions({ ...gatewayQuery(friendsPath(language, asked)), ...FRESH, placeholderData: keepPreviousData });
