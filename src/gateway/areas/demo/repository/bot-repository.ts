import { sql } from 'kysely';
import type { MemberRow } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The members that a demo's own program plays as. */
export async function listBots(tx: SiteTransaction, siteId: string): Promise<readonly MemberRow[]> {
  return tx
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_bot', '=', true)
    .orderBy('member_id')
    .execute();
}

/** How many rounds bots began since a moment. Reads them by the members' index. */
export async function countRoundsOfBots(tx: SiteTransaction, siteId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ rounds: string }>`
    select count(*)::text as rounds from member bot
    join ledger_account a on a.site_id = ${siteId} and a.member_id = bot.member_id and a.kind = 'member'
    join game_round played on played.site_id = ${siteId} and played.account_id = a.account_id
      and played.round_id >= ledger_id_at(${since.toISOString()}::timestamptz)
    where bot.site_id = ${siteId} and bot.is_bot`.execute(tx);
  return Number(rows[0]?.rounds ?? 0);
}
