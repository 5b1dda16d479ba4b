import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Revisions become whole: beside what is served they keep the texts that they were made of and their pictures, and
 * publications are a history of their own, so that going back is one more line in it. What a site tells by its
 * documents is served from the revision, so that no visitor ever sees the words of one revision on the page of another;
 * the tables that copied it go.
 */
export const sitePublications = { name: '005-site-publications', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // The ids alone, for those who have to ask for each site in turn.
  await sql`create table site_roll (site_id text collate "C" primary key references site)`.execute(db);
  await sql`grant select, insert on site_roll to marquee_app`.execute(db);

  // A host is one site's, whoever publishes what and where.
  await sql`create table site_host (
    host text collate "C" primary key,
    site_id text collate "C" not null references site
  )`.execute(db);
  await sql`create index site_host_by_site on site_host (site_id)`.execute(db);
  await sql`grant select, insert, delete on site_host to marquee_app`.execute(db);

  await sql`create table site_asset (
    site_id text collate "C" not null references site,
    digest text collate "C" not null,
    bytes bytea not null,
    primary key (site_id, digest)
  )`.execute(db);

  await sql`create table site_publication (
    site_id text collate "C" not null,
    publication integer not null check (publication > 0),
    -- Null takes the site off.
    revision integer,
    published_at timestamptz not null,
    effective_at timestamptz not null,
    primary key (site_id, publication),
    foreign key (site_id, revision) references site_revision
  )`.execute(db);

  await withoutGuard(db, ['site', 'site_revision'], async () => {
    await sql`insert into site_roll (site_id) select site_id from site`.execute(db);
    await sql`insert into site_publication (site_id, publication, revision, published_at, effective_at)
      select site_id, row_number() over (partition by site_id order by published_at, revision), revision, published_at, published_at
      from site_revision where published_at is not null`.execute(db);
    await sql`insert into site_host (host, site_id)
      select host, published.site_id from (
        select distinct on (site_id) site_id, document from site_revision where published_at is not null
        order by site_id, published_at desc, revision desc
      ) published, jsonb_array_elements_text(published.document -> 'site' -> 'hosts') host
      on conflict do nothing`.execute(db);
    await sql`alter table site_revision
      drop column published_at,
      add column origin text collate "C" not null default 'files' check (origin in ('files', 'push')),
      -- Not jsonb: what comes out is to be what went in, order and all.
      alter column document type json using (document || '{"assets": {}}')::json,
      add column sources json not null default '{}'`.execute(db);
    await sql`alter table site_revision alter column origin drop default, alter column sources drop default`.execute(
      db,
    );
  });
  for (const table of ['site_asset', 'site_publication']) await guardSiteTable(db, table);
  await sql`grant select, insert on site_asset, site_publication to marquee_app`.execute(db);

  await sql`drop table announcement, help_term`.execute(db);
}

/** The guard hides every row from the owner too, as long as no site is set. */
async function withoutGuard(db: Kysely<unknown>, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await work();
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}
