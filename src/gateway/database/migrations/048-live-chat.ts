import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Chats of members with customer service, and what is said in them. */
export const liveChat = { name: '048-live-chat', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat (
    site_id text collate "C" not null,
    chat_id bigint generated always as identity,
    member_id text collate "C" not null,
    state text collate "C" not null check (state in ('waiting', 'open', 'closed')),
    -- The account of the operator who took it, and the name that the member sees; null while it waits.
    operator text collate "C",
    operator_name text collate "C",
    -- How many messages it has, which is the number of the last one.
    last_no integer not null default 0,
    -- The number of the last message that the operator has seen.
    read_no integer not null default 0,
    rating smallint check (rating between 1 and 5),
    opened_at timestamptz not null,
    claimed_at timestamptz,
    closed_at timestamptz,
    primary key (site_id, chat_id)
  )`.execute(db);
  // A member has one chat at a time.
  await sql`create unique index chat_one_open on chat (site_id, member_id) where state <> 'closed'`.execute(db);
  await sql`create index chat_by_member on chat (site_id, member_id, chat_id)`.execute(db);
  await sql`create index chat_by_state on chat (site_id, state, chat_id)`.execute(db);
  await guardSiteTable(db, 'chat');
  await sql`create table chat_message (
    site_id text collate "C" not null,
    chat_id bigint not null,
    message_no integer not null,
    author text collate "C" not null check (author in ('member', 'operator', 'system')),
    -- The sender's own id of it, so that a repeated call says it once; null for the system's.
    client_id text collate "C",
    text text collate "C" not null,
    at timestamptz not null,
    primary key (site_id, chat_id, message_no),
    foreign key (site_id, chat_id) references chat (site_id, chat_id)
  )`.execute(db);
  await sql`create unique index chat_message_once on chat_message (site_id, chat_id, author, client_id)`.execute(db);
  await guardSiteTable(db, 'chat_message');
  await sql`grant select, insert, update on chat to marquee_app`.execute(db);
  await sql`grant select, insert on chat_message to marquee_app`.execute(db);
}
