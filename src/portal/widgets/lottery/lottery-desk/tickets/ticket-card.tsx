import { useId, useState } from 'react';
import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { TicketDetail } from '#portal/forms/lottery-ticket/ticket-detail.tsx';
import { useBetWords } from '#portal/forms/lottery-ticket/use-bet-words.ts';
import { useTicketMoney } from '#portal/forms/lottery-ticket/use-ticket-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketBadge } from './ticket-badge.tsx';
import { Summary, Ticket } from './tickets.styles.ts';
import type { Tickets } from './use-tickets.ts';

interface TicketCardProps {
  readonly ticket: LotteryTicket;
  readonly tickets: Tickets;
  /** The gateway's time. */
  readonly nowMs: number;
}

/** So many numbers stand in the line of a ticket. */
const MOST_NAMES = 5;

/** A ticket: how it stands, what it cost and what it paid; pressed, all of it. */
export function TicketCard({ ticket, tickets, nowMs }: TicketCardProps) {
  const t = useFormWords();
  const id = useId();
  const money = useTicketMoney(ticket);
  const words = useBetWords();
  const { types } = useBettingDesk();
  const [isOpen, setOpen] = useState(false);
  const { status, issue, lines, stake, win } = ticket;
  const picks = lines.flatMap((line) => line.picks.map((pick) => words.pick(line.betType, pick)));
  const names = picks.slice(0, MOST_NAMES).join(', ');
  return (
    <Ticket data-ticket={ticket.ticketId}>
      <Summary type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          <b>
            <bdi dir="ltr">{issue}</bdi>
          </b>
          <small>
            {picks.length > MOST_NAMES ? t('lottery.andMore', { names, n: picks.length - MOST_NAMES }) : names}
          </small>
        </span>
        <span>
          <TicketBadge ticket={ticket} nowMs={nowMs} />
          <small>
            {status === 'won' ? (
              <strong>
                <bdi dir="ltr">+{money.say(win)}</bdi>
              </strong>
            ) : (
              <bdi dir="ltr">{money.say(stake)}</bdi>
            )}
          </small>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} stroke={2} />
      </Summary>
      <div id={id}>
        {isOpen && <TicketDetail ticket={ticket} types={types} />}
        <TicketActions ticket={ticket} tickets={tickets} nowMs={nowMs} />
      </div>
    </Ticket>
  );
}
