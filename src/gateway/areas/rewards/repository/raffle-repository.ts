import { type Selectable, sql } from 'kysely';
import { isTrialType } from '#contracts/member-types.ts';
import { accountOf, type RecordDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RaffleTable } from '#gateway/database/schema/raffle-schema.ts';
import { isKept } from './is-kept.ts';
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

/** The members who have tickets of a raffle, with how many. */
export async function ticketOwners(
  tx: SiteTransaction,
  siteId: string,
  first: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ memberId: string; count: number }>`
    select t.member_id as "memberId", sum(t.to_number - t.from_number + 1)::integer as count from raffle_ticket t
    where t.site_id = ${siteId} and t.first = ${first}::date group by t.member_id`.execute(tx);
  return new Map(rows.map(({ memberId, count }) => [memberId, count]));
}

/** Which of these members take no part in raffles: they are frozen, excluded from play, or trial accounts. */
export async function keptFromRaffles(
  tx: SiteTransaction,
  siteId: string,
  { members, at }: { readonly members: readonly string[]; readonly at: Date },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('member as m')
    .select(['m.member_id', 'm.type', isKept('m.site_id', 'm.member_id', at).as('is_kept')])
    .where('m.site_id', '=', siteId)
    .where('m.member_id', 'in', [...members, ''])
    .execute();
  return new Set(rows.flatMap(({ member_id, type, is_kept }) => (is_kept || isTrialType(type) ? [member_id] : [])));
}

/** What a member staked in a round that is over. */
interface ClosedStake {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly stakedMinor: bigint;
  readonly closedAt: Date;
}

/** The rounds of a member that began on days and are over, in the order in which they ended. */
export async function closedStakesOf(
  tx: SiteTransaction,
  owner: { readonly siteId: string; readonly memberId: string; readonly currency: string },
  { from, until }: Pick<RecordDays, 'from' | 'until'>,
): Promise<readonly ClosedStake[]> {
  const { rows } = await sql<{ vassalage: string; gameCode: string; staked: string; closedAt: Date | string }>`
    select g.vendor as vassalage, g.game_code as "gameCode", r.bet_minor::text as staked, r.closed_at as "closedAt"
    from game_round r
    join played_game g on g.site_id = r.site_id and g.game_no = r.game_no
    where r.site_id = ${owner.siteId} and r.account_id = ${accountOf(owner)} and r.closed_at is not null
      and r.round_id >= ledger_id_at(${from}::timestamptz) and r.round_id < ledger_id_at(${until}::timestamptz)
    order by r.closed_at, r.round_id`.execute(tx);
  return rows.map(({ staked, closedAt, ...game }) => ({
    ...game,
    stakedMinor: BigInt(staked),
    closedAt: new Date(closedAt),
  }));
}

/** Locks a raffle that is not drawn. @returns how many tickets are issued; undefined for one that is drawn. */
export async function holdRaffle(
  tx: SiteTransaction,
  siteId: string,
  first: string,
): Promise<{ readonly issued: number } | undefined> {
  return tx
    .selectFrom('raffle')
    .select('issued')
    .where('site_id', '=', siteId)
    .where('first', '=', first)
    .where('drawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Issues numbers to a member from `from` on. The raffle is locked. */
export async function issueSpan(
  tx: SiteTransaction,
  siteId: string,
  {
    first,
    memberId,
    from,
    count,
    at,
  }: {
    readonly first: string;
    readonly memberId: string;
    readonly from: number;
    readonly count: number;
    readonly at: Date;
  },
): Promise<void> {
  const to = from + count - 1;
  await tx.updateTable('raffle').set({ issued: to }).where('site_id', '=', siteId).where('first', '=', first).execute();
  await tx
    .insertInto('raffle_ticket')
    .values({ site_id: siteId, first, from_number: from, to_number: to, member_id: memberId, issued_at: at })
    .execute();
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

/** The raffles that are not drawn, the earliest first. */
export async function openRaffles(tx: SiteTransaction, siteId: string): Promise<readonly RaffleRow[]> {
  const { rows } = await sql<RaffleRow>`
    ${readRaffles(siteId)} and r.drawn_at is null order by r.first`.execute(tx);
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
    .set({ drawn_at: at, done_at: at, seed })
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

/** A number that has won, its reward, and its member's account. */
export type WinnerRow = RewardRow & { readonly number: number; readonly account: string };

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
    .innerJoin('member as m', (join) =>
      join.onRef('m.site_id', '=', 'r.site_id').onRef('m.member_id', '=', 'r.member_id'),
    )
    .selectAll('r')
    .select(['w.number', 'm.account'])
    .where('w.site_id', '=', siteId)
    .where('w.first', '=', first)
    .orderBy('w.place');
  return ('most' in of ? winners.limit(of.most) : winners.where('r.member_id', '=', of.memberId)).execute();
}

/** The numbers that won a raffle, in the order in which they were drawn. */
export async function winningNumbers(tx: SiteTransaction, siteId: string, first: string): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('raffle_winner')
    .select('number')
    .where('site_id', '=', siteId)
    .where('first', '=', first)
    .orderBy('place')
    .execute();
  return rows.map(({ number }) => number);
}
