import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Images that members send in chats, until when a member writes, and chats that are forgotten. */
export const chatImages = { name: '054-chat-images', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat_image (
    site_id text collate "C" not null,
    chat_id bigint not null,
    -- The message that it is.
    message_no integer not null,
    member_id text collate "C" not null,
    -- SHA-256 of the file that the member sent.
    file_sha256 text collate "C" not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
    -- What the member's device called it; null for nothing that can be shown.
    name text check (char_length(name) <= 80),
    media_type text collate "C" not null check (media_type in ('image/png', 'image/jpeg')),
    width integer not null,
    height integer not null,
    -- As the gateway drew it anew.
    bytes bytea not null check (octet_length(bytes) <= 6291456),
    byte_count integer not null generated always as (octet_length(bytes)) stored,
    created_at timestamptz not null,
    primary key (site_id, chat_id, message_no),
    foreign key (site_id, chat_id, message_no) references chat_message (site_id, chat_id, message_no) on delete cascade
  )`.execute(db);
  // Images are compressed already.
  await sql`alter table chat_image alter column bytes set storage external`.execute(db);
  await sql`create index chat_image_by_member on chat_image (site_id, member_id, created_at)`.execute(db);
  await guardSiteTable(db, 'chat_image');
  await sql`grant select, insert, delete on chat_image to marquee_app`.execute(db);

  // When the member last wrote without having sent it yet.
  await sql`alter table chat add column member_typing_at timestamptz`.execute(db);
  await sql`create index chat_by_time on chat (site_id, closed_at) where closed_at is not null`.execute(db);
  await sql`grant delete on chat, chat_message to marquee_app`.execute(db);
}
