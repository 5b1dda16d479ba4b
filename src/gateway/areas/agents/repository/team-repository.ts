import { sql } from 'kysely';
import type { TeamSort } from '#contracts/generated/contracts.ts';
import type { MemberType } from '#contracts/member-types.ts';
import type { RecordDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { FigureRow, SumRow } from '../team/figures.ts';

/** Days of the site's calendar, both included. */
type Days = Pick<RecordDays, 'first' | 'last'>;

const FIGURES = sql`coalesce(sum(d.bets), 0)::text as bets, coalesce(sum(d.bet_minor), 0)::text as bet,
  coalesce(sum(d.win_minor), 0)::text as win,
  coalesce(sum(d.bonus_minor), 0) + coalesce(sum(d.rebate_minor), 0) as bonus,
  coalesce(sum(d.deposit_minor), 0)::text as deposit, coalesce(sum(d.withdrawal_minor), 0)::text as withdrawal,
  coalesce(sum(d.registrations), 0)::text as registrations,
  coalesce(sum(d.first_deposits), 0)::text as first_deposits`;

/** A member as a team's lists show it. */
export interface TeamMemberRow {
  readonly member_id: string;
  readonly account: string;
  readonly nickname: string | null;
  readonly type: MemberType;
  readonly upline_id: string | null;
  readonly people: number;
  readonly active_day: string | null;
  readonly frozen_at: string | null;
  readonly registered_at: string;
  /** Its own, in minor units. */
  readonly balance: string;
}

/** Which sums are a member's with everybody below it. */
export interface SumsOf {
  readonly agentId: string;
  /** The direct downline that play came through; '' for all, the agent's own play among it. */
  readonly childId: string;
}

/**
 * The sums that a reader sees of a member with everybody below it: those of its upline that came through it. What it
 * played below a former upline is not among them. The reader itself sees all that it ever led.
 */
export function sumsOf(
  { member_id, upline_id }: { readonly member_id: string; readonly upline_id: string | null },
  readerId: string,
): SumsOf {
  return member_id === readerId || upline_id === null
    ? { agentId: member_id, childId: '' }
    : { agentId: upline_id, childId: member_id };
}

/** What a team came to by day. */
export async function sumsByDay(
  tx: SiteTransaction,
  siteId: string,
  { agentId, childId }: SumsOf,
  { first, last }: Days,
): Promise<ReadonlyArray<SumRow & { readonly day: string; readonly active: string }>> {
  const { rows } = await sql<SumRow & { day: string; active: string }>`
    select d.day::text as day, ${FIGURES}, sum(d.active)::text as active from team_day d
    where d.site_id = ${siteId} and d.agent_id = ${agentId} and d.child_id = ${childId}
      and d.day >= ${first}::date and d.day <= ${last}::date
    group by d.day order by d.day`.execute(tx);
  return rows;
}

/** What some sums come to, in their order. */
export async function figuresOf(
  tx: SiteTransaction,
  siteId: string,
  asked: readonly SumsOf[],
  { first, last }: Days,
): Promise<readonly FigureRow[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<FigureRow>`
    select f.*
    from ${askedSums(asked)}
    cross join lateral (
      select ${FIGURES} from team_day d
      where d.site_id = ${siteId} and d.agent_id = asked.agent_id and d.child_id = asked.child_id
        and d.day >= ${first}::date and d.day <= ${last}::date offset 0
    ) f
    order by asked.place`.execute(tx);
  return rows;
}

/** How many members bet on some days for each of some sums, each member once. */
export async function activeIn(
  tx: SiteTransaction,
  siteId: string,
  asked: readonly SumsOf[],
  { first, last }: Days,
): Promise<readonly number[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<{ active: number }>`
    select team_active(${siteId}, asked.agent_id, asked.child_id, ${first}::date, ${last}::date) as active
    from ${askedSums(asked)}
    order by asked.place`.execute(tx);
  return rows.map(({ active }) => active);
}

/** Sums as rows, in their order. */
function askedSums(asked: readonly SumsOf[]) {
  const agents = sql.join(asked.map(({ agentId }) => agentId));
  const children = sql.join(asked.map(({ childId }) => childId));
  return sql`unnest(array[${agents}]::text[], array[${children}]::text[])
    with ordinality as asked (agent_id, child_id, place)`;
}

/** Which members are listed, and how. */
export interface ListedTeam {
  /** The direct downlines of a member, or members by their ids. */
  readonly among: { readonly parentId: string } | { readonly memberIds: readonly string[] };
  readonly types: readonly MemberType[] | null;
  readonly sort: TeamSort;
  readonly isUp: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** One page of a team's members, in an order, and how many there are. */
export async function pageOfTeam(
  tx: SiteTransaction,
  siteId: string,
  { among, types, sort, isUp, limit, offset }: ListedTeam,
  { first, last, currency }: Days & { readonly currency: string },
): Promise<{ readonly rows: readonly TeamMemberRow[]; readonly count: number }> {
  const order = {
    account: sql`m.account_key`,
    registeredAt: sql`m.registered_at`,
    balance: sql`b.balance`,
    turnover: sql`s.bet`,
    netLoss: sql`s.net`,
    deposits: sql`s.deposit`,
    withdrawals: sql`s.withdrawal`,
  }[sort];
  const isAmong =
    'parentId' in among
      ? sql`m.upline_id = ${among.parentId}`
      : sql`m.member_id = any (${[...among.memberIds]}::text[])`;
  const where = sql`m.site_id = ${siteId} and ${isAmong}
    ${types === null ? sql`` : sql`and m.type in (${sql.join(types)})`}`;
  const { rows: counted } = await sql<{ count: string }>`
    select count(*)::text as count from member m where ${where}`.execute(tx);
  const { rows } = await sql<TeamMemberRow>`
    select ${MEMBER_COLUMNS}, coalesce(b.balance, 0)::text as balance
    from (select ${MEMBER_FACTS} from member m where ${where} offset 0) m
    ${besideMember(siteId, currency)}
    cross join lateral (
      select sum(d.bet_minor) as bet, sum(d.deposit_minor) as deposit, sum(d.withdrawal_minor) as withdrawal,
        sum(d.bet_minor - d.win_minor - d.bonus_minor - d.rebate_minor) as net
      from team_day d
      where d.site_id = ${siteId} and d.agent_id = m.upline_id and d.child_id = m.member_id
        and d.day >= ${first}::date and d.day <= ${last}::date offset 0
    ) s
    order by ${order} ${isUp ? sql`asc nulls first` : sql`desc nulls last`}, m.member_id
    limit ${limit} offset ${offset}`.execute(tx);
  return { rows, count: Number(counted[0]?.count ?? 0) };
}

/** Members by their ids, in that order; those outside the reader's team are left out. */
export async function membersById(
  tx: SiteTransaction,
  siteId: string,
  memberIds: readonly string[],
  currency: string,
): Promise<readonly TeamMemberRow[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<TeamMemberRow>`
    select ${MEMBER_COLUMNS}, coalesce(b.balance, 0)::text as balance
    from unnest(array[${sql.join(memberIds)}]::text[]) with ordinality as asked (id, place)
    cross join lateral (
      select ${MEMBER_FACTS} from member m where m.site_id = ${siteId} and m.member_id = asked.id offset 0
    ) m
    ${besideMember(siteId, currency)}
    order by asked.place`.execute(tx);
  return rows;
}

const MEMBER_FACTS = sql`m.member_id, m.account, m.account_key, m.nickname, m.type, m.upline_id, m.frozen_at,
  m.registered_at`;

const MEMBER_COLUMNS = sql`m.member_id, m.account, m.nickname, m.type, m.upline_id, coalesce(t.people, 0) as people,
  t.active_day::text as active_day, m.frozen_at, m.registered_at`;

/**
 * What else is shown of members. It is looked up by key: under row-level security a join would evaluate the policies
 * for every row of a table.
 */
function besideMember(siteId: string, currency: string) {
  return sql`
    left join lateral (
      select t.people, t.active_day from team_member t
      where t.site_id = ${siteId} and t.member_id = m.member_id offset 0
    ) t on true
    left join lateral (
      select a.account_id from ledger_account a
      where a.site_id = ${siteId} and a.member_id = m.member_id and a.kind = 'member' and a.currency = ${currency}
        and a.vendor is null offset 0
    ) a on true
    left join lateral (
      select b.balance from ledger_balance b where b.site_id = ${siteId} and b.account_id = a.account_id offset 0
    ) b on true`;
}

/** Members below the agent of the transaction that a text finds, with how far below it they stand. */
export async function findInTeam(
  tx: SiteTransaction,
  text: string,
  most: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ member_id: string; depth: number }>`
    select f.member_id, f.depth from team_find(${text}, ${most}) f`.execute(tx);
  return new Map(rows.map(({ member_id, depth }) => [member_id, depth]));
}

/** The member of the reader's team that has an account; undefined where none has. */
export async function memberNamed(tx: SiteTransaction, siteId: string, account: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('member')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('account_key', '=', account.toLowerCase())
    .executeTakeFirst();
  return row?.member_id;
}

/** The members from an agent down to one of its team, the agent first; empty for anybody who is not in it. */
export async function pathTo(
  tx: SiteTransaction,
  siteId: string,
  { agentId, memberId }: { readonly agentId: string; readonly memberId: string },
): Promise<ReadonlyArray<{ readonly member_id: string; readonly account: string }>> {
  const { rows } = await sql<{ member_id: string; account: string }>`
    select m.member_id, m.account
    from member_upline u
    cross join lateral (
      select top.depth from member_upline top where top.site_id = ${siteId} and top.ancestor_id = ${agentId}
        and top.descendant_id = u.ancestor_id offset 0
    ) top
    cross join lateral (
      select m.member_id, m.account from member m
      where m.site_id = ${siteId} and m.member_id = u.ancestor_id offset 0
    ) m
    where u.site_id = ${siteId} and u.descendant_id = ${memberId}
    order by u.depth desc`.execute(tx);
  return rows;
}

/** How many agents stand directly below a member. */
export async function agentsBelow(
  tx: SiteTransaction,
  siteId: string,
  { memberId, types }: { readonly memberId: string; readonly types: readonly MemberType[] },
): Promise<number> {
  const row = await tx
    .selectFrom('member')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('upline_id', '=', memberId)
    .where('type', 'in', types)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
