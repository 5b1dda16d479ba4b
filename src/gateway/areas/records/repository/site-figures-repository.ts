import { sql } from 'kysely';
import { TRIAL_TYPE } from '#contracts/member-types.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RecordDays } from '../record-days.ts';

/** Play of a site on a day; `day` is null for the whole period. Amounts are in minor units. */
export interface SitePlay {
  readonly day: string | null;
  readonly players: number;
  readonly rounds: number;
  readonly bet: string;
  readonly win: string;
}

/** Transfers of main wallets on a day, by kind. Amounts are in minor units, and positive. */
export interface SiteEntries {
  readonly day: string;
  readonly kind: string;
  readonly in: string;
  readonly out: string;
}

interface SiteDays {
  readonly currency: string;
  readonly days: RecordDays;
}

/** The main wallets of a site's members, without bots. */
const wallets = (siteId: string, currency: string) => sql`
  select a.account_id from ledger_account a join member m on m.site_id = a.site_id and m.member_id = a.member_id
  where a.site_id = ${siteId} and a.kind = 'member' and a.currency = ${currency} and not m.is_bot`;

/** Reads the play of a site by day and for the whole period, from the daily sums. */
export async function playOfSite(
  tx: SiteTransaction,
  siteId: string,
  { currency, days: { first, last } }: SiteDays,
): Promise<readonly SitePlay[]> {
  const { rows } = await sql<SitePlay>`
    select d.day::text as day, count(distinct d.account_id)::integer as players,
      coalesce(sum(d.rounds), 0)::integer as rounds,
      coalesce(sum(d.bet_minor), 0)::text as bet, coalesce(sum(d.win_minor), 0)::text as win
    from record_round_day d
    where d.site_id = ${siteId} and d.day between ${first}::date and ${last}::date
      and d.account_id in (${wallets(siteId, currency)})
    group by grouping sets ((d.day), ())`.execute(tx);
  return rows;
}

/** Reads the transfers of a site's wallets other than play, by day and kind, from the daily sums. */
export async function entriesOfSite(
  tx: SiteTransaction,
  siteId: string,
  { currency, days: { first, last } }: SiteDays,
): Promise<readonly SiteEntries[]> {
  const { rows } = await sql<SiteEntries>`
    select d.day::text as day, d.kind, sum(d.in_minor)::text as "in", sum(d.out_minor)::text as "out"
    from record_entry_day d
    where d.site_id = ${siteId} and d.day between ${first}::date and ${last}::date and not d.is_play
      and d.account_id in (${wallets(siteId, currency)})
    group by d.day, d.kind`.execute(tx);
  return rows;
}

/** Counts registrations by day, without trial accounts and bots. */
export async function registrationsOfSite(
  tx: SiteTransaction,
  siteId: string,
  { from, until, zone }: RecordDays,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select (registered_at at time zone ${zone})::date::text as day, count(*)::integer as count from member
    where site_id = ${siteId} and registered_at >= ${from}::timestamptz and registered_at < ${until}::timestamptz
      and type <> ${TRIAL_TYPE} and not is_bot
    group by 1`.execute(tx);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
