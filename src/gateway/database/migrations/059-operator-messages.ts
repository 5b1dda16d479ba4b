import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Messages that operators send to members: the words once, and how far they are delivered. */
export const operatorMessages = { name: '059-operator-messages', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_message (
    site_id text collate "C" not null,
    operator_message_id bigint generated always as identity,
    sent_at timestamptz not null,
    -- Null while some members do not have it.
    done_at timestamptz,
    recipients integer not null default 0,
    -- Members up to it have it.
    after_member text collate "C" not null default '',
    -- The account of the operator.
    sent_by text collate "C" not null,
    -- Of the request that sent it.
    request_key text collate "C" not null,
    audience jsonb not null,
    -- By language.
    subject jsonb not null,
    body jsonb not null,
    primary key (site_id, operator_message_id),
    unique (site_id, request_key)
  )`.execute(db);
  await sql`create index operator_message_open on operator_message (site_id, operator_message_id) where done_at is null`.execute(
    db,
  );
  await guardSiteTable(db, 'operator_message');
  await sql`grant select, insert, update on operator_message to marquee_app`.execute(db);

  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('deliver-messages', ${options}::json)`.execute(db);
}
