import { type KeyedIntegration, vendorMemberIds } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import type { TicketRow } from '../repository/lottery-repository.ts';

/** The integrations of a site by their ids. Read before a transaction: it may look them up in the database. */
export type Integrations = ReadonlyMap<string, KeyedIntegration>;

/** Reads the integrations of a site. */
export async function integrationsOf(
  { integrations }: Pick<LotteryParts, 'integrations'>,
  siteId: string,
): Promise<Integrations> {
  return new Map((await integrations.ofSite(siteId)).map((one) => [one.integrationId, one]));
}

/** A ticket with who plays it, as the wallet knows them. */
export interface HeldTicket {
  readonly ticket: TicketRow;
  readonly integration: KeyedIntegration;
  readonly userId: string;
}

/** Finds the players of tickets. @throws Error for a ticket whose player the wallet does not know. */
export async function playersOf(
  tx: SiteTransaction,
  { siteId, integrations }: { readonly siteId: string; readonly integrations: Integrations },
  tickets: readonly TicketRow[],
): Promise<HeldTicket[]> {
  const users = await vendorMemberIds(
    tx,
    siteId,
    tickets.map(({ integration_id, member_id }) => ({ integrationId: integration_id, memberId: member_id })),
  );
  return tickets.map((ticket) => {
    const integration = integrations.get(ticket.integration_id);
    const userId = users.get(`${ticket.integration_id} ${ticket.member_id}`);
    if (integration === undefined || userId === undefined)
      throw new Error(`the player of the ticket ${ticket.ticket_id} is not known at ${ticket.integration_id}`);
    return { ticket, integration, userId };
  });
}
