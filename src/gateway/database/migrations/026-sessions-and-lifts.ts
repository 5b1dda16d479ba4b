import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** When the member of a session signed in, and who asked and who agreed that an exclusion for good ends. */
export const sessionsAndLifts = { name: '026-sessions-and-lifts', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // Null: when the session began. A session that another one or a remembered browser opened inherits the sign-in.
  await sql`alter table member_session add column signed_in_at timestamptz`.execute(db);

  await sql`create table play_exclusion_lift (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- The operators' accounts.
    asked_by text not null,
    asked_at timestamptz not null,
    reason text not null check (char_length(reason) between 1 and 500),
    -- Null until a second operator confirmed it.
    confirmed_by text,
    confirmed_at timestamptz,
    primary key (site_id, member_id),
    foreign key (site_id, member_id) references member (site_id, member_id),
    check ((confirmed_by is null) = (confirmed_at is null)),
    check (confirmed_by <> asked_by)
  )`.execute(db);
  await guardSiteTable(db, 'play_exclusion_lift');
  await sql`grant select, insert, update, delete on play_exclusion_lift to marquee_app`.execute(db);

  await sql`alter table play_limit_change drop constraint play_limit_change_what_check`.execute(db);
  await sql`alter table play_limit_change add constraint play_limit_change_what_check
    check (what in ('limit', 'exclusion', 'liftAsked', 'lifted'))`.execute(db);
}
