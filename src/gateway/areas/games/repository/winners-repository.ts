import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A round that somebody won. */
export interface WonRound {
  readonly round_id: string;
  readonly vendor: string;
  readonly game_code: string;
  /** The member's account as stored; whoever presents it masks it. */
  readonly account: string;
  /** In minor units. */
  readonly win_minor: string;
}

interface WinSearch {
  readonly currency: string;
  readonly limit: number;
}

/**
 * The largest wins of rounds that began on some days up to one, largest first. Looks at the largest of each day, by the
 * index, however many rounds there are.
 * @param until the last of the days, in UTC: `2026-03-01`.
 */
export async function largestWinsOfDays(
  tx: SiteTransaction,
  siteId: string,
  { currency, limit, until, days }: WinSearch & { readonly until: string; readonly days: number },
): Promise<readonly WonRound[]> {
  const { rows } = await sql<WonRound>`
    select won.round_id, won.vendor, won.game_code, won.win_minor, member.account
    from (
      select of_day.* from generate_series(0, ${days - 1}::int) as back (days) cross join lateral (
        select round_id, vendor, game_code, won_minor as win_minor, member_id from game_round
        where site_id = ${siteId} and currency = ${currency} and opened_on = ${until}::date - back.days
          and won_minor is not null
        order by won_minor desc limit ${limit}
      ) of_day
      order by win_minor desc, round_id desc limit ${limit}
    ) won
    join member on member.site_id = ${siteId} and member.member_id = won.member_id
    order by won.win_minor desc, won.round_id desc`.execute(tx);
  return rows;
}

/** The largest wins of all times, largest first. */
export async function largestWins(
  tx: SiteTransaction,
  siteId: string,
  { currency, limit }: WinSearch,
): Promise<readonly WonRound[]> {
  const { rows } = await sql<WonRound>`
    select won.round_id, won.vendor, won.game_code, won.win_minor, member.account
    from (
      select round_id, vendor, game_code, won_minor as win_minor, member_id from game_round
      where site_id = ${siteId} and currency = ${currency} and won_minor is not null
      order by won_minor desc limit ${limit}
    ) won
    join member on member.site_id = ${siteId} and member.member_id = won.member_id
    order by won.win_minor desc, won.round_id desc`.execute(tx);
  return rows;
}

/** Those of some rounds that are over and were won, largest first. */
export async function wonAmong(
  tx: SiteTransaction,
  siteId: string,
  { currency, roundIds }: { readonly currency: string; readonly roundIds: readonly string[] },
): Promise<readonly WonRound[]> {
  const { rows } = await sql<WonRound>`
    select won.round_id, won.vendor, won.game_code, won.won_minor as win_minor, member.account
    from jsonb_array_elements_text(${JSON.stringify(roundIds)}::jsonb) as asked (round_id)
    join game_round won on won.site_id = ${siteId} and won.round_id = asked.round_id::bigint
    join member on member.site_id = ${siteId} and member.member_id = won.member_id
    where won.currency = ${currency} and won.won_minor is not null
    order by won.won_minor desc, won.round_id desc`.execute(tx);
  return rows;
}
