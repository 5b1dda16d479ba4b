import type { KeyObject } from 'node:crypto';
import { processInside, type SettledCall } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { betTypesOf } from '../bets/bet-types.ts';
import { winOf } from '../bets/read-line.ts';
import { type DrawnNumbers, drawNumbers } from '../draws/draw-numbers.ts';
import { gameByCode } from '../games/site-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { forgetExposure } from '../repository/exposure-repository.ts';
import {
  type EndedTicket,
  endTickets,
  holdDueTickets,
  holdOpenOfChase,
  nextDueAt,
  type TicketRow,
} from '../repository/lottery-repository.ts';
import { cancelHeld } from './cancel-tickets.ts';
import { type Integrations, integrationsOf, playersOf } from './house-players.ts';
import { soldLines } from './stored-lines.ts';
import { requestOf, settledOf, settledTerms, ticketCall } from './wallet-calls.ts';

/** Tickets of one transaction. */
const BATCH = 500;
const FORGET_AFTER_MS = 60 * 60_000;

type SettleParts = Pick<LotteryParts, 'database' | 'integrations' | 'secret' | 'onSettled' | 'clock'>;

/**
 * Settles the tickets of every draw of a site that has been, in the order of the draws: wins are paid, rounds are
 * closed, and chases that stop at a win end. Each ticket is settled once, whatever runs beside it; draws that were
 * missed while nothing ran are settled the same way.
 * @returns when the next draw is that has tickets; null for none.
 */
export async function settleDraws(
  parts: SettleParts,
  site: PublishedSite,
  stopping?: AbortSignal,
): Promise<Date | null> {
  const secret = await parts.secret();
  for (;;) {
    const batch = { site, integrations: await integrationsOf(parts, site.id), secret, clock: parts.clock };
    const { settled, told } = await parts.database.forSite(site.id, (tx) => settleBatch(tx, batch));
    for (const one of told) parts.onSettled(one);
    if (settled === 0 || stopping?.aborted === true) break;
  }
  return parts.database.forSite(site.id, async (tx) => {
    await forgetExposure(tx, site.id, new Date(parts.clock().getTime() - FORGET_AFTER_MS));
    return nextDueAt(tx, site.id);
  });
}

interface Batch {
  readonly site: PublishedSite;
  readonly integrations: Integrations;
  readonly secret: KeyObject;
  readonly clock: () => Date;
}

async function settleBatch(
  tx: SiteTransaction,
  { site, integrations, secret, clock }: Batch,
): Promise<{ readonly settled: number; readonly told: readonly SettledCall[] }> {
  const at = clock();
  const due = await holdDueTickets(tx, site.id, { at, limit: BATCH });
  if (due.length === 0) return { settled: 0, told: [] };
  const numbersOf = drawnOnce(secret);
  const ended = due.map((ticket) => endOf(ticket, numbersOf(ticket)));
  const told = await payWins(
    tx,
    { site, integrations, at },
    due.map((ticket, index) => ({ ticket, winMinor: ended[index]?.winMinor ?? 0n })),
  );
  await endTickets(tx, site.id, { ended, at });
  for (const [index, ticket] of due.entries()) {
    if (!ticket.stops_on_win || ticket.chase_id === null || ended[index]?.status !== 'won') continue;
    const held = await holdOpenOfChase(tx, site.id, { memberId: ticket.member_id, chaseId: ticket.chase_id });
    if (held.length > 0) told.push(...(await cancelHeld(tx, { site, integrations, held, at })));
  }
  return { settled: due.length, told };
}

/** Closes the rounds of tickets; those that won are paid by the same call. */
async function payWins(
  tx: SiteTransaction,
  { site, integrations, at }: Pick<Batch, 'site' | 'integrations'> & { readonly at: Date },
  tickets: ReadonlyArray<{ readonly ticket: TicketRow; readonly winMinor: bigint }>,
): Promise<SettledCall[]> {
  const players = await playersOf(
    tx,
    { siteId: site.id, integrations },
    tickets.map(({ ticket }) => ticket),
  );
  const calls = players.map(({ ticket, integration, userId }, index) => {
    const winMinor = tickets[index]?.winMinor ?? 0n;
    const actionId = `${ticket.round_name} win`;
    const win = { kind: 'win' as const, actionId, amountMinor: Number(winMinor), originalActionId: null };
    return {
      integration,
      call: ticketCall(ticket, { userId, vendor: integration.vendor }, winMinor > 0n ? [win] : [], true),
      terms: settledTerms(ticket.currency, site.site.timeZone),
    };
  });
  const outcomes = await processInside(
    tx,
    calls.map(({ integration, ...call }) => requestOf(integration, { ...call, at })),
  );
  return calls.flatMap(({ integration, call }, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind !== 'applied') throw new Error(`the wallet refused to end the round ${call.vendorRoundId}`);
    return settledOf(integration, call, outcome) ?? [];
  });
}

function endOf(ticket: TicketRow, drawn: DrawnNumbers): EndedTicket {
  const types = betTypesOf(gameByCode(ticket.game_code), { atMs: new Date(ticket.draws_at).getTime() });
  const lines = soldLines(ticket.lines);
  const hits = lines.map(({ betType, picks }) => {
    const type = types.find(({ code }) => code === betType);
    if (type === undefined) throw new Error(`${ticket.game_code} has no bets ${betType} any more`);
    return type.hits(drawn, picks);
  });
  const winMinor = lines.reduce((sum, line, index) => sum + winOf(line, hits[index] ?? 0), 0n);
  return { ticketId: ticket.ticket_id, status: winMinor > 0n ? 'won' : 'lost', winMinor, hits };
}

/** The numbers of draws, each drawn once for all of its tickets. */
function drawnOnce(secret: KeyObject): (ticket: Pick<TicketRow, 'game_code' | 'issue'>) => DrawnNumbers {
  const drawn = new Map<string, DrawnNumbers>();
  return ({ game_code, issue }) => {
    const key = `${game_code} ${issue}`;
    const numbers = drawn.get(key) ?? drawNumbers(secret, gameByCode(game_code), issue);
    drawn.set(key, numbers);
    return numbers;
  };
}
