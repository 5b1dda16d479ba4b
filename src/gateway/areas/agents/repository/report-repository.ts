import { type RawBuilder, sql } from 'kysely';
import type { MemberType } from '#contracts/member-types.ts';
import type { RecordDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { FigureRow } from '../team/figures.ts';

/**
 * Up to so many people a team's rows are read wallet by wallet; above, by their time, which reads those of others too.
 */
const FEW_PEOPLE = 500;

/** Whose rows are listed: everybody at or below a member. */
export interface ReportedTeam {
  readonly memberId: string;
  readonly people: number;
  readonly currency: string;
  readonly days: Pick<RecordDays, 'first' | 'last' | 'from' | 'until'>;
}

/** A place in a list that is ordered by an id, the latest first, and by the account where rows share an id. */
export interface RowKey {
  readonly id: string;
  readonly accountId: string;
}

/** Which rows of a list. */
export interface ReportPage {
  readonly limit: number;
  readonly offset: number;
  /** Rows after this one in the order of the list; all of them where it is left out. */
  readonly after?: RowKey | undefined;
}

/** A round of somebody in a team. Amounts are in minor units. */
export interface TeamBetRow {
  readonly round_id: string;
  readonly account_id: string;
  readonly member_id: string;
  readonly account: string;
  readonly vendor: string;
  readonly game_code: string;
  readonly bet_minor: string;
  readonly win_minor: string;
  readonly opened_at: string;
  readonly closed_at: string | null;
}

/** One page of the rounds of a team, the latest first. */
export async function pageOfTeamBets(
  tx: SiteTransaction,
  siteId: string,
  { memberId, people, currency, days }: ReportedTeam,
  { limit, offset, after, status, vendor }: ReportPage & { readonly status?: string; readonly vendor?: string },
): Promise<readonly TeamBetRow[]> {
  const where = sql`r.site_id = ${siteId} and r.round_id >= ledger_id_at(${days.from}::timestamptz)
    and r.round_id < ledger_id_at(${days.until}::timestamptz) ${isAfter(after, sql`r.round_id`, sql`r.account_id`)}
    ${status === undefined ? sql`` : sql`and (r.closed_at is null) = ${status === 'open'}`}
    ${
      vendor === undefined
        ? sql``
        : sql`and r.game_no = any (array(
      select g.game_no from played_game g where g.site_id = ${siteId} and g.vendor = ${vendor}))`
    }`;
  const rounds =
    people <= FEW_PEOPLE
      ? sql`select r.* from ${walletsOf(siteId, memberId, currency)} w cross join lateral (
          select r.round_id, r.account_id, r.game_no, r.bet_minor, r.win_minor, r.closed_at from game_round r
          where ${where} and r.account_id = w.account_id
          order by r.round_id desc limit ${limit + offset} offset 0
        ) r`
      : sql`select r.round_id, r.account_id, r.game_no, r.bet_minor, r.win_minor, r.closed_at from game_round r
          where ${where} and ${isAtOrBelow(siteId, { memberId, currency }, sql`r.account_id`)}`;
  const { rows } = await sql<TeamBetRow>`
    select r.round_id, r.account_id, m.member_id, m.account, g.vendor, g.game_code, r.bet_minor, r.win_minor,
      ledger_moment(r.round_id) as opened_at, r.closed_at
    from (${rounds} order by round_id desc, account_id limit ${limit} offset ${offset}) r
    ${ownerOf(siteId, sql`r.account_id`)}
    cross join lateral (
      select g.vendor, g.game_code from played_game g
      where g.site_id = ${siteId} and g.game_no = r.game_no offset 0
    ) g
    order by r.round_id desc, r.account_id`.execute(tx);
  return rows;
}

/** An entry of a wallet in a team. Amounts are in minor units. */
export interface TeamEntryRow {
  readonly transfer_id: string;
  readonly account_id: string;
  readonly member_id: string;
  readonly account: string;
  readonly kind: string;
  readonly amount: string;
  readonly balance_after: string | null;
  readonly at: string;
}

/** One page of what moved the wallets of a team beside play, the latest first. @param kinds null for all. */
export async function pageOfTeamEntries(
  tx: SiteTransaction,
  siteId: string,
  { memberId, people, currency, days }: ReportedTeam,
  {
    limit,
    offset,
    after,
    kinds,
    isOthers,
  }: ReportPage & { readonly kinds: readonly string[] | null; isOthers: boolean },
): Promise<readonly TeamEntryRow[]> {
  const among =
    kinds === null
      ? sql``
      : isOthers
        ? sql`and t.kind <> all (array[${sql.join(kinds)}]::text[])`
        : sql`and t.kind = any (array[${sql.join(kinds)}]::text[])`;
  const where = sql`t.site_id = ${siteId} and t.transfer_id >= ledger_id_at(${days.from}::timestamptz)
    and t.transfer_id < ledger_id_at(${days.until}::timestamptz) and t.round_id is null and t.amount <> 0 ${among}
    ${isAfter(after, sql`t.transfer_id`, sql`t.account_id`)}`;
  const columns = sql`t.transfer_id, t.account_id, t.kind, t.amount, t.balance_after`;
  const entries =
    people <= FEW_PEOPLE
      ? sql`select t.* from ${walletsOf(siteId, memberId, currency)} w cross join lateral (
          select ${columns} from ledger_transfer t where ${where} and t.account_id = w.account_id
          order by t.transfer_id desc limit ${limit + offset} offset 0
        ) t`
      : sql`select ${columns} from ledger_transfer t
          where ${where} and ${isAtOrBelow(siteId, { memberId, currency }, sql`t.account_id`)}`;
  const { rows } = await sql<TeamEntryRow>`
    select t.transfer_id, t.account_id, m.member_id, m.account, t.kind, t.amount, t.balance_after,
      ledger_moment(t.transfer_id) as at
    from (${entries} order by transfer_id desc, account_id limit ${limit} offset ${offset}) t
    ${ownerOf(siteId, sql`t.account_id`)}
    order by t.transfer_id desc, t.account_id`.execute(tx);
  return rows;
}

/** What a member of a team came to by itself. */
export interface TeamLossRow extends FigureRow {
  readonly member_id: string;
  readonly account: string;
  readonly type: MemberType;
  readonly depth: number;
}

/** One page of what each member at or below another came to by itself, and how many there are. */
export async function pageOfLosses(
  tx: SiteTransaction,
  siteId: string,
  { memberId, days }: Pick<ReportedTeam, 'memberId' | 'days'>,
  { limit, offset, sort, isUp }: ReportPage & { readonly sort: 'netLoss' | 'turnover' | 'account'; isUp: boolean },
): Promise<{ readonly rows: readonly TeamLossRow[]; readonly count: number }> {
  const order = {
    account: sql`m.account_key`,
    turnover: sql`d.bet`,
    netLoss: sql`d.bet - d.win - d.bonus`,
  }[sort];
  const from = sql`member_upline u
    cross join lateral (
      select sum(d.bets) as bets, sum(d.bet_minor) as bet, sum(d.win_minor) as win,
        sum(d.bonus_minor + d.rebate_minor) as bonus, sum(d.deposit_minor) as deposit,
        sum(d.withdrawal_minor) as withdrawal
      from team_day d
      where d.site_id = ${siteId} and d.agent_id = u.descendant_id and d.child_id = u.descendant_id
        and d.day >= ${days.first}::date and d.day <= ${days.last}::date offset 0
    ) d
    cross join lateral (
      select m.member_id, m.account, m.account_key, m.type from member m
      where m.site_id = ${siteId} and m.member_id = u.descendant_id offset 0
    ) m
    where u.site_id = ${siteId} and u.ancestor_id = ${memberId}
      and (d.bets <> 0 or d.bet <> 0 or d.win <> 0 or d.bonus <> 0 or d.deposit <> 0 or d.withdrawal <> 0)`;
  const { rows } = await sql<TeamLossRow & { count: string }>`
    select m.member_id, m.account, m.type, u.depth, d.bets::text as bets, d.bet::text as bet, d.win::text as win,
      d.bonus::text as bonus, d.deposit::text as deposit, d.withdrawal::text as withdrawal,
      count(*) over ()::text as count
    from ${from}
    order by ${order} ${isUp ? sql`asc` : sql`desc`}, m.member_id
    limit ${limit} offset ${offset}`.execute(tx);
  if (rows[0] !== undefined || offset === 0) return { rows, count: Number(rows[0]?.count ?? 0) };
  // A page past the end has no row that tells how many there are.
  const { rows: counted } = await sql<{ count: string }>`select count(*)::text as count from ${from}`.execute(tx);
  return { rows, count: Number(counted[0]?.count ?? 0) };
}

function isAfter(after: RowKey | undefined, id: RawBuilder<unknown>, accountId: RawBuilder<unknown>) {
  if (after === undefined) return sql``;
  return sql`and ${id} <= ${after.id}::bigint
    and (${id} < ${after.id}::bigint or ${accountId} > ${after.accountId}::bigint)`;
}

/** The main wallets of everybody at or below a member. */
function walletsOf(siteId: string, memberId: string, currency: string) {
  return sql`(
    select a.account_id from member_upline u
    cross join lateral (
      select a.account_id from ledger_account a
      where a.site_id = ${siteId} and a.member_id = u.descendant_id and a.kind = 'member' and a.currency = ${currency}
        and a.vendor is null offset 0
    ) a
    where u.site_id = ${siteId} and u.ancestor_id = ${memberId}
  )`;
}

/** Whether an account is the main wallet of somebody at or below a member. */
function isAtOrBelow(
  siteId: string,
  { memberId, currency }: Pick<ReportedTeam, 'memberId' | 'currency'>,
  account: RawBuilder<unknown>,
) {
  return sql`exists (
    select from ledger_account a
    cross join lateral (
      select from member_upline u where u.site_id = ${siteId} and u.ancestor_id = ${memberId}
        and u.descendant_id = a.member_id offset 0
    ) u
    where a.site_id = ${siteId} and a.account_id = ${account} and a.kind = 'member' and a.currency = ${currency})`;
}

/** The member whose account it is, as `m`. */
function ownerOf(siteId: string, account: RawBuilder<unknown>) {
  return sql`cross join lateral (
      select a.member_id from ledger_account a where a.site_id = ${siteId} and a.account_id = ${account} offset 0
    ) a
    cross join lateral (
      select m.member_id, m.account from member m
      where m.site_id = ${siteId} and m.member_id = a.member_id offset 0
    ) m`;
}
