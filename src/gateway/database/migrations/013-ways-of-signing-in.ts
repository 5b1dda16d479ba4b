import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Accounts of other services that sign in here, browsers that are remembered, and what a session knows of its device.
 */
export const waysOfSigningIn = { name: '013-ways-of-signing-in', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table social_identity (
    site_id text collate "C" not null,
    provider text collate "C" not null,
    -- Who somebody is to the service; it never changes, as names and addresses do.
    subject text collate "C" not null check (char_length(subject) between 1 and 255),
    member_id text collate "C" not null,
    -- The address that the service vouched for when the two were connected.
    email text,
    linked_at timestamptz not null,
    primary key (site_id, provider, subject),
    unique (site_id, member_id, provider),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);

  await sql`create table social_attempt (
    site_id text collate "C" not null references site,
    -- Of the state that goes to the service and comes back.
    state_digest text collate "C" not null,
    -- Of the secret that the browser alone has; whatever else proves the attempt is derived from it.
    browser_digest text collate "C" not null,
    provider text collate "C" not null,
    -- A path of the site.
    return_to text not null,
    is_kept boolean not null,
    expires_at timestamptz not null,
    primary key (site_id, state_digest)
  )`.execute(db);
  await sql`create index social_attempt_by_end on social_attempt (site_id, expires_at)`.execute(db);

  await sql`create table social_arrival (
    site_id text collate "C" not null references site,
    browser_digest text collate "C" not null,
    provider text collate "C" not null,
    subject text collate "C" not null check (char_length(subject) between 1 and 255),
    -- Verified, or null.
    email text,
    name text,
    is_kept boolean not null,
    expires_at timestamptz not null,
    primary key (site_id, browser_digest)
  )`.execute(db);
  await sql`create index social_arrival_by_end on social_arrival (site_id, expires_at)`.execute(db);

  await sql`create table remembered_browser (
    site_id text collate "C" not null,
    -- What the row is found by; the validator is what proves it.
    selector text collate "C" not null,
    member_id text collate "C" not null,
    entrance text collate "C" not null check (entrance in ('player', 'agent')),
    -- How the member signed in when the browser was asked to be remembered.
    method text collate "C" not null,
    validator_digest text collate "C" not null,
    -- The validator before, which two tabs that open at once may both bring.
    previous_digest text collate "C",
    rotated_at timestamptz not null,
    address text not null,
    expires_at timestamptz not null,
    primary key (site_id, selector),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index remembered_browser_by_member on remembered_browser (site_id, member_id)`.execute(db);
  await sql`create index remembered_browser_by_end on remembered_browser (site_id, expires_at)`.execute(db);

  // The remembered browser that a session is of: one does not outlive the other's being ended.
  await sql`alter table member_session add column remember_selector text collate "C"`.execute(db);
  // What a client told of its device, opened and checked; null where it told nothing.
  await sql`alter table member_session add column device_data jsonb`.execute(db);

  for (const table of ['social_identity', 'social_attempt', 'social_arrival', 'remembered_browser']) {
    await guardSiteTable(db, table);
    await sql`grant select, insert, update, delete on ${sql.table(table)} to marquee_app`.execute(db);
  }
}
