import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** How far a site is measured. */
export interface Measuring {
  /** Rounds that were opened before it are counted; null while none are. */
  readonly countedUntil: Date | null;
  readonly offerSource: string | null;
}

/** A vendor, or a game of it. */
export interface Arrival {
  readonly vendor: string;
  /** Empty for the vendor itself. */
  readonly game_code: string;
}

/**
 * Takes the measuring of a site upon this transaction, where no process measured it lately. The row stays locked until
 * the end.
 * @returns null where somebody measured it after `before`.
 */
export async function takeMeasuring(
  tx: SiteTransaction,
  siteId: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<Measuring | null> {
  await sql`insert into play_measure (site_id, measured_at) values (${siteId}, '-infinity')
    on conflict (site_id) do nothing`.execute(tx);
  const { rows } = await sql<{ counted_until: string | null; offer_source: string | null }>`
    update play_measure set measured_at = ${now.toISOString()}::timestamptz
    where site_id = ${siteId} and measured_at <= ${before.toISOString()}::timestamptz
    returning counted_until, offer_source`.execute(tx);
  const [taken] = rows;
  if (taken === undefined) return null;
  const { counted_until, offer_source } = taken;
  return { countedUntil: counted_until === null ? null : new Date(counted_until), offerSource: offer_source };
}

/**
 * Adds the rounds that were opened from one moment up to another to the counts of their days. Reads them by their
 * ids, which begin with the moment.
 * @returns how many counts changed.
 */
export async function addRounds(
  tx: SiteTransaction,
  siteId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into game_play_day as known (site_id, day, vendor, game_code, rounds)
    select ${siteId}, r.day, g.vendor, g.game_code, sum(r.rounds) from (
      select (ledger_moment(round_id) at time zone 'UTC')::date as day, game_no, count(*) as rounds from game_round
      where site_id = ${siteId} and round_id >= ledger_id_at(${from.toISOString()}::timestamptz)
        and round_id < ledger_id_at(${to.toISOString()}::timestamptz)
      group by 1, 2
    ) r join played_game g on g.site_id = ${siteId} and g.game_no = r.game_no
    group by 2, 3, 4
    on conflict (site_id, day, vendor, game_code) do update set rounds = known.rounds + excluded.rounds`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Forgets the counts of a day, to count it again. */
export async function forgetDay(tx: SiteTransaction, siteId: string, day: string): Promise<void> {
  await tx.deleteFrom('game_play_day').where('site_id', '=', siteId).where('day', '=', day).execute();
}

/** Forgets the counts of all days before one. Answers how many there were. */
export async function forgetDaysBefore(tx: SiteTransaction, siteId: string, day: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('game_play_day')
    .where('site_id', '=', siteId)
    .where('day', '<', day)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Writes down when vendors and games were first seen; those that were seen before keep their date. Answers how many are
 * new.
 */
export async function addArrivals(
  tx: SiteTransaction,
  siteId: string,
  arrivals: readonly Arrival[],
  seenAt: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into game_arrival (site_id, vendor, game_code, first_seen_at)
    select ${siteId}, vendor, game_code, ${seenAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(arrivals)}::jsonb) as seen (vendor text, game_code text)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Ends a measuring: keeps how far it came, and names the numbers anew where they changed. */
export async function keepMeasuring(
  tx: SiteTransaction,
  siteId: string,
  { countedUntil, offerSource, hasChanged }: Measuring & { readonly hasChanged: boolean },
): Promise<void> {
  await sql`update play_measure set counted_until = ${countedUntil?.toISOString() ?? null}::timestamptz,
      offer_source = ${offerSource}, version = version + ${hasChanged ? 1 : 0}
    where site_id = ${siteId}`.execute(tx);
}

/** The version of a site's measures; undefined before the first measuring. */
export async function measuresVersion(tx: SiteTransaction, siteId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('play_measure').select('version').where('site_id', '=', siteId).executeTakeFirst();
  return row?.version;
}

/** The rounds of each game over all days that are counted. */
export async function roundsOfGames(
  tx: SiteTransaction,
  siteId: string,
): Promise<ReadonlyArray<{ readonly vendor: string; readonly game_code: string; readonly rounds: string }>> {
  const { rows } = await sql<{ vendor: string; game_code: string; rounds: string }>`
    select vendor, game_code, sum(rounds)::text as rounds from game_play_day where site_id = ${siteId}
    group by vendor, game_code`.execute(tx);
  return rows;
}

/** When each vendor or the newest of its games came. */
export async function newestArrivals(
  tx: SiteTransaction,
  siteId: string,
): Promise<ReadonlyArray<{ readonly vendor: string; readonly came_at: string }>> {
  const { rows } = await sql<{ vendor: string; came_at: string }>`
    select vendor, max(first_seen_at) as came_at from game_arrival where site_id = ${siteId} group by vendor`.execute(
    tx,
  );
  return rows;
}
