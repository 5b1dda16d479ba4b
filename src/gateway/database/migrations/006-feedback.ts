import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** What visitors tell a site. It is written once and read by operators; nobody changes it. */
export const feedback = { name: '006-feedback', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feedback (
    site_id text collate "C" not null references site,
    -- The sender's, so that what is sent twice is stored once.
    feedback_id text collate "C" not null check (feedback_id ~ '^[0-9a-f]{32}$'),
    kind text collate "C" not null check (kind in ('PROBLEM', 'SUGGESTION', 'COMPLAINT', 'PRAISE', 'OTHER')),
    content text not null check (char_length(content) between 1 and 6000),
    -- Null where no answer is asked for.
    contact text check (char_length(contact) <= 120),
    language text collate "C" not null,
    received_at timestamptz not null,
    primary key (site_id, feedback_id)
  )`.execute(db);
  await sql`create index feedback_by_time on feedback (site_id, received_at desc)`.execute(db);
  await guardSiteTable(db, 'feedback');
  await sql`grant select, insert on feedback to marquee_app`.execute(db);
}
