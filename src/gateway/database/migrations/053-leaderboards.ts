import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** The periods of leaderboards, and whether their prizes are granted. Boards add up all members of some days. */
export const leaderboards = { name: '053-leaderboards', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table board_payment (
    site_id text collate "C" not null,
    -- Null while the prizes are not granted.
    done_at timestamptz,
    first date not null,
    last date not null,
    every text collate "C" not null check (every in ('day', 'week', 'month')),
    primary key (site_id, every, first)
  )`.execute(db);
  await guardSiteTable(db, 'board_payment');
  await sql`grant select, insert, update on board_payment to marquee_app`.execute(db);
  await sql`create index record_round_day_by_day on record_round_day (site_id, day)`.execute(db);

  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('pay-boards', ${options}::json)`.execute(db);
}
