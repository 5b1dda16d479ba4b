import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Deposit } from '#contracts/generated/contracts.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';

/**
 * Has the balance of the header asked for anew once a deposit that is looked at changed it. The socket tells it too,
 * where it stands.
 */
export function useBalanceAfter(deposit: Deposit | undefined): void {
  const queryClient = useQueryClient();
  const credited = deposit?.credited;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isChange = before.current !== undefined && credited !== before.current;
    before.current = credited;
    if (isChange) void queryClient.invalidateQueries({ queryKey: [BALANCE_PATH] });
  }, [credited, queryClient]);
}
