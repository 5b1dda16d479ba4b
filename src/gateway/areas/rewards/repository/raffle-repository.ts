import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RaffleTable } from '#gateway/database/schema/raffle-schema.ts';
import type { RewardRow } from './reward-repository.ts';

/** The numbers of tickets that were issued together, both included. */
export interface TicketSpan {
  readonly from: number;
  readonly to: number;
}

type RaffleRow = Pick<Selectable<RaffleTable>, 'issued' | 'seed' | 'drawn_at'> & {
  /** ISO dates. */
  readonly first: string;
  readonly last: string;
};

/** The tickets of a member, in the order of their numbers. */
export async function ticketsOf(
  tx: SiteTransaction,
  siteId: string,
  { first, memberId }: { readonly first: string; readonly memberId: string },
): Promise<readonly TicketSpan[]> {
  return tx
    .selectFrom('raffle_ticket')
    .select(['from_number as from', 'to_number as to'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('first', '=', first)
    .orderBy('from_number')
    .execute();
}

/** Issues the next numbers to a member, as many as are left of the seats. @returns null where none is left. */
export async function issueSpan(
  tx: SiteTransaction,
  siteId: string,
  {
    first,
    memberId,
    count,
    seats,
    at,
  }: {
    readonly first: string;
    readonly memberId: string;
    readonly count: number;
    readonly seats: number;
    readonly at: Date;
  },
): Promise<TicketSpan | null> {
  const row = await tx
    .selectFrom('raffle')
    .select('issued')
    .where('site_id', '=', siteId)
    .where('first', '=', first)
    .where('drawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.issued >= seats) return null;
  const span = { from: row.issued + 1, to: Math.min(row.issued + count, seats) };
  await tx
    .updateTable('raffle')
    .set({ issued: span.to })
    .where('site_id', '=', siteId)
    .where('first', '=', first)
    .execute();
  await tx
    .insertInto('raffle_ticket')
    .values({
      ...{ site_id: siteId, first, from_number: span.from, to_number: span.to },
      ...{ member_id: memberId, issued_at: at },
    })
    .execute();
  return span;
}

const readRaffles = (siteId: string) => sql`
  select r.first::text as first, r.last::text as last, r.issued, r.seed, r.drawn_at from raffle r
  where r.site_id = ${siteId}`;

/** A raffle by the first day of its period. */
export async function findRaffle(tx: SiteTransaction, siteId: string, first: string): Promise<RaffleRow | undefined> {
  const { rows } = await sql<RaffleRow>`${readRaffles(siteId)} and r.first = ${first}::date`.execute(tx);
  return rows[0];
}

/** The raffle that was drawn last. */
export async function lastDrawn(tx: SiteTransaction, siteId: string): Promise<RaffleRow | undefined> {
  const { rows } = await sql<RaffleRow>`
    ${readRaffles(siteId)} and r.drawn_at is not null order by r.first desc limit 1`.execute(tx);
  return rows[0];
}

/** The raffles whose tickets are all issued and that are not drawn, locked, the earliest first. */
export async function holdRaffles(tx: SiteTransaction, siteId: string): Promise<readonly RaffleRow[]> {
  const { rows } = await sql<RaffleRow>`
    ${readRaffles(siteId)} and r.done_at is not null and r.drawn_at is null
    order by r.first for no key update`.execute(tx);
  return rows;
}

/** Marks a raffle as drawn, with its seed in hexadecimal digits. */
export async function endRaffle(
  tx: SiteTransaction,
  siteId: string,
  { first, seed, at }: { readonly first: string; readonly seed: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('raffle')
    .set({ drawn_at: at, seed })
    .where('site_id', '=', siteId)
    .where('first', '=', first)
    .execute();
}

/** The member who has a ticket. */
export async function ownerOf(
  tx: SiteTransaction,
  siteId: string,
  { first, number }: { readonly first: string; readonly number: number },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('raffle_ticket')
    .select(['member_id', 'to_number'])
    .where('site_id', '=', siteId)
    .where('first', '=', first)
    .where('from_number', '<=', number)
    .orderBy('from_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.to_number < number ? undefined : row.member_id;
}

/** Keeps who has won. */
export async function insertWinner(
  tx: SiteTransaction,
  siteId: string,
  {
    first,
    place,
    number,
    rewardId,
  }: { readonly first: string; readonly place: number; readonly number: number; readonly rewardId: string },
): Promise<void> {
  await tx.insertInto('raffle_winner').values({ site_id: siteId, first, place, number, reward_id: rewardId }).execute();
}

/** A number that has won, and its reward. */
export type WinnerRow = RewardRow & { readonly number: number };

/** The first numbers that won a raffle, in the order in which they were drawn; or all of a member. */
export async function winnersOf(
  tx: SiteTransaction,
  siteId: string,
  { first, ...of }: { readonly first: string } & ({ readonly memberId: string } | { readonly most: number }),
): Promise<readonly WinnerRow[]> {
  const winners = tx
    .selectFrom('raffle_winner as w')
    .innerJoin('reward as r', (join) =>
      join.onRef('r.site_id', '=', 'w.site_id').onRef('r.reward_id', '=', 'w.reward_id'),
    )
    .selectAll('r')
    .select('w.number')
    .where('w.site_id', '=', siteId)
    .where('w.first', '=', first)
    .orderBy('w.place');
  return ('most' in of ? winners.limit(of.most) : winners.where('r.member_id', '=', of.memberId)).execute();
}

/** How many numbers won a raffle. */
export async function countWinners(tx: SiteTransaction, siteId: string, first: string): Promise<number> {
  const { count } = await tx
    .selectFrom('raffle_winner')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('first', '=', first)
    .executeTakeFirstOrThrow();
  return Number(count);
}
