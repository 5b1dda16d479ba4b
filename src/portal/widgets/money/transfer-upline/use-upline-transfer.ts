import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { NewUplineTransfer, UplineTransfer } from '#contracts/generated/contracts.ts';
import { sendToUpline } from '#portal/data/upline-calls.ts';
import { UPLINE_PATH } from '#portal/data/upline-queries.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** Sends money to the upline. The result throws a GatewayError for a transfer that was refused. */
export function useUplineTransfer(): (transfer: NewUplineTransfer) => Promise<UplineTransfer> {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const last = useRef<{ readonly amount: string; readonly key: string } | null>(null);

  return async (transfer) => {
    // The same amount again is a retry, also with another password: after no answer came, the first may have been
    // made. A refused one leaves nothing under its key.
    if (last.current?.amount !== transfer.amount) last.current = { amount: transfer.amount, key: crypto.randomUUID() };
    try {
      const made = await sendToUpline(transfer, last.current.key, language);
      last.current = null;
      void queryClient.invalidateQueries({ queryKey: [BALANCE_PATH] });
      return made;
    } finally {
      // A refusal may be news about the terms too: less is available, or there is no upline any more.
      void queryClient.invalidateQueries({ queryKey: [UPLINE_PATH] });
    }
  };
}
