import type { LanguageCode, LotteryTicket, LotteryTickets } from '#contracts/generated/contracts.ts';
import { processInside, type SettledCall, type WalletCall } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { betTypesOf } from '../bets/bet-types.ts';
import { gameByCode } from '../games/site-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { takeBackExposure } from '../repository/exposure-repository.ts';
import { endTickets, findTickets, holdOpenOfChase, type TicketRow } from '../repository/lottery-repository.ts';
import { exposureOf } from './exposure-of.ts';
import { type HeldTicket, type Integrations, integrationsOf, playersOf } from './house-players.ts';
import { soldLines } from './stored-lines.ts';
import { presentTicket } from './ticket-presenter.ts';
import { betOf, requestOf, settledOf, settledTerms, ticketCall } from './wallet-calls.ts';

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
  const calls = (await playersOf(tx, { siteId: site.id, integrations }, held)).map((player) => ({
    ...player,
    call: rollbackOf(player),
  }));
  const outcomes = await processInside(
    tx,
    calls.map(({ integration, ticket, call }) =>
      requestOf(integration, { call, terms: settledTerms(ticket.currency, site.site.timeZone), at }),
    ),
  );
  const told = calls.flatMap(({ integration, call }, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind !== 'applied') throw new Error(`the wallet refused to roll back ${call.vendorRoundId}`);
    return settledOf(integration, call, outcome) ?? [];
  });
  for (const ticket of held) await takeBack(tx, site.id, ticket);
  const ended = held.map((ticket) => ({
    ticketId: ticket.ticket_id,
    status: 'cancelled' as const,
    winMinor: 0n,
    hits: null,
  }));
  await endTickets(tx, site.id, { ended, at });
  return told;
}

function rollbackOf({ ticket, integration, userId }: HeldTicket): WalletCall {
  const bet = betOf(ticket.round_name);
  const rollback = { kind: 'rollback' as const, actionId: `${bet} back`, amountMinor: 0, originalActionId: bet };
  return ticketCall(ticket, { userId, vendor: integration.vendor }, [rollback], true);
}

async function takeBack(tx: SiteTransaction, siteId: string, ticket: TicketRow): Promise<void> {
  const types = betTypesOf(gameByCode(ticket.game_code), { atMs: new Date(ticket.draws_at).getTime() });
  const byPick = exposureOf(soldLines(ticket.lines), (code) => types.find((type) => type.code === code));
  await takeBackExposure(tx, siteId, { gameCode: ticket.game_code, issue: ticket.issue, byPick });
}
