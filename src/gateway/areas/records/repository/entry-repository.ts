import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RecordDays } from '../record-days.ts';
import type { EntryFilter } from '../transactions/entry-kinds.ts';

/** Whose main wallet is meant. */
export interface WalletOwner {
  readonly siteId: string;
  readonly memberId: string;
  readonly currency: string;
}

/** An entry of a main wallet. Amounts are in minor units. */
export interface EntryRow {
  readonly transfer_id: string;
  readonly at: string;
  readonly kind: string;
  readonly amount: string;
  readonly balance_after: string;
  /** Of play. */
  readonly round_id: string | null;
  readonly vendor: string | null;
  readonly game_code: string | null;
  /** The number that people know a payment by; null for anything else. */
  readonly payment: string | null;
}

/** What a day, or all days, of a kind of entries come to. Amounts are in minor units, and positive. */
export interface EntrySum {
  readonly day: string;
  readonly is_play: boolean;
  readonly kind: string;
  readonly entries: number;
  readonly in: string;
  readonly out: string;
}

/** Which rows of a wallet are read: the latest first. */
export interface EntryPage {
  /** Entries before this moment. */
  readonly until: string;
  /** Entries before this one; all of them where it is left out. */
  readonly before?: string | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Entries that are left out, by their ids. */
  readonly except?: readonly string[];
}

/** Entries of a main wallet, the latest first. @param filter null for all. */
export async function pageOfEntries(
  tx: SiteTransaction,
  owner: WalletOwner,
  { from }: Pick<RecordDays, 'from'>,
  filter: EntryFilter | null,
  { until, before, limit, offset, except = [] }: EntryPage,
): Promise<readonly EntryRow[]> {
  const { siteId } = owner;
  const { rows } = await sql<EntryRow>`
    select t.transfer_id, ledger_moment(t.transfer_id) as at, t.kind, t.amount, t.balance_after, t.round_id,
      r.vendor, r.game_code, p.reference as payment
    from (
      select t.transfer_id, t.kind, t.amount, t.balance_after, t.round_id, t.reference from ledger_transfer t
      where t.site_id = ${siteId} and t.account_id = ${accountOf(owner)}
        and t.transfer_id >= ledger_id_at(${from}::timestamptz) and t.transfer_id < ledger_id_at(${until}::timestamptz)
        ${before === undefined ? sql`` : sql`and t.transfer_id < ${before}::bigint`}
        and t.amount <> 0 ${filter === null ? sql`` : where(filter, sql`t.round_id is not null`, sql`t.round_id is null`)}
        ${except.length === 0 ? sql`` : sql`and t.transfer_id <> all (${[...except]}::bigint[])`}
      order by t.transfer_id desc limit ${limit} offset ${offset}
    ) t
    left join lateral (
      select g.vendor, g.game_code from game_round r join played_game g on g.site_id = ${siteId} and g.game_no = r.game_no
      where r.site_id = ${siteId} and r.account_id = ${accountOf(owner)} and r.round_id = t.round_id offset 0
    ) r on true
    left join lateral (
      select p.reference from payment p
      where p.site_id = ${siteId} and p.member_id = ${owner.memberId}
        and p.payment_id = case when t.kind ~ '^(deposit|withdrawal)_' and t.reference ~ '^[0-9]{1,18}$'
          then t.reference::bigint end offset 0
    ) p on true
    order by t.transfer_id desc`.execute(tx);
  return rows;
}

/** What the entries of each day and kind come to, the latest day first; days without any are left out. */
export async function sumsOfEntries(
  tx: SiteTransaction,
  owner: WalletOwner,
  { first, last, from, until, zone }: RecordDays,
  filter: EntryFilter | null = null,
): Promise<readonly EntrySum[]> {
  const { siteId } = owner;
  // One statement, so that what is added up and what is not yet are of the same moment.
  const { rows } = await sql<EntrySum>`
    with account as materialized (select ${accountOf(owner)} as id),
    done as materialized (
      select p.until_id from record_progress p
      where p.site_id = ${siteId} and p.account_id = (select id from account) and p.zone = ${zone}
    )
    select s.day::text as day, s.is_play, s.kind, sum(s.entries)::integer as entries, sum(s.in_minor)::text as "in",
      sum(s.out_minor)::text as "out"
    from (
      select d.day, d.is_play, d.kind, d.entries, d.in_minor, d.out_minor from record_entry_day d
      where d.site_id = ${siteId} and d.account_id = (select id from account)
        and d.day >= ${first}::date and d.day <= ${last}::date and exists (select from done)
        ${filter === null ? sql`` : where(filter, sql`d.is_play`, sql`not d.is_play`, sql`d.kind`)}
      union all
      select (ledger_moment(t.transfer_id) at time zone ${zone})::date, t.round_id is not null, t.kind, count(*),
        coalesce(sum(t.amount) filter (where t.amount > 0), 0), coalesce(-sum(t.amount) filter (where t.amount < 0), 0)
      from ledger_transfer t
      where t.site_id = ${siteId} and t.account_id = (select id from account)
        and t.transfer_id >= greatest(ledger_id_at(${from}::timestamptz), (select until_id from done))
        and t.transfer_id < ledger_id_at(${until}::timestamptz) and t.amount <> 0
        ${filter === null ? sql`` : where(filter, sql`t.round_id is not null`, sql`t.round_id is null`)}
      group by 1, 2, 3
    ) s
    group by s.day, s.is_play, s.kind order by s.day desc, s.is_play, s.kind`.execute(tx);
  return rows;
}

/** The balance of a main wallet at a moment, in minor units: what its last entry before then left. */
export async function balanceAt(tx: SiteTransaction, owner: WalletOwner, at: string): Promise<bigint> {
  const { rows } = await sql<{ balance_after: string }>`
    select t.balance_after from ledger_transfer t
    where t.site_id = ${owner.siteId} and t.account_id = ${accountOf(owner)}
      and t.transfer_id < ledger_id_at(${at}::timestamptz)
    order by t.transfer_id desc limit 1`.execute(tx);
  return BigInt(rows[0]?.balance_after ?? 0);
}

/** The main wallet's account. */
export const accountOf = ({ siteId, memberId, currency }: WalletOwner) => sql`(
  select account_id from ledger_account
  where site_id = ${siteId} and member_id = ${memberId} and kind = 'member' and currency = ${currency} and vendor is null)`;

function where(
  { isPlay, kinds, isOthers }: EntryFilter,
  play: ReturnType<typeof sql>,
  others: ReturnType<typeof sql>,
  kind: ReturnType<typeof sql> = sql`t.kind`,
) {
  if (isPlay) return sql`and ${play}`;
  return isOthers
    ? sql`and ${others} and ${kind} <> all (${kinds}::text[])`
    : sql`and ${others} and ${kind} = any (${kinds}::text[])`;
}
