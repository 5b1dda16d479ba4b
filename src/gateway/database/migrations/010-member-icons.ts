import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** The pictures that members chose for themselves, as they were drawn anew. */
export const memberIcons = { name: '010-member-icons', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_icon (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- Of the bytes: what is under an address never changes.
    digest text collate "C" not null check (digest ~ '^[0-9a-f]{32}$'),
    webp bytea not null check (octet_length(webp) <= 65536),
    primary key (site_id, member_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await guardSiteTable(db, 'member_icon');
  await sql`grant select, insert, update, delete on member_icon to marquee_app`.execute(db);
}
