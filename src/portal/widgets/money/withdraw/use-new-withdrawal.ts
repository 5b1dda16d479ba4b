import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewWithdrawal } from '#contracts/generated/contracts.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { askWithdrawal } from '#portal/data/withdrawal-calls.ts';
import { isAboutWithdrawals, withdrawalPath, withdrawalTermsPath } from '#portal/data/withdrawal-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { withWithdrawal } from '../withdrawal-address.ts';

/** Asks for a withdrawal and leads to its page. The result throws a GatewayError for one that was refused. */
export function useNewWithdrawal(): (withdrawal: NewWithdrawal) => Promise<void> {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const last = useRef<{ readonly asked: string; readonly key: string } | null>(null);

  return async (withdrawal) => {
    // The same account and amount again is a retry, also with another password: after no answer came, the first may
    // have been taken. A refused one leaves nothing under its key.
    const asked = JSON.stringify([withdrawal.payoutId, withdrawal.amount]);
    if (last.current?.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    try {
      const begun = await askWithdrawal(withdrawal, last.current.key, language);
      last.current = null;
      queryClient.setQueryData([withdrawalPath(begun.withdrawalId)], begun);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isAboutWithdrawals(queryKey) || queryKey[0] === BALANCE_PATH,
      });
      void navigate({ search: withWithdrawal(search, begun.withdrawalId) });
    } catch (error) {
      // A refusal may be news about the terms: less is available, or an account cannot be used any more.
      void queryClient.invalidateQueries({ queryKey: [withdrawalTermsPath(language)] });
      throw error;
    }
  };
}
