import { queryOptions } from '@tanstack/react-query';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const BONUSES_PATH = '/wps/member/bonuses';

/** The member's bonuses. Play moves them, so they are asked for whenever they are shown. */
export const bonusesQuery = () =>
  queryOptions({ ...gatewayQuery(BONUSES_PATH), ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true });
