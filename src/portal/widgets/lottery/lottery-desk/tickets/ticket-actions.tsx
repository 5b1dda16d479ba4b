import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Actions } from './tickets.styles.ts';
import type { Tickets } from './use-tickets.ts';

interface TicketActionsProps {
  readonly ticket: LotteryTicket;
  readonly tickets: Tickets;
  /** The gateway's time. */
  readonly nowMs: number;
}

/** Buttons that cancel a ticket, or the rest of its chase, before the draw closes. */
export function TicketActions({ ticket, tickets: { list, cancel, cancelRest, isBusy }, nowMs }: TicketActionsProps) {
  const t = useFormWords();
  const { ticketId, issue, status, closesAt, chaseId } = ticket;
  if (status !== 'open' || Date.parse(closesAt) <= nowMs) return null;
  const rest = list.filter(
    (one) => chaseId !== null && one.chaseId === chaseId && one.status === 'open' && Date.parse(one.closesAt) > nowMs,
  );
  // The nearest one of a chase has the button for all of it; they stand latest first.
  const isNearest = chaseId !== null && rest.every((one) => one.drawsAt >= ticket.drawsAt);
  return (
    <Actions>
      <Button
        type="button"
        $look="secondary"
        $size="small"
        disabled={isBusy}
        aria-label={t('lottery.cancelOf', { issue })}
        onClick={() => cancel(ticketId)}
      >
        {t('lottery.cancel')}
      </Button>
      {chaseId !== null && isNearest && rest.length > 1 && (
        <Button type="button" $look="ghost" $size="small" disabled={isBusy} onClick={() => cancelRest(chaseId)}>
          {t('lottery.cancelRest', { n: rest.length })}
        </Button>
      )}
    </Actions>
  );
}
