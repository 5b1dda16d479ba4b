import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RecordDays } from '../record-days.ts';
import { accountOf, type WalletOwner } from './entry-repository.ts';

/** A round as its member may see it. Amounts are in minor units. */
export interface RoundRow {
  readonly round_id: string;
  readonly vendor: string;
  readonly game_code: string;
  readonly currency: string;
  readonly bet_minor: string;
  readonly win_minor: string;
  readonly status: 'open' | 'closed';
  readonly opened_at: string;
  readonly closed_at: string | null;
  readonly vendor_round_id: string;
}

/** An action of a round. Amounts are in minor units. */
export interface ActionRow {
  readonly transfer_id: string;
  readonly at: string;
  readonly kind: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly reference: string | null;
}

/** Which rounds of a member are meant. */
export interface RoundSearch {
  /** RFC 3339; of when the round began. */
  readonly from: string;
  /** RFC 3339; not within any more. */
  readonly until: string;
  readonly vendor?: string | undefined;
  readonly status?: 'open' | 'closed' | undefined;
  /** Closed rounds whose result is not told yet, by the vendor's names: they count as open. */
  readonly hidden?: readonly string[] | undefined;
}

/** Which rows of a search are read. */
export interface RoundPage {
  /** Rounds before this one; all of them where it is left out. */
  readonly before?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What rounds come to, of a day or of a game. Amounts are in minor units. */
export interface RoundSum {
  /** Null for the sum of a game. */
  readonly day: string | null;
  /** Null for the sum of a day. */
  readonly vendor: string | null;
  readonly game_code: string | null;
  readonly rounds: number;
  readonly bet: string;
  readonly win: string;
}

/** Totals of rounds, in minor units. */
export interface RoundTotals {
  readonly count: number;
  readonly bet: bigint;
  readonly win: bigint;
}

/** Rounds of a member, the latest first. */
export async function pageOfRounds(
  tx: SiteTransaction,
  owner: WalletOwner,
  search: RoundSearch,
  { before, limit, offset }: RoundPage,
): Promise<readonly RoundRow[]> {
  const since = before === undefined ? sql`` : sql`and r.round_id < ${before}::bigint`;
  const { rows } = await sql<RoundRow>`
    select r.round_id, g.vendor, g.game_code, ${owner.currency} as currency, r.bet_minor, r.win_minor,
      case when r.closed_at is null then 'open' else 'closed' end as status, ledger_moment(r.round_id) as opened_at,
      r.closed_at, r.vendor_round_id
    from (
      ${roundsOf(owner, search)} ${since}
      order by r.round_id desc limit ${limit} offset ${offset}
    ) r
    cross join lateral (
      select g.vendor, g.game_code from played_game g
      where g.site_id = ${owner.siteId} and g.game_no = r.game_no offset 0
    ) g
    order by r.round_id desc`.execute(tx);
  return rows;
}

/** The totals of all rounds that a search finds, read one by one. */
export async function totalOfRounds(
  tx: SiteTransaction,
  owner: WalletOwner,
  search: RoundSearch,
): Promise<RoundTotals> {
  const { rows } = await sql<{ count: string; bet: string; win: string }>`
    select count(*)::text as count, coalesce(sum(r.bet_minor), 0)::text as bet,
      coalesce(sum(r.win_minor), 0)::text as win
    from (${roundsOf(owner, search)}) r`.execute(tx);
  const [total] = rows;
  return { count: Number(total?.count ?? 0), bet: BigInt(total?.bet ?? 0), win: BigInt(total?.win ?? 0) };
}

/** What the rounds of a search won whose results are not told yet. */
export async function winOfHidden(tx: SiteTransaction, owner: WalletOwner, search: RoundSearch): Promise<bigint> {
  const { hidden = [] } = search;
  if (hidden.length === 0) return 0n;
  const { rows } = await sql<{ win: string }>`
    select coalesce(sum(r.win_minor), 0)::text as win from (${roundsOf(owner, search)}) r
    where r.vendor_round_id = any (${[...hidden]}::text[])`.execute(tx);
  return BigInt(rows[0]?.win ?? 0);
}

/**
 * What the rounds that began on whole days come to: by day, the latest first, and by game. Reads what is added up, and
 * the latest rounds and actions themselves.
 */
export async function sumsOfRounds(
  tx: SiteTransaction,
  owner: WalletOwner,
  { first, last, from, until, zone }: RecordDays,
  vendor?: string,
): Promise<readonly RoundSum[]> {
  const { siteId } = owner;
  // One statement, so that what is added up and what is not yet are of the same moment. Later actions of an earlier
  // round count on its day: the parts after those that are added up are looked through for rounds of the days.
  const { rows } = await sql<RoundSum>`
    with account as materialized (select ${accountOf(owner)} as id),
    done as materialized (
      select p.until_id from record_progress p
      where p.site_id = ${siteId} and p.account_id = (select id from account) and p.zone = ${zone}
    )
    select s.day::text as day, g.vendor, g.game_code, sum(s.rounds)::integer as rounds, sum(s.bet_minor)::text as bet,
      sum(s.win_minor)::text as win
    from (
      select d.day, d.game_no, d.rounds, d.bet_minor, d.win_minor from record_round_day d
      where d.site_id = ${siteId} and d.account_id = (select id from account)
        and d.day >= ${first}::date and d.day <= ${last}::date and exists (select from done)
      union all
      select (ledger_moment(p.round_id) at time zone ${zone})::date, p.game_no, p.rounds, p.bet_minor, p.win_minor
      from record_round_parts(
        ${siteId}, (select id from account), coalesce((select until_id from done), ledger_id_at(${from}::timestamptz)),
        ledger_id_at('2079-01-01T00:00:00Z'::timestamptz)
      ) p
      where p.round_id >= ledger_id_at(${from}::timestamptz) and p.round_id < ledger_id_at(${until}::timestamptz)
    ) s
    join played_game g on g.site_id = ${siteId} and g.game_no = s.game_no
    ${vendor === undefined ? sql`` : sql`where g.vendor = ${vendor}`}
    group by grouping sets ((s.day), (g.vendor, g.game_code))
    order by s.day desc nulls last, g.vendor, g.game_code`.execute(tx);
  return rows;
}

/** One of a member's rounds; undefined for any other. */
export async function findRound(
  tx: SiteTransaction,
  owner: WalletOwner,
  roundId: string,
): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select r.round_id, g.vendor, g.game_code, ${owner.currency} as currency, r.bet_minor, r.win_minor,
      case when r.closed_at is null then 'open' else 'closed' end as status, ledger_moment(r.round_id) as opened_at,
      r.closed_at, r.vendor_round_id
    from game_round r join played_game g on g.site_id = ${owner.siteId} and g.game_no = r.game_no
    where r.site_id = ${owner.siteId} and r.account_id = ${accountOf(owner)} and r.round_id = ${roundId}::bigint`.execute(
    tx,
  );
  return rows[0];
}

/** The actions of a round in their order; those of the month after it began at most. @param most at most. */
export async function actionsOfRound(
  tx: SiteTransaction,
  owner: WalletOwner,
  { round_id, last }: { readonly round_id: string; readonly last: number },
): Promise<readonly ActionRow[]> {
  const { rows } = await sql<ActionRow>`
    select t.transfer_id, ledger_moment(t.transfer_id) as at, t.kind, t.amount, t.balance_after, t.reference
    from game_round r
    cross join lateral (
      select t.transfer_id, t.kind, t.amount, t.balance_after, t.reference from ledger_transfer t
      where t.site_id = ${owner.siteId} and t.account_id = ${accountOf(owner)}
        and t.transfer_id >= ${round_id}::bigint and t.transfer_id <= r.last_id and t.round_id = ${round_id}::bigint
      order by t.transfer_id limit ${last} offset 0
    ) t
    where r.site_id = ${owner.siteId} and r.account_id = ${accountOf(owner)} and r.round_id = ${round_id}::bigint
    order by t.transfer_id`.execute(tx);
  return rows;
}

/** The rounds of the member's account in the time of the search. */
function roundsOf(owner: WalletOwner, { from, until, vendor, status, hidden = [] }: RoundSearch) {
  const { siteId } = owner;
  return sql`
    select r.game_no, r.round_id, r.bet_minor, r.win_minor, r.closed_at, r.vendor_round_id from game_round r
    where r.site_id = ${siteId} and r.account_id = ${accountOf(owner)}
      and r.round_id >= ledger_id_at(${from}::timestamptz) and r.round_id < ledger_id_at(${until}::timestamptz)
      ${
        vendor === undefined
          ? sql``
          : sql`and r.game_no = any (array(
        select g.game_no from played_game g where g.site_id = ${siteId} and g.vendor = ${vendor}))`
      }
      ${status === undefined ? sql`` : sql`and ${isOpen(hidden)} = ${status === 'open'}`}`;
}

function isOpen(hidden: readonly string[]) {
  if (hidden.length === 0) return sql`(r.closed_at is null)`;
  return sql`(r.closed_at is null or r.vendor_round_id = any (${[...hidden]}::text[]))`;
}
