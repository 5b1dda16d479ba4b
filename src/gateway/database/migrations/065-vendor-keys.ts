import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Several keys for an integration, the history of its changes, and its calls counted by time, so that operators create
 * integrations, rotate keys and see how the calls go.
 */
export const vendorKeys = { name: '065-vendor-keys', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await keys(db);
  await changes(db);
  await counts(db);
}

async function keys(db: Kysely<unknown>): Promise<void> {
  await sql`create table vendor_key (
    site_id text collate "C" not null,
    integration_id text collate "C" not null,
    -- Counts up within the integration.
    key_id integer not null check (key_id > 0),
    -- Encrypted for the integration.
    key_sealed text not null,
    created_at timestamptz not null,
    -- Null: until another key takes its place.
    valid_until timestamptz,
    -- When the vendor last signed with it, to the minute; null: never.
    last_used_at timestamptz,
    primary key (site_id, integration_id, key_id),
    foreign key (site_id, integration_id) references vendor_integration (site_id, integration_id)
  )`.execute(db);
  await sql`alter table vendor_integration no force row level security`.execute(db);
  await sql`insert into vendor_key (site_id, integration_id, key_id, key_sealed, created_at)
    select site_id, integration_id, 1, key_sealed, created_at from vendor_integration`.execute(db);
  await sql`alter table vendor_integration force row level security`.execute(db);
  await sql`alter table vendor_integration drop column key_sealed`.execute(db);
  await guardSiteTable(db, 'vendor_key');
  await sql`grant select, insert on vendor_key to marquee_app`.execute(db);
  await sql`grant update (valid_until, last_used_at) on vendor_key to marquee_app`.execute(db);
  await sql`create index game_session_in_play_at on game_session (site_id, integration_id)
    where ended_at is null and mode = 'real'`.execute(db);
}

async function changes(db: Kysely<unknown>): Promise<void> {
  await sql`create table integration_change (
    site_id text collate "C" not null,
    change_id bigint generated always as identity,
    integration_id text collate "C" not null,
    at timestamptz not null,
    -- The operator's account.
    operator text not null,
    what text collate "C" not null
      check (what in ('created', 'keyRotated', 'keyEnded', 'switchedOff', 'switchedOn')),
    -- The key that was made or ended; null where it is about none.
    key_id integer,
    -- Until when the old key is valid, of a rotation.
    valid_until timestamptz,
    reason text,
    primary key (site_id, change_id)
  )`.execute(db);
  await sql`create index integration_change_by_integration
    on integration_change (site_id, integration_id, change_id desc)`.execute(db);
  await sql`create trigger is_kept_for_good before update or delete or truncate on integration_change
    for each statement execute function ledger_refuse_change()`.execute(db);
  await guardSiteTable(db, 'integration_change');
  await sql`grant select, insert on integration_change to marquee_app`.execute(db);
}

/** The calls of a site by time, counted as they are logged: charts read few rows, however many calls there were. */
async function counts(db: Kysely<unknown>): Promise<void> {
  await sql`create table vendor_call_count (
    site_id text collate "C" not null,
    -- The span whose chart the row is for: it decides how long the row's time is.
    span text collate "C" not null check (span in ('hour', 'day', 'week')),
    -- Where the row's time begins.
    starts_at timestamptz not null,
    integration_id text collate "C" not null,
    calls integer not null,
    refused integer not null,
    failed integer not null,
    -- How many calls took how long, by classes of latency.
    took integer[] not null,
    primary key (site_id, span, starts_at, integration_id)
  )`.execute(db);
  await guardSiteTable(db, 'vendor_call_count');
  await sql`grant select, insert, update, delete on vendor_call_count to marquee_app`.execute(db);
}
