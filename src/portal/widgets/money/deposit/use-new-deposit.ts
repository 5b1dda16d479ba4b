import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewDeposit } from '#contracts/generated/contracts.ts';
import { beginDeposit } from '#portal/data/deposit-calls.ts';
import { depositChannelsPath, depositPath, isAboutDeposits } from '#portal/data/deposit-queries.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { PLAY_LIMITS_PATH } from '#portal/data/play-limits-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { withDeposit } from '../deposit-address.ts';

export interface NewDepositState {
  readonly begin: (deposit: NewDeposit) => Promise<void>;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly forgetFailure: () => void;
}

/** Begins a deposit and leads to its page. */
export function useNewDeposit(): NewDepositState {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const last = useRef<{ readonly asked: string; readonly key: string } | null>(null);

  const begin = async (deposit: NewDeposit): Promise<void> => {
    // Sending the same deposit again after no answer came is a retry of it.
    const asked = JSON.stringify(deposit);
    if (last.current?.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    setBusy(true);
    setFailure(null);
    try {
      const begun = await beginDeposit(deposit, last.current.key, language);
      last.current = null;
      queryClient.setQueryData([depositPath(begun.depositId, language)], begun);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutDeposits(queryKey) });
      void navigate({ search: withDeposit(search, begun.depositId) });
    } catch (error) {
      // A refused deposit may be sent as a new one; an unanswered one may have begun.
      if (error instanceof GatewayError && error.status > 0 && error.status < 500) last.current = null;
      // A refusal may be news about the channels: one closed, or less is left of a limit.
      void queryClient.invalidateQueries({ queryKey: [depositChannelsPath(language)] });
      setFailure(error);
    } finally {
      // Whatever came of it, it may count towards the member's limits, or tell of a break.
      void queryClient.invalidateQueries({ queryKey: [PLAY_LIMITS_PATH] });
      setBusy(false);
    }
  };
  return { begin, isBusy, failure, forgetFailure: () => setFailure(null) };
}
