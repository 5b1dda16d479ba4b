import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlayLimits, PlaySession } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';
import { OWN_PATH } from './security-queries.ts';

export const PLAY_LIMITS_PATH = `${OWN_PATH}playLimits` as const;

/**
 * The member's play limits. Every bet changes how much of them is used, so they are refetched when the visitor returns.
 */
export const playLimitsQuery = () =>
  queryOptions({
    ...gatewayQuery(PLAY_LIMITS_PATH),
    ...OF_MEMBER,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  });

export const PLAY_SESSION_PATH = `${OWN_PATH}playSession` as const;

/** How long the member has been playing, as the gateway reckons it. Every round makes it another. */
export const playSessionQuery = () =>
  queryOptions({ ...gatewayQuery(PLAY_SESSION_PATH), ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true });

/** Shows the gateway's answer to a reality check wherever it is shown. */
export function keepPlaySession(queryClient: QueryClient, session: PlaySession): void {
  const { queryKey } = playSessionQuery();
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, session);
}

/** Shows what the gateway answered to a change, wherever limits are shown; an answer that is under way is older. */
export function keepPlayLimits(queryClient: QueryClient, limits: PlayLimits): void {
  const { queryKey } = playLimitsQuery();
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, limits);
}
