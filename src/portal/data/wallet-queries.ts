import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RealtimeBalance } from '#contracts/generated/contracts.ts';
import { gatewayQuery, readValue } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const BALANCE_PATH = '/wps/v2/wallets/balance';

/** The member's balance. Refetched when the visitor returns to the page. */
export const balanceQuery = () =>
  queryOptions({
    queryKey: [BALANCE_PATH] as const,
    queryFn: async ({ signal }) => await readValue(BALANCE_PATH, signal),
    ...OF_MEMBER,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  });

/** Whether one wallet serves all vendors of the site. */
export const merchantWalletQuery = () =>
  queryOptions({
    ...gatewayQuery('/wps/relay/GCS_merchantWallet'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Shows the balance that the gateway pushed, wherever a balance is shown. A response still in flight is older, so it is
 * cancelled.
 */
export function keepBalance(queryClient: QueryClient, { balance, currency }: RealtimeBalance['payload']): void {
  const { queryKey } = balanceQuery();
  if (queryClient.getQueryData(queryKey)?.currency !== currency) return;
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (before) => before && { ...before, balance });
}
