import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { OWN_PATH } from '#portal/data/security-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

/**
 * A call about the member's own account, made once it is known that there is one: a trial account has nothing of its
 * own.
 */
export function useOwnQuery<Value, Key extends QueryKey>(
  options: UseQueryOptions<Value, Error, Value, Key>,
  isWanted = true,
): UseQueryResult<Value> {
  const { member } = useSite();
  return useQuery({ ...options, enabled: isWanted && member !== null && !member.isTrial });
}

/**
 * Refetches the account data that pages show, after a change to the account. Resolves once the member has been
 * refetched.
 */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const isOwn = (key: unknown): boolean => typeof key === 'string' && key.startsWith(OWN_PATH);
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => isOwn(key) && key !== MEMBER_PATH });
    await queryClient.invalidateQueries({ queryKey: [MEMBER_PATH] });
  }, [queryClient]);
}
