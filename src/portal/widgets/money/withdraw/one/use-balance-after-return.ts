import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';

/**
 * Has the balance of the header asked for anew once money of a withdrawal that is looked at came back. The socket tells
 * it too, where it stands.
 */
export function useBalanceAfterReturn(withdrawal: Withdrawal | undefined): void {
  const queryClient = useQueryClient();
  const returned = withdrawal?.returned;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isChange = before.current !== undefined && returned !== before.current;
    before.current = returned;
    if (isChange) void queryClient.invalidateQueries({ queryKey: [BALANCE_PATH] });
  }, [returned, queryClient]);
}
