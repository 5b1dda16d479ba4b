import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { accountOf, type WalletOwner } from './entry-repository.ts';

/** What a round paid, by the days of a zone on which it was paid and on which the round began. */
export interface HiddenWin {
  readonly transfer_id: string;
  readonly kind: string;
  /** In minor units. */
  readonly amount: string;
  readonly day: string;
  readonly round_day: string;
  readonly vendor: string;
  readonly game_code: string;
}

/**
 * What some rounds of a member paid since a moment.
 * @param search.roundNames as the vendor names them. @param search.zone days are those of this time zone.
 */
export async function winsOfRounds(
  tx: SiteTransaction,
  owner: WalletOwner,
  { roundNames, since, zone }: { readonly roundNames: readonly string[]; readonly since: Date; readonly zone: string },
): Promise<readonly HiddenWin[]> {
  const { siteId } = owner;
  const { rows } = await sql<HiddenWin>`
    select t.transfer_id, t.kind, t.amount::text as amount, r.vendor, r.game_code,
      (ledger_moment(t.transfer_id) at time zone ${zone})::date::text as day,
      (ledger_moment(t.round_id) at time zone ${zone})::date::text as round_day
    from (
      select t.transfer_id, t.kind, t.amount, t.round_id from ledger_transfer t
      where t.site_id = ${siteId} and t.account_id = ${accountOf(owner)} and t.round_id is not null and t.amount > 0
        and t.transfer_id >= ledger_id_at(${since.toISOString()}::timestamptz) offset 0
    ) t
    cross join lateral (
      select g.vendor, g.game_code from game_round r join played_game g on g.site_id = ${siteId} and g.game_no = r.game_no
      where r.site_id = ${siteId} and r.account_id = ${accountOf(owner)} and r.round_id = t.round_id
        and r.vendor_round_id = any (${[...roundNames]}::text[]) offset 0
    ) r`.execute(tx);
  return rows;
}
