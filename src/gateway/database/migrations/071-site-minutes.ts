import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** What happens on sites by the minute, for the desk's live figures. */
export const siteMinutes = { name: '071-site-minutes', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_minute (
    site_id text collate "C" not null,
    -- Its beginning.
    minute timestamptz not null,
    bets integer not null,
    staked_minor bigint not null,
    -- Answers that failed for a fault of the gateway.
    errors integer not null,
    primary key (site_id, minute)
  )`.execute(db);
  await guardSiteTable(db, 'site_minute');
  await sql`grant select, insert, update, delete on site_minute to marquee_app`.execute(db);
  await sql`create index member_sign_in_by_time on member_sign_in (site_id, signed_in_at)`.execute(db);
}
