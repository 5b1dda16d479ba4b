import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Messages to members, and the events that their open pages are told. */
export const realtime = { name: '011-realtime', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // One row for each member, and one for what everybody on a site is told. Whoever writes an event holds it until the
  // commit, so that the events of one audience become visible in the order of their ids, without a gap.
  await sql`create table event_counter (
    site_id text collate "C" not null references site,
    -- A member's id, or * for everybody on the site.
    audience text collate "C" not null check (audience ~ '^([0-9A-Z]{10}|\\*)$'),
    last_id bigint not null,
    -- Events up to this one may be gone.
    forgotten_id bigint not null default 0,
    primary key (site_id, audience)
  )`.execute(db);

  await sql`create table member_event (
    site_id text collate "C" not null,
    audience text collate "C" not null,
    event_id bigint not null,
    type text collate "C" not null check (type ~ '^[A-Za-z]{1,40}$'),
    payload jsonb not null,
    at timestamptz not null,
    primary key (site_id, audience, event_id),
    foreign key (site_id, audience) references event_counter (site_id, audience)
  )`.execute(db);
  await sql`create index member_event_by_time on member_event (site_id, at)`.execute(db);

  await sql`create table member_message (
    site_id text collate "C" not null,
    message_id bigint generated always as identity,
    member_id text collate "C" not null,
    -- Which words it has; they are put together when it is read, in the reader's language.
    kind text collate "C" not null check (kind ~ '^[A-Za-z]{1,40}$'),
    params jsonb not null default '{}',
    created_at timestamptz not null,
    -- Null while the member has not opened it.
    read_at timestamptz,
    primary key (site_id, message_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index member_message_by_member on member_message (site_id, member_id, message_id desc)`.execute(db);
  await sql`create index member_message_unread on member_message (site_id, member_id) where read_at is null`.execute(
    db,
  );

  for (const table of ['event_counter', 'member_event', 'member_message']) await guardSiteTable(db, table);
  await sql`grant select, insert, update on event_counter to marquee_app`.execute(db);
  await sql`grant select, insert, delete on member_event to marquee_app`.execute(db);
  await sql`grant select, insert, delete on member_message to marquee_app`.execute(db);
  await sql`grant update (read_at) on member_message to marquee_app`.execute(db);
}
