import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** What a site tells its visitors: announcements, help terms and the winner board. */
export const siteContent = { name: '003-site-content', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table announcement (
    site_id text collate "C" not null references site,
    announcement_id text collate "C" not null,
    kind text collate "C" not null check (kind in ('B', 'PL', 'PU', 'PR', 'H')),
    execution text collate "C" not null check (execution in ('A', 'B', 'F')),
    title jsonb not null,
    content jsonb not null,
    detail jsonb not null,
    starts_at timestamptz,
    ends_at timestamptz check (ends_at > starts_at),
    position integer not null,
    primary key (site_id, announcement_id)
  )`.execute(db);
  await sql`create index announcement_by_kind on announcement (site_id, kind, position)`.execute(db);

  await sql`create table help_term (
    site_id text collate "C" not null references site,
    term text collate "C" not null,
    title jsonb not null,
    content jsonb not null,
    position integer not null,
    primary key (site_id, term)
  )`.execute(db);

  await sql`create table winner (
    site_id text collate "C" not null references site,
    winner_id bigint generated always as identity,
    node_id bigint not null,
    customer_name text not null,
    win_amount_minor bigint not null check (win_amount_minor > 0),
    currency text collate "C" not null,
    settled_at timestamptz not null,
    primary key (site_id, winner_id)
  )`.execute(db);
  await sql`create index winner_by_time on winner (site_id, settled_at desc)`.execute(db);
  await sql`create index winner_by_amount on winner (site_id, win_amount_minor desc, winner_id desc)`.execute(db);

  for (const table of ['announcement', 'help_term', 'winner']) await guardSiteTable(db, table);

  await sql`grant select, insert, update, delete on announcement, help_term to marquee_app`.execute(db);
  await sql`grant select, insert on winner to marquee_app`.execute(db);
}
