import { type Kysely, sql } from 'kysely';

/** The game catalogue, shared by all sites. */
export const catalogue = { name: '001-catalogue', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_vendor (
    vassalage text collate "C" primary key,
    display_name text not null,
    wordmark text not null,
    position integer not null,
    categories text[] not null
  )`.execute(db);

  await sql`create table catalogue_game (
    node_id bigint primary key,
    game_code text collate "C" not null,
    vassalage text collate "C" not null references catalogue_vendor,
    game_type text collate "C" not null,
    game_category text collate "C" not null,
    game_classify text collate "C" not null,
    game_name text not null,
    names jsonb not null,
    is_hot smallint not null check (is_hot in (0, 1)),
    hot_rank integer,
    support_play smallint not null,
    is_game text collate "C" not null,
    min_bet_minor bigint not null check (min_bet_minor >= 0),
    max_bet_minor bigint check (max_bet_minor >= min_bet_minor),
    min_line_num integer not null,
    position integer not null,
    art jsonb,
    unique (vassalage, game_code)
  )`.execute(db);
  await sql`create index catalogue_game_by_category on catalogue_game (game_category, position)`.execute(db);
  await sql`create index catalogue_game_by_hot_rank on catalogue_game (hot_rank) where is_hot = 1`.execute(db);

  await sql`create table catalogue_version (
    only_row boolean primary key default true check (only_row),
    version text not null,
    checksum text not null,
    written_at timestamptz not null default now()
  )`.execute(db);

  await sql`grant select on catalogue_vendor, catalogue_game, catalogue_version to marquee_app`.execute(db);
}
