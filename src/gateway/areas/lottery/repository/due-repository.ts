import { sql } from 'kysely';
import type { LotteryTicketStatus } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { TicketRow } from './lottery-repository.ts';
import { afterChase, openSince } from './ticket-window.ts';

/** A ticket to settle. */
export interface DueTicket extends TicketRow {
  /** Its chase has won already: it is cancelled. */
  readonly is_over: boolean;
}

interface DueSearch {
  readonly at: Date;
  readonly limit: number;
  /** Tickets that are left out. */
  readonly except: readonly string[];
}

const CHASE = sql`t.chase_id`;
/** Another ticket of the chase of `t`. */
const ofChase = (other: string) => {
  const column = (name: string) => sql.ref(`${other}.${name}`);
  return sql`${column('site_id')} = t.site_id and ${column('chase_id')} = t.chase_id
    and ${column('ticket_id')} >= t.chase_id and ${column('ticket_id')} < ${afterChase(CHASE)}`;
};

/**
 * Open tickets of draws that have been, held until the end of the transaction; of a chase that stops, its next one
 * alone. Tickets that somebody else holds are left to whoever holds them.
 */
export async function holdDueTickets(
  tx: SiteTransaction,
  siteId: string,
  { at, limit, except }: DueSearch,
): Promise<DueTicket[]> {
  const { rows } = await sql<DueTicket>`
    select t.*, t.stops_on_win and exists (
        select from lottery_ticket won where ${ofChase('won')} and won.status = 'won') as is_over
    from lottery_ticket t
    where t.site_id = ${siteId} and t.status = 'open' and t.draws_at <= ${at.toISOString()}::timestamptz
      and t.ticket_id >= ${openSince(at)} and t.ticket_id <> all (${[...except]}::bigint[])
      and not (t.stops_on_win and exists (
        select from lottery_ticket before where ${ofChase('before')}
          and before.status = 'open' and before.draws_at < t.draws_at))
    order by t.draws_at, t.ticket_id limit ${limit} for no key update of t skip locked`.execute(tx);
  return rows;
}

interface WonChaseSearch extends DueSearch {
  readonly gameCodes: readonly string[];
  /** Wins of later draws are not shown yet, and leave their chases as they are. */
  readonly drawnBefore: Date;
}

/**
 * The open tickets of chases of some games that stop and have won, held until the end of the transaction. Those that
 * somebody else holds are left out: they are being cancelled, or `is_over` finds them when they are due.
 */
export async function holdWonChases(
  tx: SiteTransaction,
  siteId: string,
  { at, gameCodes, drawnBefore, limit, except }: WonChaseSearch,
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select t.* from lottery_ticket t
    where t.site_id = ${siteId} and t.status = 'open' and t.chase_id is not null and t.stops_on_win
      and t.ticket_id >= ${openSince(at)} and t.ticket_id <> all (${[...except]}::bigint[])
      and t.game_code = any (${[...gameCodes]}::text[])
      and (select true from lottery_ticket won where ${ofChase('won')} and won.status = 'won'
        and won.draws_at <= ${drawnBefore.toISOString()}::timestamptz limit 1)
    order by t.ticket_id limit ${limit} for no key update of t skip locked`.execute(tx);
  return rows;
}

/** When the next draw is that has an open ticket; null for none. @param at now. */
export async function nextDueAt(tx: SiteTransaction, siteId: string, at: Date): Promise<Date | null> {
  const row = await tx
    .selectFrom('lottery_ticket')
    .select('draws_at')
    .where('site_id', '=', siteId)
    .where('status', '=', 'open')
    .where('ticket_id', '>=', openSince(at))
    .orderBy('draws_at')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : new Date(row.draws_at);
}

/** How many open tickets a draw has that is to come. */
export async function countSold(
  tx: SiteTransaction,
  siteId: string,
  { gameCode, drawsAt }: { readonly gameCode: string; readonly drawsAt: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('lottery_ticket')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('status', '=', 'open')
    .where('ticket_id', '>=', openSince(drawsAt))
    .where('draws_at', '=', drawsAt.toISOString())
    .where('game_code', '=', gameCode)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The result of a ticket. */
export interface EndedTicket {
  readonly ticketId: string;
  readonly status: Exclude<LotteryTicketStatus, 'open'>;
  readonly winMinor: bigint;
  /** Null for one that was cancelled. */
  readonly hits: readonly number[] | null;
}

/** Stores how tickets ended that the transaction holds. */
export async function endTickets(
  tx: SiteTransaction,
  siteId: string,
  { ended, at }: { readonly ended: readonly EndedTicket[]; readonly at: Date },
): Promise<void> {
  if (ended.length === 0) return;
  const rows = ended.map(({ ticketId, status, winMinor, hits }) => ({
    ticketId,
    status,
    winMinor: `${winMinor}`,
    hits,
  }));
  const ids = ended.map(({ ticketId }) => ticketId);
  // The ids stand there twice: by the array the months are chosen, and the join alone would look into all of them.
  await sql`update lottery_ticket t
    set status = e.status, win_minor = e."winMinor", hits = e.hits, settled_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e ("ticketId" bigint, status text, "winMinor" bigint, hits jsonb)
    where t.site_id = ${siteId} and t.ticket_id = e."ticketId" and t.ticket_id = any (${ids}::bigint[])
      and t.status = 'open'`.execute(tx);
}
