import { sql } from 'kysely';
import { TRIAL_TYPE } from '#contracts/member-types.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** What was counted in a minute. */
export interface MinuteCount {
  readonly bets: number;
  readonly stakedMinor: number;
  /** Answers that failed for a fault of the gateway (status 500). */
  readonly errors: number;
}

/** A minute of a site. */
export interface MinuteRow {
  readonly minute: string;
  readonly bets: number;
  readonly staked: string;
  readonly errors: number;
  readonly sign_ins: number;
  readonly registrations: number;
}

/** Adds to the minutes of a site, by their beginnings in milliseconds. */
export async function addToMinutes(
  tx: SiteTransaction,
  siteId: string,
  minutes: ReadonlyMap<number, MinuteCount>,
): Promise<void> {
  for (const [minuteMs, { bets, stakedMinor, errors }] of minutes) {
    await tx
      .insertInto('site_minute')
      .values({ site_id: siteId, minute: new Date(minuteMs), bets, staked_minor: stakedMinor, errors })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'minute']).doUpdateSet({
          bets: sql`site_minute.bets + excluded.bets`,
          staked_minor: sql`site_minute.staked_minor + excluded.staked_minor`,
          errors: sql`site_minute.errors + excluded.errors`,
        }),
      )
      .execute();
  }
}

/** Every minute of a span, also those in which nothing happened. Registrations of bots and trials are left out. */
export async function listMinutes(
  tx: SiteTransaction,
  siteId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly MinuteRow[]> {
  const [first, end] = [from.toISOString(), until.toISOString()];
  const { rows } = await sql<MinuteRow>`
    select to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as minute,
      coalesce(c.bets, 0) as bets, coalesce(c.staked_minor, 0)::text as staked, coalesce(c.errors, 0) as errors,
      coalesce(s.count, 0) as sign_ins, coalesce(r.count, 0) as registrations
    from generate_series(${first}::timestamptz, ${end}::timestamptz - interval '1 minute', interval '1 minute') m(at)
    left join site_minute c on c.site_id = ${siteId} and c.minute = m.at
    left join (
      select date_trunc('minute', signed_in_at) as at, count(*)::integer as count from member_sign_in
      where site_id = ${siteId} and signed_in_at >= ${first}::timestamptz and signed_in_at < ${end}::timestamptz
      group by 1
    ) s on s.at = m.at
    left join (
      select date_trunc('minute', registered_at) as at, count(*)::integer as count from member
      where site_id = ${siteId} and registered_at >= ${first}::timestamptz and registered_at < ${end}::timestamptz
        and type <> ${TRIAL_TYPE} and not is_bot
      group by 1
    ) r on r.at = m.at
    order by m.at`.execute(tx);
  return rows;
}

const KEPT_MS = 2 * 24 * 60 * 60_000;

/** Deletes minutes of more than two days ago, which no figure shows. */
export async function forgetMinutes(tx: SiteTransaction, siteId: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_MS);
  await tx.deleteFrom('site_minute').where('site_id', '=', siteId).where('minute', '<', until.toISOString()).execute();
}
