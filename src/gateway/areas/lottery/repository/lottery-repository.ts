import { type Selectable, sql } from 'kysely';
import type { LotteryTicketStatus } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { LotteryTicketTable, StoredLine } from '#gateway/database/schema/lottery-schema.ts';

export type TicketRow = Selectable<LotteryTicketTable>;

/** A ticket that is bought. */
export type NewTicket = Pick<
  TicketRow,
  | 'ticket_id'
  | 'member_id'
  | 'integration_id'
  | 'game_code'
  | 'issue'
  | 'currency'
  | 'stake_minor'
  | 'lines'
  | 'chase_id'
  | 'stops_on_win'
  | 'round_name'
  | 'request_digest'
> & { readonly drawsAt: Date; readonly closesAt: Date; readonly placedAt: Date };

/** Stores tickets. */
export async function insertTickets(tx: SiteTransaction, siteId: string, tickets: readonly NewTicket[]): Promise<void> {
  const rows = tickets.map(({ drawsAt, closesAt, placedAt, lines, ...ticket }) => ({
    site_id: siteId,
    ...ticket,
    lines: jsonText(lines as readonly StoredLine[]),
    draws_at: drawsAt.toISOString(),
    closes_at: closesAt.toISOString(),
    placed_at: placedAt.toISOString(),
  }));
  await tx.insertInto('lottery_ticket').values(rows).execute();
}

/** Tickets by their ids, in the order of the ids. @param options.lock holds them until the end of the transaction. */
export async function findTickets(
  tx: SiteTransaction,
  siteId: string,
  {
    memberId,
    ids,
    lock = false,
  }: { readonly memberId: string; readonly ids: readonly string[]; readonly lock?: boolean },
): Promise<TicketRow[]> {
  const query = tx
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('ticket_id', 'in', [...ids])
    .orderBy('ticket_id');
  return lock ? query.forNoKeyUpdate().execute() : query.execute();
}

/** The tickets of a request by the names of their rounds, in the order of their ids. */
export async function findTicketsOfRounds(
  tx: SiteTransaction,
  siteId: string,
  roundNames: readonly string[],
): Promise<TicketRow[]> {
  return tx
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('round_name', 'in', [...roundNames])
    .orderBy('ticket_id')
    .execute();
}

/**
 * The open tickets of chases, held until the end of the transaction. Those that somebody else holds are left out: they
 * are being cancelled, or `isOver` finds them when they are due.
 */
export async function holdOpenOfChases(
  tx: SiteTransaction,
  siteId: string,
  chaseIds: readonly string[],
): Promise<TicketRow[]> {
  if (chaseIds.length === 0) return [];
  return tx
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('chase_id', 'in', [...chaseIds])
    .where('status', '=', 'open')
    .orderBy('ticket_id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** The open tickets of a chase, the next draw first, held until the end of the transaction. */
export async function holdOpenOfChase(
  tx: SiteTransaction,
  siteId: string,
  { memberId, chaseId }: { readonly memberId: string; readonly chaseId: string },
): Promise<TicketRow[]> {
  return tx
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('chase_id', '=', chaseId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'open')
    .orderBy('draws_at')
    .forNoKeyUpdate()
    .execute();
}

interface TicketPage {
  readonly memberId: string;
  readonly gameCode: string | undefined;
  readonly status: LotteryTicketStatus | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A member's tickets, latest first, with the number of all. */
export async function listTickets(tx: SiteTransaction, siteId: string, page: TicketPage) {
  let query = tx.selectFrom('lottery_ticket').where('site_id', '=', siteId).where('member_id', '=', page.memberId);
  if (page.gameCode !== undefined) query = query.where('game_code', '=', page.gameCode);
  if (page.status !== undefined) query = query.where('status', '=', page.status);
  const { count } = await query.select((one) => one.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await query.selectAll().orderBy('ticket_id', 'desc').limit(page.limit).offset(page.offset).execute();
  return { rows, count: Number(count) };
}

/** The games of a member's latest tickets, latest first. */
export async function recentGames(tx: SiteTransaction, siteId: string, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ game_code: string }>`
    select game_code from (
      select game_code, ticket_id from lottery_ticket
      where site_id = ${siteId} and member_id = ${memberId} order by ticket_id desc limit 500
    ) latest group by game_code order by max(ticket_id) desc limit 12`.execute(tx);
  return rows.map(({ game_code }) => game_code);
}

/** A ticket to settle. */
export interface DueTicket extends TicketRow {
  /** Its chase has won already: it is cancelled. */
  readonly is_over: boolean;
}

/**
 * Open tickets of draws that have been, held until the end of the transaction; of a chase that stops, its next one
 * alone. Tickets that somebody else holds are left to whoever holds them.
 */
export async function holdDueTickets(
  tx: SiteTransaction,
  siteId: string,
  { at, limit, except }: { readonly at: Date; readonly limit: number; readonly except: readonly string[] },
): Promise<DueTicket[]> {
  const { rows } = await sql<DueTicket>`
    select t.*, t.stops_on_win and exists (
        select from lottery_ticket won where won.site_id = t.site_id and won.member_id = t.member_id
          and won.chase_id = t.chase_id and won.status = 'won') as is_over
    from lottery_ticket t
    where t.site_id = ${siteId} and t.status = 'open' and t.draws_at <= ${at.toISOString()}::timestamptz
      and t.ticket_id <> all (${[...except]}::bigint[])
      and not (t.stops_on_win and exists (
        select from lottery_ticket before where before.site_id = t.site_id and before.chase_id = t.chase_id
          and before.status = 'open' and before.draws_at < t.draws_at))
    order by t.draws_at, t.ticket_id limit ${limit} for no key update of t skip locked`.execute(tx);
  return rows;
}

/** When the next draw is that has an open ticket; null for none. */
export async function nextDueAt(tx: SiteTransaction, siteId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('lottery_ticket')
    .select('draws_at')
    .where('site_id', '=', siteId)
    .where('status', '=', 'open')
    .orderBy('draws_at')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : new Date(row.draws_at);
}

/** How many open tickets a draw has. */
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
  const rows = ended.map(({ ticketId, status, winMinor, hits }) => ({
    ticketId,
    status,
    winMinor: `${winMinor}`,
    hits,
  }));
  await sql`update lottery_ticket t
    set status = e.status, win_minor = e."winMinor", hits = e.hits, settled_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e ("ticketId" bigint, status text, "winMinor" bigint, hits jsonb)
    where t.site_id = ${siteId} and t.ticket_id = e."ticketId" and t.status = 'open'`.execute(tx);
}
