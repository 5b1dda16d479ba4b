import { queryOptions } from '@tanstack/react-query';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const REWARDS_PATH = '/wps/member/rewards';

/** What the member can claim, and what was claimed last. */
export const rewardsQuery = () =>
  queryOptions({ ...gatewayQuery(REWARDS_PATH), ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true });
