import { sql } from 'kysely';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** A step of counting the play of a site's members. */
interface CountStep {
  /** IANA name of the site's zone, whose days are counted. */
  readonly zone: string;
  readonly currency: string;
  /** What is younger is left for later. */
  readonly until: Date;
  /** Hours at most. */
  readonly hours: number;
}

/**
 * Counts what comes next; the first call of a site begins with the previous month.
 * @returns up to when everything is counted: the same as before where nothing is left.
 */
export async function countPlay(
  tx: SiteTransaction,
  siteId: string,
  { zone, currency, until, hours }: CountStep,
): Promise<Date> {
  const to = until.toISOString();
  const { rows } = await sql<{ counted: string }>`
    select team_count(${siteId}, ${zone}, ${currency}, ${to}::timestamptz, make_interval(hours => ${hours}))
      as counted`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('team_count gave nothing back');
  return new Date(row.counted);
}

/** Up to when a site's play is counted; null before the first time. */
export async function countedTo(tx: SiteTransaction, siteId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('team_progress')
    .select('counted_to')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row === undefined ? null : new Date(row.counted_to);
}

/** Has everything counted again from the day of a moment on, by the next runs of the job. */
export async function recountTeams(
  database: Pick<TenantDatabase, 'forSite'>,
  { id, site }: PublishedSite,
  from: Date,
): Promise<void> {
  await database.forSite(id, (tx) =>
    sql`select team_recount(${id}, ${site.timeZone}, ${from.toISOString()}::timestamptz)`.execute(tx),
  );
}
