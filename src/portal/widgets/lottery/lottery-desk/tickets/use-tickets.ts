import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { cancelChase, cancelTicket } from '#portal/data/games/lottery-calls.ts';
import { isAboutTickets, lotteryTicketsQuery } from '#portal/data/games/lottery-ticket-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

export interface Tickets {
  /** Latest first; empty until they have come. */
  readonly list: readonly LotteryTicket[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
  readonly cancel: (ticketId: string) => void;
  readonly cancelRest: (chaseId: string) => void;
  /** Something is being cancelled. */
  readonly isBusy: boolean;
  /** The failure of cancelling; null for none. */
  readonly failure: unknown;
}

const NONE: readonly LotteryTicket[] = [];

/** The member's tickets for a game, and how those that are open are cancelled. */
export function useTickets(gameCode: string): Tickets {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const { data, error, isLoadingError, isLoading, refetch } = useOwnQuery(lotteryTicketsQuery(language, gameCode));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const change = async (send: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await send();
    } catch (refusal) {
      setFailure(refusal);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isAboutTickets(queryKey) || queryKey[0] === BALANCE_PATH,
      });
    }
  };
  return {
    list: data?.list ?? NONE,
    isLoading,
    error: isLoadingError ? error : null,
    refetch: () => void refetch(),
    cancel: (ticketId) => void change(() => cancelTicket(ticketId, language)),
    cancelRest: (chaseId) => void change(() => cancelChase(chaseId, language)),
    isBusy,
    failure,
  };
}
