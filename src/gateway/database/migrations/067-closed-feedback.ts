import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Feedback that operators answered, or that needed no answer. Rows never change. */
export const closedFeedback = { name: '067-closed-feedback', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feedback_closed (
    site_id text collate "C" not null,
    feedback_id text collate "C" not null,
    outcome text collate "C" not null check (outcome in ('answered', 'noAnswer')),
    operator text collate "C" not null,
    note text not null check (char_length(note) between 1 and 500),
    closed_at timestamptz not null,
    primary key (site_id, feedback_id),
    foreign key (site_id, feedback_id) references feedback
  )`.execute(db);
  await guardSiteTable(db, 'feedback_closed');
  await sql`grant select, insert on feedback_closed to marquee_app`.execute(db);
  await sql`alter table feedback add column is_open boolean not null default true`.execute(db);
  await sql`create index feedback_open on feedback (site_id, received_at, feedback_id) where is_open`.execute(db);
  await sql`grant update (is_open) on feedback to marquee_app`.execute(db);
}
