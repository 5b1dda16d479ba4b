import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Operators plan maintenance and set the rule for regions; every change is written down with its author. */
export const siteStatusChanges = { name: '063-site-status-changes', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_status add column plan jsonb, add column region jsonb`.execute(db);
  await sql`grant update (plan, region) on site_status to marquee_app`.execute(db);

  await sql`create table site_status_change (
    site_id text collate "C" not null references site,
    change_id bigint generated always as identity,
    at timestamptz not null,
    -- The operator's account.
    operator text not null,
    what text collate "C" not null check (what in ('switch', 'plan', 'region')),
    -- Null: the document was in force, or nothing was planned.
    value_before jsonb,
    value_after jsonb,
    primary key (site_id, change_id)
  )`.execute(db);
  await sql`create trigger is_kept_for_good before update or delete or truncate on site_status_change
    for each statement execute function ledger_refuse_change()`.execute(db);
  await guardSiteTable(db, 'site_status_change');
  await sql`grant select, insert on site_status_change to marquee_app`.execute(db);
}
