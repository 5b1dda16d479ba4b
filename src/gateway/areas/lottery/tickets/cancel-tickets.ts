import type { LanguageCode, LotteryTicket, LotteryTickets } from '#contracts/generated/contracts.ts';
import type { SettledCall, WalletCall } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { type EndedTicket, endTickets } from '../repository/due-repository.ts';
import { findTickets, holdOpenOfChase, type TicketRow } from '../repository/lottery-repository.ts';
import { applyCalls } from './apply-calls.ts';
import { type HeldTicket, type Integrations, integrationsOf, playersOf } from './house-players.ts';
import { takeBack } from './take-back.ts';
import { presentTicket } from './ticket-presenter.ts';
import { betOf, ticketCall } from './wallet-calls.ts';

interface HeldTickets {
  readonly site: PublishedSite;
  readonly integrations: Integrations;
  readonly held: readonly TicketRow[];
  readonly at: Date;
}

interface Asked {
  readonly memberId: string;
  readonly language: LanguageCode;
}

/**
 * Cancels a ticket before its draw closes; the stake comes back. A ticket that was cancelled before is answered as it
 * is.
 * @throws DomainError `not_found`, `draw_closed`.
 */
export async function cancelTicket(
  parts: LotteryParts,
  site: PublishedSite,
  { memberId, language, ticketId }: Asked & { readonly ticketId: string },
): Promise<LotteryTicket> {
  const at = parts.clock();
  const integrations = await integrationsOf(parts, site.id);
  const { row, told } = await parts.database.forSite(site.id, async (tx) => {
    const [held] = await findTickets(tx, site.id, { memberId, ids: [ticketId], lock: true });
    if (held === undefined) throw new DomainError('not_found');
    if (held.status === 'cancelled') return { row: held, told: [] };
    if (held.status !== 'open' || new Date(held.closes_at) <= at) throw new DomainError('draw_closed');
    const settled = await cancelHeld(tx, { site, integrations, held: [held], at });
    const [after] = await findTickets(tx, site.id, { memberId, ids: [ticketId] });
    return { row: after ?? held, told: settled };
  });
  for (const settled of told) parts.onSettled(settled);
  return presentTicket(row, { site, language, secret: await parts.secret(), at });
}

/**
 * Cancels the tickets of a chase whose draws take bets still.
 * @throws DomainError `not_found` where the member has no such chase, or nothing of it is open.
 */
export async function cancelChase(
  parts: LotteryParts,
  site: PublishedSite,
  { memberId, language, chaseId }: Asked & { readonly chaseId: string },
): Promise<LotteryTickets> {
  const at = parts.clock();
  const integrations = await integrationsOf(parts, site.id);
  const { rows, told } = await parts.database.forSite(site.id, async (tx) => {
    const open = await holdOpenOfChase(tx, site.id, { memberId, chaseId });
    const held = open.filter(({ closes_at }) => new Date(closes_at) > at);
    if (held.length === 0) throw new DomainError('not_found');
    const settled = await cancelHeld(tx, { site, integrations, held, at });
    return { rows: await findTickets(tx, site.id, { memberId, ids: held.map((one) => one.ticket_id) }), told: settled };
  });
  for (const settled of told) parts.onSettled(settled);
  const secret = await parts.secret();
  const list = rows.map((row) => presentTicket(row, { site, language, secret, at }));
  return { list, totalPages: 1, totalCount: list.length };
}

/** Rolls back the bets of open tickets that the transaction holds, and takes their exposure back. */
export async function cancelHeld(
  tx: SiteTransaction,
  { site, integrations, held, at }: HeldTickets,
): Promise<readonly SettledCall[]> {
  const players = await playersOf(tx, { siteId: site.id, integrations }, held);
  const calls = players.map((player) => ({ ...player, call: rollbackOf(player) }));
  const told = await applyCalls(tx, calls, { zone: site.site.timeZone, at });
  await takeBack(tx, site.id, held);
  await endTickets(tx, site.id, { ended: held.map(cancelled), at });
  return told;
}

/** The rollback of a ticket's bet, which ends its round. */
export function rollbackOf({ ticket, integration, userId }: HeldTicket): WalletCall {
  const bet = betOf(ticket.round_name);
  const rollback = { kind: 'rollback' as const, actionId: `${bet} back`, amountMinor: 0, originalActionId: bet };
  return ticketCall(ticket, { userId, vendor: integration.vendor }, [rollback], true);
}

/** The result of a cancelled ticket. */
export function cancelled({ ticket_id: ticketId }: Pick<TicketRow, 'ticket_id'>): EndedTicket {
  return { ticketId, status: 'cancelled', winMinor: 0n, hits: null };
}
