import type { KeyObject } from 'node:crypto';
import type { SettledCall, WalletCall } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { betTypesOf } from '../bets/bet-types.ts';
import { winOf } from '../bets/read-line.ts';
import { type DrawnNumbers, drawNumbers } from '../draws/draw-numbers.ts';
import { RACE_SHOWN_MS, raceCodes, shownAtMs } from '../draws/result-shown.ts';
import { gameByCode } from '../games/site-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import {
  type DueTicket,
  type EndedTicket,
  endTickets,
  holdDueTickets,
  holdWonChases,
  nextDueAt,
} from '../repository/due-repository.ts';
import { forgetExposure } from '../repository/exposure-repository.ts';
import { holdOpenOfChases, type TicketRow } from '../repository/lottery-repository.ts';
import { applyCalls } from './apply-calls.ts';
import { cancelHeld, cancelled, rollbackOf } from './cancel-tickets.ts';
import { type HeldTicket, type Integrations, integrationsOf, playersOf } from './house-players.ts';
import { soldLines } from './stored-lines.ts';
import { takeBack } from './take-back.ts';
import { ticketCall } from './wallet-calls.ts';

/** Tickets of one transaction. */
const BATCH = 500;
const FORGET_AFTER_MS = 60 * 60_000;

type SettleParts = Pick<LotteryParts, 'database' | 'integrations' | 'secret' | 'onSettled' | 'clock' | 'log'>;

/** Until when the draws of a run are being shown; null where each was shown at once. */
type ShownUntil = Date | null;

/**
 * Settles the tickets of every draw of a site that has been, in the order of the draws: wins are paid, rounds are
 * closed, and chases that stop at a win end. Each ticket is settled once, whatever runs beside it; draws that were
 * missed while nothing ran are settled the same way. A ticket that cannot be settled is logged and left for the next
 * run; the others go on without it. The rest of a chase that a race won is left until the race has been shown.
 * @returns when there is something to settle again: at the next draw that has tickets, or when a race that won a chase
 *   has been shown; null for none.
 */
export async function settleDraws(
  parts: SettleParts,
  site: PublishedSite,
  stopping?: AbortSignal,
): Promise<Date | null> {
  const secret = await parts.secret();
  const failed: string[] = [];
  let limit = BATCH;
  let shownUntil: ShownUntil = null;
  const isStopping = (): boolean => stopping?.aborted === true;
  for (let settled = 1; settled > 0 && !isStopping(); ) {
    const batch = { site, integrations: await integrationsOf(parts, site.id), secret, clock: parts.clock };
    const due: DueTicket[] = [];
    try {
      const done = await parts.database.forSite(site.id, (tx) => settleBatch(tx, batch, { limit, failed, due }));
      for (const one of done.told) parts.onSettled(one);
      shownUntil = done.shownUntil ?? shownUntil;
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
  if (!isStopping()) await endWonRaceChases(parts, site, failed);
  const next = await parts.database.forSite(site.id, async (tx) => {
    const at = parts.clock();
    await forgetExposure(tx, site.id, new Date(at.getTime() - FORGET_AFTER_MS));
    return nextDueAt(tx, site.id, at);
  });
  if (shownUntil === null || next === null) return shownUntil ?? next;
  return next < shownUntil ? next : shownUntil;
}

/** Cancels what is left of chases that a race won, once the race has been shown: it would tell the result before. */
async function endWonRaceChases(parts: SettleParts, site: PublishedSite, failed: readonly string[]): Promise<void> {
  const at = parts.clock();
  const integrations = await integrationsOf(parts, site.id);
  const drawnBefore = new Date(at.getTime() - RACE_SHOWN_MS);
  const told = await parts.database.forSite(site.id, async (tx) => {
    const search = { at, gameCodes: raceCodes, drawnBefore, limit: BATCH, except: failed };
    const held = await holdWonChases(tx, site.id, search);
    return held.length === 0 ? [] : cancelHeld(tx, { site, integrations, held, at });
  });
  for (const one of told) parts.onSettled(one);
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
): Promise<{ readonly told: readonly SettledCall[]; readonly shownUntil: ShownUntil }> {
  const at = clock();
  due.push(...(await holdDueTickets(tx, site.id, { at, limit, except: failed })));
  if (due.length === 0) return { told: [], shownUntil: null };
  const numbersOf = drawnOnce(secret);
  const over = due.filter(({ is_over }) => is_over);
  const drawn = due
    .filter(({ is_over }) => !is_over)
    .map((ticket) => ({ ticket, end: endOf(ticket, numbersOf(ticket)) }));
  const wonChases = drawn.flatMap(({ ticket, end }) => {
    const { stops_on_win, chase_id, game_code, draws_at } = ticket;
    if (!stops_on_win || chase_id === null || end.status !== 'won') return [];
    return [{ chaseId: chase_id, shownAtMs: shownAtMs(gameByCode(game_code), new Date(draws_at).getTime()) }];
  });
  const hiddenUntilMs = wonChases.map((chase) => chase.shownAtMs).filter((shownMs) => shownMs > at.getTime());
  const ending = wonChases.filter((chase) => chase.shownAtMs <= at.getTime()).map(({ chaseId }) => chaseId);
  const settledIds = new Set(due.map(({ ticket_id }) => ticket_id));
  const rest = (await holdOpenOfChases(tx, site.id, ending)).filter(({ ticket_id }) => !settledIds.has(ticket_id));
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
  return { told, shownUntil: hiddenUntilMs.length === 0 ? null : new Date(Math.max(...hiddenUntilMs)) };
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
