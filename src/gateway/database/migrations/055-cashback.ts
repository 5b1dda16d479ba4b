import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** How far the cashback of ended periods is granted. */
export const cashback = { name: '055-cashback', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table cashback_payment (
    site_id text collate "C" not null,
    -- Accounts up to it are looked at.
    after_account bigint not null default 0,
    -- Null while some are not.
    done_at timestamptz,
    -- The first and the last day of the period.
    first date not null,
    last date not null,
    primary key (site_id, first)
  )`.execute(db);
  await guardSiteTable(db, 'cashback_payment');
  await sql`grant select, insert, update on cashback_payment to marquee_app`.execute(db);

  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('pay-cashback', ${options}::json)`.execute(db);
}
