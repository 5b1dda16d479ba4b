import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const POINTS_PATH = '/wps/relay/MCSFE_pointsBalance';
export const POINTS_CONFIG_PATH = '/wps/relay/MCSFE_pointsConfig';
export const POINTS_MOVES_PATH = '/wps/relay/MCSFE_pointsTransactions';
export const REDEEM_ITEMS_PATH = '/wps/relay/MCSFE_redeemItems';
export const REDEEM_LIST_PATH = '/wps/relay/MCSFE_redeemList';

/** The member's points. Deposits move them, so they are asked for whenever they are shown. */
export const pointsQuery = () =>
  queryOptions({ ...gatewayQuery(POINTS_PATH), ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true });

/** What deposits give, and what points become. */
export const pointsConfigQuery = () =>
  queryOptions({ ...gatewayQuery(POINTS_CONFIG_PATH), ...OF_MEMBER, staleTime: 0 });

const movesPath = (pageNo: number, pageSize: number, language: LanguageCode): ReadPath<typeof POINTS_MOVES_PATH> =>
  `${POINTS_MOVES_PATH}?${new URLSearchParams({ pageNo: String(pageNo), pageSize: String(pageSize), language } satisfies QueryAt<typeof POINTS_MOVES_PATH>)}`;

/** A page of what moved the member's points, the latest first. */
export const pointMovesQuery = (pageNo: number, pageSize: number, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(movesPath(pageNo, pageSize, language)), ...OF_MEMBER, staleTime: 0 });

/** What points are redeemed for, in a language. Others take pieces, so it is asked for whenever it is shown. */
export const redeemItemsQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(`${REDEEM_ITEMS_PATH}?${new URLSearchParams({ language })}`),
    ...OF_MEMBER,
    ...{ staleTime: 0, refetchOnWindowFocus: true },
  });

const redeemListPath = (pageNo: number, pageSize: number, language: LanguageCode): ReadPath<typeof REDEEM_LIST_PATH> =>
  `${REDEEM_LIST_PATH}?${new URLSearchParams({ pageNo: String(pageNo), pageSize: String(pageSize), language } satisfies QueryAt<typeof REDEEM_LIST_PATH>)}`;

/** A page of the member's redemptions, the latest first. */
export const redeemListQuery = (pageNo: number, pageSize: number, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(redeemListPath(pageNo, pageSize, language)), ...OF_MEMBER, staleTime: 0 });
