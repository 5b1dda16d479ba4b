import type { KeyObject } from 'node:crypto';
import type { SettledCall, WalletCall } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { betTypesOf } from '../bets/bet-types.ts';
import { winOf } from '../bets/read-line.ts';
import { type DrawnNumbers, drawNumbers } from '../draws/draw-numbers.ts';
import { gameByCode } from '../games/site-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { forgetExposure } from '../repository/exposure-repository.ts';
import {
  type DueTicket,
  type EndedTicket,
  endTickets,
  holdDueTickets,
  holdOpenOfChases,
  nextDueAt,
  type TicketRow,
} from '../repository/lottery-repository.ts';
import { applyCalls } from './apply-calls.ts';
import { cancelled, rollbackOf } from './cancel-tickets.ts';
import { type HeldTicket, type Integrations, integrationsOf, playersOf } from './house-players.ts';
import { soldLines } from './stored-lines.ts';
import { takeBack } from './take-back.ts';
import { ticketCall } from './wallet-calls.ts';

/** Tickets of one transaction. */
const BATCH = 500;
const FORGET_AFTER_MS = 60 * 60_000;

type SettleParts = Pick<LotteryParts, 'database' | 'integrations' | 'secret' | 'onSettled' | 'clock' | 'log'>;

/**
 * Settles the tickets of every draw of a site that has been, in the order of the draws: wins are paid, rounds are
 * closed, and chases that stop at a win end. Each ticket is settled once, whatever runs beside it; draws that were
 * missed while nothing ran are settled the same way. A ticket that cannot be settled is logged and left for the next
 * run; the others go on without it.
 * @returns when the next draw is that has tickets; null for none.
 */
export async function settleDraws(
  parts: SettleParts,
  site: PublishedSite,
  stopping?: AbortSignal,
): Promise<Date | null> {
  const secret = await parts.secret();
  const failed: string[] = [];
  let limit = BATCH;
  const isStopping = (): boolean => stopping?.aborted === true;
  for (let settled = 1; settled > 0 && !isStopping(); ) {
    const batch = { site, integrations: await integrationsOf(parts, site.id), secret, clock: parts.clock };
    const due: DueTicket[] = [];
    try {
      const told = await parts.database.forSite(site.id, (tx) => settleBatch(tx, batch, { limit, failed, due }));
      for (const one of told) parts.onSettled(one);
      settled = due.length;
      limit = Math.min(BATCH, limit * 2);
    } catch (error) {
      const [first] = due;
      if (first === undefined || isStopping()) throw error;
      // One by one until the bad one is found.
      if (limit === 1) {
        parts.log.error({ err: error, site: site.id, ticketId: first.ticket_id }, 'settling a ticket failed');
        failed.push(first.ticket_id);
      }
      limit = 1;
    }
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

interface Asked {
  readonly limit: number;
  /** Tickets of this run that could not be settled. */
  readonly failed: readonly string[];
  /** Takes the tickets that are due. */
  readonly due: DueTicket[];
}

/** Locks tickets first, then balances, then exposure, as those who cancel do. */
async function settleBatch(
  tx: SiteTransaction,
  { site, integrations, secret, clock }: Batch,
  { limit, failed, due }: Asked,
): Promise<readonly SettledCall[]> {
  const at = clock();
  due.push(...(await holdDueTickets(tx, site.id, { at, limit, except: failed })));
  if (due.length === 0) return [];
  const numbersOf = drawnOnce(secret);
  const over = due.filter(({ is_over }) => is_over);
  const drawn = due
    .filter(({ is_over }) => !is_over)
    .map((ticket) => ({ ticket, end: endOf(ticket, numbersOf(ticket)) }));
  const wonChases = drawn.flatMap(({ ticket, end }) =>
    ticket.stops_on_win && ticket.chase_id !== null && end.status === 'won' ? [ticket.chase_id] : [],
  );
  const settledIds = new Set(due.map(({ ticket_id }) => ticket_id));
  const rest = (await holdOpenOfChases(tx, site.id, wonChases)).filter(({ ticket_id }) => !settledIds.has(ticket_id));
  const cancelling = [...over, ...rest];

  const winOfTicket = new Map(drawn.map(({ ticket, end }) => [ticket.ticket_id, end.winMinor]));
  const held = await playersOf(tx, { siteId: site.id, integrations }, [
    ...drawn.map(({ ticket }) => ticket),
    ...cancelling,
  ]);
  const calls = held.map((player) => {
    const winMinor = winOfTicket.get(player.ticket.ticket_id);
    return { ...player, call: winMinor === undefined ? rollbackOf(player) : endCall(player, winMinor) };
  });
  const told = await applyCalls(tx, calls, { zone: site.site.timeZone, at });
  if (cancelling.length > 0) await takeBack(tx, site.id, cancelling);
  await endTickets(tx, site.id, { ended: [...drawn.map(({ end }) => end), ...cancelling.map(cancelled)], at });
  return told;
}

/** Closes the round of a ticket; one that won is paid by the same call. */
function endCall({ ticket, integration, userId }: HeldTicket, winMinor: bigint): WalletCall {
  const actionId = `${ticket.round_name} win`;
  const win = { kind: 'win' as const, actionId, amountMinor: Number(winMinor), originalActionId: null };
  return ticketCall(ticket, { userId, vendor: integration.vendor }, winMinor > 0n ? [win] : [], true);
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
