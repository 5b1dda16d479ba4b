import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** The games that members keep at hand. */
export const favourites = { name: '015-favourites', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_favourite (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- The game's, as the catalogue has it now; a game that leaves it leaves the list, and comes back with it.
    node_id bigint not null,
    added_at timestamptz not null,
    primary key (site_id, member_id, node_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await guardSiteTable(db, 'member_favourite');
  await sql`grant select, insert, delete on member_favourite to marquee_app`.execute(db);
}
