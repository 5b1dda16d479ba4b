import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Sites, the revisions of their documents, and the operators' switch. */
export const siteDocuments = { name: '002-site-documents', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site (
    site_id text collate "C" primary key check (site_id <> ''),
    merchant_code text not null,
    first_seen_at timestamptz not null default now()
  )`.execute(db);

  await sql`create table site_revision (
    site_id text collate "C" not null references site,
    revision integer not null check (revision > 0),
    published_at timestamptz,
    checksum text not null,
    document jsonb not null,
    created_at timestamptz not null default now(),
    primary key (site_id, revision)
  )`.execute(db);
  await sql`create index site_revision_published on site_revision (site_id, published_at desc, revision desc)
    where published_at is not null`.execute(db);

  await sql`create table site_status (
    site_id text collate "C" primary key references site,
    maintenance jsonb,
    updated_at timestamptz not null default now()
  )`.execute(db);

  for (const table of ['site', 'site_revision', 'site_status']) await guardSiteTable(db, table);

  // A revision's content is final once it is stored: only the time of its publication is ever set.
  await sql`grant select, insert on site, site_revision, site_status to marquee_app`.execute(db);
  await sql`grant update (merchant_code) on site to marquee_app`.execute(db);
  await sql`grant update (published_at) on site_revision to marquee_app`.execute(db);
  await sql`grant update (maintenance, updated_at) on site_status to marquee_app`.execute(db);
}
