import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A game that somebody has played on a site. */
export interface GameOfSite {
  readonly game_no: number;
  readonly vassalage: string;
  readonly gameCode: string;
}

/** What a member's rounds of some days come to, in minor units. */
export interface MemberSum {
  readonly member_id: string;
  readonly account: string;
  /** As `member.type`. */
  readonly type: number;
  readonly bet_minor: string;
  readonly win_minor: string;
}

/** The games that were ever played on a site. */
export async function gamesOfSite(tx: SiteTransaction, siteId: string): Promise<readonly GameOfSite[]> {
  const { rows } = await sql<GameOfSite>`
    select g.game_no, g.vendor as vassalage, g.game_code as "gameCode" from played_game g
    where g.site_id = ${siteId}`.execute(tx);
  return rows;
}

/**
 * What the rounds of each member that began on days come to, as far as they are added up. Frozen members are left out.
 * @param first `2026-03-01`.
 * @param games the numbers of the games that count.
 */
export async function sumsByMember(
  tx: SiteTransaction,
  siteId: string,
  {
    first,
    last,
    currency,
    games,
  }: { readonly first: string; readonly last: string; readonly currency: string; readonly games: readonly number[] },
): Promise<readonly MemberSum[]> {
  const { rows } = await sql<MemberSum>`
    select m.member_id, m.account, m.type, s.bet_minor::text, s.win_minor::text
    from (
      select d.account_id, sum(d.bet_minor) as bet_minor, sum(d.win_minor) as win_minor from record_round_day d
      where d.site_id = ${siteId} and d.day between ${first}::date and ${last}::date
        and d.game_no = any (${[...games]}::integer[])
      group by d.account_id
    ) s
    join ledger_account a on a.site_id = ${siteId} and a.account_id = s.account_id
    join member m on m.site_id = ${siteId} and m.member_id = a.member_id
    where a.currency = ${currency} and a.kind = 'member' and m.frozen_at is null
    order by a.account_id`.execute(tx);
  return rows;
}
