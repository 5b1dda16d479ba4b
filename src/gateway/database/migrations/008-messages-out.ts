import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** E-mail and text messages that wait to be sent or were, and what the guard of text messages counts by. */
export const messagesOut = { name: '008-messages-out', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table outbox_message (
    site_id text collate "C" not null references site,
    message_id bigint generated always as identity,
    channel text collate "C" not null check (channel in ('email', 'sms')),
    -- What it is about, e.g. verify.
    kind text collate "C" not null check (kind ~ '^[A-Za-z]{1,40}$'),
    -- An e-mail address, or a number in E.164.
    recipient text not null check (char_length(recipient) between 3 and 320),
    subject text check ((subject is null) = (channel = 'sms')),
    -- Null once it is done with: what is sent holds codes and links that open accounts.
    text_body text,
    html_body text check (html_body is null or channel = 'email'),
    state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    tries integer not null default 0,
    created_at timestamptz not null,
    -- Whoever takes the message moves it ahead, so that nobody else takes it while it is under way.
    next_try_at timestamptz not null,
    -- From then on nobody has any use for it. Null: it is always of use.
    expires_at timestamptz,
    last_error text check (char_length(last_error) <= 200),
    sent_at timestamptz,
    primary key (site_id, message_id)
  )`.execute(db);
  await sql`create index outbox_message_due on outbox_message (site_id, next_try_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index outbox_message_by_time on outbox_message (site_id, created_at desc)`.execute(db);

  await sql`create table sms_send (
    site_id text collate "C" not null references site,
    send_id bigint generated always as identity,
    -- E.164, and its first letters, which numbers of one block share.
    number text collate "C" not null,
    prefix text collate "C" not null,
    -- ISO 3166-1 alpha-2.
    country text collate "C" not null,
    -- Where it was asked for: an IPv4 address, or a network of IPv6.
    address text collate "C" not null,
    sent_at timestamptz not null,
    primary key (site_id, send_id)
  )`.execute(db);
  // A site's rows of one day are all there ever is, and its budget bounds them: no other index pays.
  await sql`create index sms_send_by_time on sms_send (site_id, sent_at desc)`.execute(db);

  for (const table of ['outbox_message', 'sms_send']) await guardSiteTable(db, table);
  await sql`grant select, insert, delete on outbox_message, sms_send to marquee_app`.execute(db);
  await sql`grant update (text_body, html_body, state, tries, next_try_at, last_error, sent_at)
    on outbox_message to marquee_app`.execute(db);
}
