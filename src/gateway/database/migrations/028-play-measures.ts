import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Measures of a site's games: how often they are played, and when they were first seen. */
export const playMeasures = { name: '028-play-measures', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table play_measure (
    site_id text collate "C" primary key references site,
    -- Rounds that were opened before this moment are counted. Null: none yet.
    counted_until timestamptz,
    -- The catalogue and the documents whose games have their arrival written down. Null: none yet.
    offer_source text collate "C",
    measured_at timestamptz not null,
    -- Changes with the numbers, so that readers know when to read them again.
    version bigint not null default 0
  )`.execute(db);
  await sql`create table game_play_day (
    site_id text collate "C" not null references site,
    -- In UTC.
    day date not null,
    vendor text collate "C" not null,
    game_code text collate "C" not null,
    rounds bigint not null check (rounds > 0),
    primary key (site_id, day, vendor, game_code)
  )`.execute(db);
  await sql`create table game_arrival (
    site_id text collate "C" not null references site,
    vendor text collate "C" not null,
    -- Empty for the vendor itself.
    game_code text collate "C" not null,
    first_seen_at timestamptz not null,
    primary key (site_id, vendor, game_code)
  )`.execute(db);
  for (const table of ['play_measure', 'game_play_day', 'game_arrival']) await guardSiteTable(db, table);
  await sql`grant select, insert, update on play_measure to marquee_app`.execute(db);
  await sql`grant select, insert, update, delete on game_play_day to marquee_app`.execute(db);
  await sql`grant select, insert on game_arrival to marquee_app`.execute(db);
}
