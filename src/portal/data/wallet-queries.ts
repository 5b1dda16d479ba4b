import { queryOptions } from '@tanstack/react-query';
import type { WalletBalance } from '#contracts/generated/contracts.ts';
import { readValue } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const BALANCE_PATH = '/wps/v2/wallets/balance';

/** What the member has to play with. Looked at again when the visitor comes back to the page. */
export const balanceQuery = () =>
  queryOptions({
    queryKey: [BALANCE_PATH] as const,
    queryFn: async ({ signal }) => (await readValue(BALANCE_PATH, signal)) as WalletBalance,
    ...OF_MEMBER,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  });
