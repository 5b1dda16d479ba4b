import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { RoundTotals } from '#gateway/database/schema/seamless-schema.ts';

/** Rounds that were opened from one moment on and before another. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** A member's round as one side has it. */
export interface SideOfRound extends RoundTotals {
  readonly gameId: string;
  readonly userId: string;
}

/** Since when there is an integration, and up to when its rounds have been held against ours. */
export async function readMark(tx: SiteTransaction, siteId: string, integrationId: string) {
  return tx
    .selectFrom('vendor_integration')
    .select(['created_at', 'reconciled_until'])
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .executeTakeFirst();
}

/** Only forwards: another process may have come further. */
export async function moveMark(tx: SiteTransaction, siteId: string, integrationId: string, to: string): Promise<void> {
  await tx
    .updateTable('vendor_integration')
    .set({ reconciled_until: sql`greatest(reconciled_until, ${to}::timestamptz)` })
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .execute();
}

/** Our side of the rounds of a window, and of those that are named, whenever they were opened. */
export async function readOurSide(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
  { window, named }: { readonly window: Window; readonly named: ReadonlyArray<Pick<SideOfRound, 'gameId' | 'userId'>> },
): Promise<SideOfRound[]> {
  const { rows } = await sql<{ game_id: string; user_id: string; bet: string; win: string }>`
    select r.vendor_round_id as game_id, m.user_id, r.bet_minor as bet, r.win_minor as win
    from (
      select account_id, vendor_round_id, bet_minor, win_minor from game_round
      where site_id = ${siteId} and round_id >= ledger_id_at(${window.from}::timestamptz)
        and round_id < ledger_id_at(${window.to}::timestamptz)
        and game_no = any (array(
          select game_no from played_game where site_id = ${siteId} and integration_id = ${integrationId}))
      union
      select r.account_id, r.vendor_round_id, r.bet_minor, r.win_minor
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as said ("gameId" text, "userId" text)
        join vendor_member m on m.site_id = ${siteId} and m.integration_id = ${integrationId}
          and m.user_id = said."userId" collate "C"
        cross join lateral (
          select wallet_key_of('round', ${integrationId}, m.member_id || ' ' || said."gameId") as key offset 0
        ) named
        cross join lateral (
          select id from wallet_key where site_id = ${siteId} and key = named.key offset 0
        ) k
        join ledger_account a on a.site_id = ${siteId} and a.member_id = m.member_id and a.kind = 'member'
        cross join lateral (
          select * from game_round where site_id = ${siteId} and account_id = a.account_id and round_id = k.id offset 0
        ) r
    ) r
      join ledger_account a on a.site_id = ${siteId} and a.account_id = r.account_id
      join vendor_member m
        on m.site_id = ${siteId} and m.integration_id = ${integrationId} and m.member_id = a.member_id`.execute(tx);
  return rows.map(({ game_id, user_id, bet, win }) => ({
    gameId: game_id,
    userId: user_id,
    bet: Number(bet),
    win: Number(win),
  }));
}

/** A round that the two sides have otherwise. */
export interface Difference {
  readonly gameId: string;
  readonly userId: string;
  readonly ours: RoundTotals | null;
  readonly theirs: RoundTotals | null;
}

/** Writes differences down, each once for as long as it is one. */
export async function recordDifferences(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
  { window, differences, foundAt }: { window: Window; differences: readonly Difference[]; foundAt: string },
): Promise<void> {
  for (const { gameId, userId, ours, theirs } of differences) {
    const sides = { ours: ours && jsonText(ours), theirs: theirs && jsonText(theirs) };
    await tx
      .insertInto('reconciliation_difference')
      .values({
        site_id: siteId,
        integration_id: integrationId,
        vendor_round_id: gameId,
        user_id: userId,
        found_at: foundAt,
        window_from: window.from,
        window_to: window.to,
        ...sides,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'integration_id', 'vendor_round_id', 'user_id'])
          .where('settled_at', 'is', null)
          .doUpdateSet(sides),
      )
      .execute();
  }
}

/** Notes that both sides of some rounds were seen to agree. */
export async function settleDifferences(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
  { agreed, at }: { readonly agreed: ReadonlyArray<Pick<Difference, 'gameId' | 'userId'>>; readonly at: string },
): Promise<void> {
  await sql`update reconciliation_difference d set settled_at = ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(agreed)}::jsonb) as a ("gameId" text, "userId" text)
    where d.site_id = ${siteId} and d.integration_id = ${integrationId} and d.settled_at is null
      and d.vendor_round_id = a."gameId" and d.user_id = a."userId"`.execute(tx);
}

/** The windows in which differences were found that are still there, the oldest first. */
export async function windowsToLookAtAgain(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
  limit: number,
): Promise<Window[]> {
  const rows = await tx
    .selectFrom('reconciliation_difference')
    .select(['window_from as from', 'window_to as to'])
    .distinct()
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .where('settled_at', 'is', null)
    .orderBy('window_from')
    .limit(limit)
    .execute();
  return rows;
}

/** How many differences of an integration are still there. */
export async function countDifferences(tx: SiteTransaction, siteId: string, integrationId: string): Promise<number> {
  const row = await tx
    .selectFrom('reconciliation_difference')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Newest first. */
export async function listDifferences(
  tx: SiteTransaction,
  siteId: string,
  { withSettled, limit }: { readonly withSettled: boolean; readonly limit: number },
) {
  let query = tx.selectFrom('reconciliation_difference').selectAll().where('site_id', '=', siteId);
  if (!withSettled) query = query.where('settled_at', 'is', null);
  return query.orderBy('difference_id', 'desc').limit(limit).execute();
}
