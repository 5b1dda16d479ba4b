import { useState } from 'react';
import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { GROUP } from '../keys/use-group-keys.ts';
import { Panel, PanelHead, TextButton } from '../lottery-desk.styles.ts';
import { TicketCard } from './ticket-card.tsx';
import { List, NoTickets } from './tickets.styles.ts';
import type { Tickets } from './use-tickets.ts';

interface MyTicketsProps {
  readonly tickets: Tickets;
  /** The way to all that was bet. */
  readonly records: Action | undefined;
  /** The gateway's time. */
  readonly nowMs: number;
}

const FIRST = 5;

/** The member's latest tickets for the game. A guest has none. */
export function MyTickets({ tickets, records, nowMs }: MyTicketsProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { member } = useSite();
  const [isWhole, setWhole] = useState(false);
  if (member === null || member.isTrial) return null;
  const { list, error, refetch, isLoading } = tickets;
  const shown = isWhole ? list : list.slice(0, FIRST);
  return (
    <Panel aria-label={t('lottery.tickets')} {...GROUP}>
      <PanelHead>
        <h2>{t('lottery.tickets')}</h2>
        {records && (
          <TextButton as={ActionControl} action={records}>
            {say('action.viewAll')}
          </TextButton>
        )}
      </PanelHead>
      <FormFailure failure={tickets.failure} />
      {error !== null && <OwnFailure error={error} onRetry={refetch} />}
      {error === null && !isLoading && list.length === 0 && <NoTickets>{t('lottery.noTickets')}</NoTickets>}
      <List>
        {shown.map((ticket) => (
          <TicketCard key={ticket.ticketId} ticket={ticket} tickets={tickets} nowMs={nowMs} />
        ))}
      </List>
      {list.length > FIRST && (
        <TextButton type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('lottery.less') : t('lottery.moreTickets', { n: list.length - FIRST })}
        </TextButton>
      )}
    </Panel>
  );
}
