import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { lotteryTermsPath } from '#portal/data/games/lottery-queries.ts';
import { lotteryTicketQuery } from '#portal/data/games/lottery-ticket-queries.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { TicketDetail } from '#portal/forms/lottery-ticket/ticket-detail.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { TicketBox } from './bet-picture.styles.ts';

/** The lottery ticket of a round, with its lines, the draw and its proof. */
export function BetTicket({ ticketId }: { readonly ticketId: string }) {
  const { language } = useSite();
  const { data, error, isLoadingError, refetch } = useOwnQuery(lotteryTicketQuery(language, ticketId));
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  return data ? <NamedTicket ticket={data} /> : <WaitingCard rows={4} />;
}

/** The terms of the game name its bet types. Without them the ticket names each by its code. */
function NamedTicket({ ticket }: { readonly ticket: LotteryTicket }) {
  const { language } = useSite();
  const { data: terms } = useQuery(gatewayQuery(lotteryTermsPath({ language, gameCode: ticket.gameCode })));
  const types = useMemo(() => new Map((terms?.betTypes ?? []).map((type) => [type.betType, type])), [terms]);
  return (
    <TicketBox>
      <TicketDetail ticket={ticket} types={types} />
    </TicketBox>
  );
}
