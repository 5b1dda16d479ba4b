import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LotteryTicket, NewLotteryTicket } from '#contracts/generated/contracts.ts';
import { placeTicket } from '#portal/data/games/lottery-calls.ts';
import { isAboutTickets } from '#portal/data/games/lottery-ticket-queries.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { PLAY_LIMITS_PATH } from '#portal/data/play-limits-queries.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

export interface PlaceTicket {
  /** Resolves to the tickets; to null when they were refused. */
  readonly place: (ticket: NewLotteryTicket) => Promise<readonly LotteryTicket[] | null>;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly forget: () => void;
}

/** Buys tickets. The same slip, sent again after no answer came, is a retry under the same key. */
export function usePlaceTicket(): PlaceTicket {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const last = useRef<{ readonly asked: string; readonly key: string } | null>(null);

  const place = async (ticket: NewLotteryTicket) => {
    const asked = JSON.stringify(ticket);
    if (last.current?.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    setBusy(true);
    setFailure(null);
    try {
      const { tickets } = await placeTicket(ticket, last.current.key, language);
      last.current = null;
      return tickets;
    } catch (error) {
      // A refused ticket may be sent as a new one; an unanswered one may have been bought.
      if (error instanceof GatewayError && error.status >= 400 && error.status < 500) last.current = null;
      setFailure(error);
      return null;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          isAboutTickets(queryKey) || queryKey[0] === BALANCE_PATH || queryKey[0] === PLAY_LIMITS_PATH,
      });
    }
  };
  return { place, isBusy, failure, forget: () => setFailure(null) };
}
