import { useQuery } from '@tanstack/react-query';
import type { Handoff } from '#contracts/generated/contracts.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** A code that is shown is replaced this long before it is over. */
const AHEAD_SECONDS = 10;

/**
 * A one-use code that opens the member's account elsewhere, such as on a phone that scans it. It is fetched on demand,
 * and again before it expires.
 * @returns null for whoever has no account, and until the code is there.
 */
export function useHandOffCode(isWanted: boolean): string | null {
  const { session, language } = useSite();
  const isEnabled = isWanted && (session === 'member' || session === 'agent');
  const { data } = useQuery({
    queryKey: ['/wps/session/handoff'],
    queryFn: async (): Promise<Handoff> => (await import('#portal/data/account-calls.ts')).makeHandoff(language),
    enabled: isEnabled,
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : (state.data.expiresInSeconds - AHEAD_SECONDS) * 1_000,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    ...OF_MEMBER,
  });
  return isEnabled ? (data?.code ?? null) : null;
}
