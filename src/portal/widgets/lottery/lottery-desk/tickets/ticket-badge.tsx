import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Badge } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { DeskIcon } from '../desk/desk-icon.tsx';

interface TicketBadgeProps {
  readonly ticket: LotteryTicket;
  /** The gateway's time. */
  readonly nowMs: number;
}

/** The status of a ticket, as a word and an icon. */
export function TicketBadge({ ticket: { status, drawsAt, chaseId }, nowMs }: TicketBadgeProps) {
  const t = useFormWords();
  if (status === 'won')
    return (
      <Badge $tone="good">
        <FormIcon name="circle-check" size={13} />
        {t('lottery.ticket.won')}
      </Badge>
    );
  if (status === 'open' && Date.parse(drawsAt) <= nowMs)
    return (
      <Badge $tone="open">
        <Icon name="timer" size={13} stroke={2} />
        {t('lottery.state.waiting')}
      </Badge>
    );
  if (status === 'open')
    return (
      <Badge $tone="busy">
        {chaseId === null ? <Icon name="ticket" size={13} stroke={2} /> : <DeskIcon name="repeat" size={13} />}
        {t(chaseId === null ? 'lottery.ticket.open' : 'lottery.ticket.chase')}
      </Badge>
    );
  return (
    <Badge $tone="quiet">
      {status === 'cancelled' && <Icon name="x" size={13} stroke={2} />}
      {t(status === 'cancelled' ? 'lottery.ticket.cancelled' : 'lottery.ticket.lost')}
    </Badge>
  );
}
