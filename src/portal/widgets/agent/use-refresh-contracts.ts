import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isAboutContracts } from '#portal/data/desk/contract-calls.ts';

/** Asks again for every list of contracts after one of them changed. Resolves when they are here. */
export function useRefreshContracts(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutContracts(queryKey) }),
    [queryClient],
  );
}
