import { type Selectable, sql } from 'kysely';
import type { LotteryTicketStatus } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { LotteryTicketTable, StoredLine } from '#gateway/database/schema/lottery-schema.ts';
import { afterChase, readableSince, soldForFastDraw } from './ticket-window.ts';

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
  | 'currency_decimals'
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
  if (ids.length === 0) return [];
  const query = tx
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('ticket_id', 'in', [...ids])
    .orderBy('ticket_id');
  return lock ? query.forNoKeyUpdate().execute() : query.execute();
}

/**
 * The tickets of a request by its first round, in the order of their ids; none where nothing was sold by it.
 * @param request.bet the id of the bet of the first round. @param request.integrations those that may have taken it.
 */
export async function findTicketsOfRequest(
  tx: SiteTransaction,
  siteId: string,
  {
    memberId,
    bet,
    integrations,
  }: { readonly memberId: string; readonly bet: string; readonly integrations: readonly string[] },
): Promise<TicketRow[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from (
      select wallet_key_of('action', i, ${bet}) as key from unnest(${[...integrations]}::text[]) as i offset 0
    ) k
    cross join lateral (
      select w.id from wallet_key w where w.site_id = ${siteId} and w.key = k.key offset 0
    ) w`.execute(tx);
  const [first] = await findTickets(tx, siteId, { memberId, ids: rows.map(({ id }) => id) });
  if (first === undefined || first.chase_id === null) return first === undefined ? [] : [first];
  return tx
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('ticket_id', '>=', first.chase_id)
    .where('ticket_id', '<', afterChase(idOf(first.chase_id)))
    .where('chase_id', '=', first.chase_id)
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
  const sorted = chaseIds.map(BigInt).sort((one, other) => (one < other ? -1 : 1));
  return tx
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('ticket_id', '>=', `${sorted[0]}`)
    .where('ticket_id', '<', afterChase(idOf(`${sorted.at(-1)}`)))
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
  // Nothing has a number that large, and the end of its range would be no number of the database's.
  if (BigInt(chaseId) > BigInt(Number.MAX_SAFE_INTEGER)) return [];
  return tx
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('ticket_id', '>=', chaseId)
    .where('ticket_id', '<', afterChase(idOf(chaseId)))
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
  /** Tickets whose result is not told yet: they count as open. */
  readonly hidden: readonly string[];
  readonly at: Date;
  readonly limit: number;
  readonly offset: number;
}

/** A member's tickets of the last year, latest first, with the number of all. */
export async function listTickets(tx: SiteTransaction, siteId: string, page: TicketPage) {
  const { memberId, gameCode, status, hidden, at } = page;
  let query = tx
    .selectFrom('lottery_ticket')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('ticket_id', '>=', readableSince(at));
  if (gameCode !== undefined) query = query.where('game_code', '=', gameCode);
  if (status !== undefined) {
    const isHidden = sql<boolean>`ticket_id = any (${[...hidden]}::bigint[])`;
    query =
      status === 'open'
        ? query.where(sql<boolean>`(status = 'open' or ${isHidden})`)
        : query.where('status', '=', status).where(sql<boolean>`not ${isHidden}`);
  }
  const { count } = await query.select((one) => one.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await query.selectAll().orderBy('ticket_id', 'desc').limit(page.limit).offset(page.offset).execute();
  return { rows, count: Number(count) };
}

/** The games of a member's latest tickets of the last year, latest first. @param at now. */
export async function recentGames(tx: SiteTransaction, siteId: string, memberId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ game_code: string }>`
    select game_code from (
      select game_code, ticket_id from lottery_ticket
      where site_id = ${siteId} and member_id = ${memberId} and ticket_id >= ${readableSince(at)}
      order by ticket_id desc limit 500
    ) latest group by game_code order by max(ticket_id) desc limit 12`.execute(tx);
  return rows.map(({ game_code }) => game_code);
}

/**
 * A member's settled tickets of some games whose draws were within the last moments.
 * @param search.drawnAfter a ticket of an earlier draw is none of them.
 */
export async function ticketsDrawnSince(
  tx: SiteTransaction,
  siteId: string,
  {
    memberId,
    gameCodes,
    drawnAfter,
  }: { readonly memberId: string; readonly gameCodes: readonly string[]; readonly drawnAfter: Date },
): Promise<readonly Pick<TicketRow, 'ticket_id' | 'round_name'>[]> {
  const { rows } = await sql<Pick<TicketRow, 'ticket_id' | 'round_name'>>`
    select ticket_id, round_name from lottery_ticket
    where site_id = ${siteId} and member_id = ${memberId} and ticket_id >= ${soldForFastDraw(drawnAfter)}
      and game_code = any (${[...gameCodes]}::text[]) and draws_at > ${drawnAfter.toISOString()}::timestamptz
      and status in ('won', 'lost')
    order by ticket_id desc`.execute(tx);
  return rows;
}

const idOf = (ticketId: string) => sql<string>`${ticketId}::bigint`;
