import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { IdentityChecks } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';
import { OWN_PATH } from './security-queries.ts';

export const IDENTITY_PATH = `${OWN_PATH}identity` as const;

/** How the checks of the member's age and name stand. Operators decide them, so they are refetched on return. */
export const identityQuery = () =>
  queryOptions({ ...gatewayQuery(IDENTITY_PATH), ...OF_MEMBER, staleTime: 10_000, refetchOnWindowFocus: true });

/** Shows the gateway's answer to a request for a check, wherever checks are shown. */
export function keepIdentity(queryClient: QueryClient, checks: IdentityChecks): void {
  const { queryKey } = identityQuery();
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, checks);
}
