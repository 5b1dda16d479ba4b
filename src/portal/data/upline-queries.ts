import { queryOptions } from '@tanstack/react-query';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const UPLINE_PATH = '/wps/member/transfers/upline';

/** What may be sent to the upline. Play and deposits move it, so it is asked for whenever it is shown. */
export const uplineTermsQuery = () =>
  queryOptions({ ...gatewayQuery(UPLINE_PATH), ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true });
