import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RecordDays } from '../record-days.ts';
import { accountOf, type WalletOwner } from './entry-repository.ts';

/** What a member has in rounds of a game that are still open, by the day on which they began. */
export interface OpenRounds {
  readonly day: string;
  readonly vendor: string;
  readonly game_code: string;
  readonly rounds: number;
  /** In minor units. */
  readonly bet: string;
  readonly win: string;
}

/** A member's open rounds that began on days, and within the last month: none is open for longer. */
export async function openRoundsOf(
  tx: SiteTransaction,
  owner: WalletOwner,
  { from, until, zone }: RecordDays,
  at: Date,
): Promise<readonly OpenRounds[]> {
  const { siteId } = owner;
  const { rows } = await sql<OpenRounds>`
    select r.day::text as day, g.vendor, g.game_code, count(*)::integer as rounds, sum(r.bet_minor)::text as bet,
      sum(r.win_minor)::text as win
    from (
      select (ledger_moment(r.round_id) at time zone ${zone})::date as day, r.game_no, r.bet_minor, r.win_minor
      from game_round r
      where r.site_id = ${siteId} and r.account_id = ${accountOf(owner)} and r.closed_at is null
        and r.round_id >= greatest(
          ledger_id_at(${from}::timestamptz), ledger_id_at(${at.toISOString()}::timestamptz - interval '31 days'))
        and r.round_id < ledger_id_at(${until}::timestamptz)
    ) r
    join played_game g on g.site_id = ${siteId} and g.game_no = r.game_no
    group by 1, 2, 3`.execute(tx);
  return rows;
}
