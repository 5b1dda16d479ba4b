import { type RawBuilder, sql } from 'kysely';
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
  /** Null while the round goes on. */
  readonly closed_at: string | null;
}

interface WinSearch {
  readonly currency: string;
  readonly limit: number;
}

/**
 * The largest wins of rounds that began on some days up to one, largest first. Reads the board's table, which a job
 * keeps small.
 * @param until the last of the days, in UTC: `2026-03-01`.
 */
export async function largestWinsOfDays(
  tx: SiteTransaction,
  siteId: string,
  { currency, limit, until, days }: WinSearch & { readonly until: string; readonly days: number },
): Promise<readonly WonRound[]> {
  const first = sql`ledger_id_at((${until}::date - ${days - 1}::int)::timestamp at time zone 'UTC')`;
  const end = sql`ledger_id_at((${until}::date + 1)::timestamp at time zone 'UTC')`;
  return wonRounds(tx, siteId, currency, sql`t.round_id >= ${first} and t.round_id < ${end}`, limit);
}

/** The largest wins of all times, largest first. */
export async function largestWins(
  tx: SiteTransaction,
  siteId: string,
  { currency, limit }: WinSearch,
): Promise<readonly WonRound[]> {
  return wonRounds(tx, siteId, currency, sql`true`, limit);
}

/** Those of some rounds that are on the board or just came there, largest first. */
export async function wonAmong(
  tx: SiteTransaction,
  siteId: string,
  { currency, roundIds }: { readonly currency: string; readonly roundIds: readonly string[] },
): Promise<readonly WonRound[]> {
  return wonRounds(tx, siteId, currency, sql`t.round_id = any (${[...roundIds]}::bigint[])`, roundIds.length);
}

async function wonRounds(
  tx: SiteTransaction,
  siteId: string,
  currency: string,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<readonly WonRound[]> {
  const { rows } = await sql<WonRound>`
    select won.round_id, g.vendor, g.game_code, won.win_minor, member.account, r.closed_at
    from (
      select t.round_id, t.account_id, t.win_minor from top_win t
      where t.site_id = ${siteId} and t.currency = ${currency} and ${which}
      order by t.win_minor desc, t.round_id desc limit ${limit}
    ) won
    cross join lateral (
      select game_no, closed_at from game_round
      where site_id = ${siteId} and account_id = won.account_id and round_id = won.round_id offset 0
    ) r
    join played_game g on g.site_id = ${siteId} and g.game_no = r.game_no
    join ledger_account a on a.site_id = ${siteId} and a.account_id = won.account_id
    join member on member.site_id = ${siteId} and member.member_id = a.member_id
    order by won.win_minor desc, won.round_id desc`.execute(tx);
  return rows;
}

/** Keeps the largest wins of each day of the last week and of all times. */
export async function trimTopWins(
  tx: SiteTransaction,
  siteId: string,
  { today, kept }: { readonly today: string; readonly kept: number },
): Promise<void> {
  await sql`select top_wins_trim(${siteId}, ${today}::date, ${kept})`.execute(tx);
}
