import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const POINTS_PATH = '/wps/relay/MCSFE_pointsBalance';
export const POINTS_CONFIG_PATH = '/wps/relay/MCSFE_pointsConfig';
export const POINTS_MOVES_PATH = '/wps/relay/MCSFE_pointsTransactions';

/** The member's points. Deposits move them, so they are asked for whenever they are shown. */
export const pointsQuery = () =>
  queryOptions({ ...gatewayQuery(POINTS_PATH), ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true });

/** What deposits give, and what points become. */
export const pointsConfigQuery = () =>
  queryOptions({ ...gatewayQuery(POINTS_CONFIG_PATH), ...OF_MEMBER, staleTime: 0 });

const movesPath = (pageNo: number, pageSize: number): ReadPath<typeof POINTS_MOVES_PATH> =>
  `${POINTS_MOVES_PATH}?${new URLSearchParams({ pageNo: String(pageNo), pageSize: String(pageSize) } satisfies QueryAt<typeof POINTS_MOVES_PATH>)}`;

/** A page of what moved the member's points, the latest first. */
export const pointMovesQuery = (pageNo: number, pageSize: number) =>
  queryOptions({ ...gatewayQuery(movesPath(pageNo, pageSize)), ...OF_MEMBER, staleTime: 0 });
