import { sql } from 'kysely';
import { accountOf, type RecordDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

interface BonusPlay {
  readonly vassalage: string;
  readonly gameCode: string;
  /** What bonuses paid without what came back to them, in minor units. */
  readonly lost_minor: string;
}

/** What bonuses lost in the rounds of a member that began on days and are over, by game. */
export async function bonusPlayOf(
  tx: SiteTransaction,
  owner: { readonly siteId: string; readonly memberId: string; readonly currency: string },
  { from, until }: Pick<RecordDays, 'from' | 'until'>,
): Promise<readonly BonusPlay[]> {
  const { rows } = await sql<BonusPlay>`
    select g.vendor as vassalage, g.game_code as "gameCode", sum(m.staked_minor - m.won_minor)::text as lost_minor
    from bonus_move m
    join game_round r on r.site_id = m.site_id and r.account_id = m.account_id and r.round_id = m.round_id
    join played_game g on g.site_id = r.site_id and g.game_no = r.game_no
    where m.site_id = ${owner.siteId} and m.account_id = ${accountOf(owner)}
      and m.round_id >= ledger_id_at(${from}::timestamptz) and m.round_id < ledger_id_at(${until}::timestamptz)
      and r.closed_at is not null
    group by 1, 2`.execute(tx);
  return rows;
}
