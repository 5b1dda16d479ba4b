import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Time played with its reality checks, limits on it, raised limits that a member confirms, self-exclusions that nobody
 * ends early, and the checks of members' age and name.
 */
export const playerProtection = { name: '040-player-protection', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await limits(db);
  await playTime(db);
  await identity(db);
  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await sql`select marquee_jobs.create_queue('watch-play', ${options}::json)`.execute(db);
}

async function limits(db: Kysely<unknown>): Promise<void> {
  await sql`alter table play_limit drop constraint play_limit_kind_check, drop constraint play_limit_check`.execute(db);
  // The amount of a limit on time is in minutes, and 'each' is play without a break.
  await sql`alter table play_limit
    add constraint play_limit_kind_check check (kind in ('bet', 'stake', 'loss', 'deposit', 'time')),
    add constraint play_limit_check check (case kind when 'bet' then period = 'each'
      when 'time' then true else period <> 'each' end)`.execute(db);
  // Whether the member chose it, for half a year or longer: nobody ends it early.
  await sql`alter table play_exclusion add column is_self boolean not null default false`.execute(db);
  // From now on a raised limit is in force once the member has confirmed it. Those that are in force stay.
  await sql`do $$
    declare
      v_prior_site text := current_setting('marquee.site_id', true);
      v_site text;
    begin
      for v_site in select site_id from site_roll loop
        perform set_config('marquee.site_id', v_site, true);
        delete from play_limit where site_id = v_site and next_from <= now() and next_minor is null;
        update play_limit set amount_minor = next_minor, next_minor = null, next_from = null
          where site_id = v_site and next_from <= now();
      end loop;
      perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
    end $$`.execute(db);
}

async function playTime(db: Kysely<unknown>): Promise<void> {
  // Play without a break of 15 minutes.
  await sql`create table play_session (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    started_at timestamptz not null,
    -- The last moment at which the member is known to have played.
    seen_at timestamptz not null,
    -- Null while it goes on.
    ended_at timestamptz,
    -- From when the time to the next reality check counts.
    checked_at timestamptz not null,
    primary key (site_id, member_id, started_at),
    foreign key (site_id, member_id) references member (site_id, member_id),
    check (started_at <= seen_at and ended_at >= started_at)
  )`.execute(db);
  await sql`create unique index play_session_open on play_session (site_id, member_id) where ended_at is null`.execute(
    db,
  );
  await guardSiteTable(db, 'play_session');
  await sql`grant select, insert, update on play_session to marquee_app`.execute(db);

  // The answers to reality checks, with what the member was shown.
  await sql`create table play_check (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    answered_at timestamptz not null,
    due_at timestamptz not null,
    answer text collate "C" not null check (answer in ('goOn', 'stop')),
    seconds integer not null,
    bets integer not null,
    currency text collate "C" not null,
    bet_minor bigint not null,
    win_minor bigint not null,
    primary key (site_id, member_id, answered_at),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create trigger play_check_is_kept before update or delete on play_check
    for each row execute function ledger_refuse_change()`.execute(db);
  await guardSiteTable(db, 'play_check');
  await sql`grant select, insert on play_check to marquee_app`.execute(db);

  // The minutes between reality checks where a member chose.
  await sql`create table play_reminder (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- Null: none.
    every_minutes integer check (every_minutes > 0),
    set_at timestamptz not null,
    primary key (site_id, member_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await guardSiteTable(db, 'play_reminder');
  await sql`grant select, insert, update on play_reminder to marquee_app`.execute(db);
}

async function identity(db: Kysely<unknown>): Promise<void> {
  // A member without a row is unchecked.
  await sql`create table member_check (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    kind text collate "C" not null check (kind in ('age', 'name')),
    state text collate "C" not null check (state in ('pending', 'passed', 'failed')),
    -- When it came into this state.
    since timestamptz not null,
    primary key (site_id, member_id, kind),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index member_check_pending on member_check (site_id, since) where state = 'pending'`.execute(db);
  await guardSiteTable(db, 'member_check');
  await sql`grant select, insert, update on member_check to marquee_app`.execute(db);

  await sql`create table member_check_change (
    site_id text collate "C" not null,
    change_id bigint generated always as identity,
    member_id text collate "C" not null,
    kind text collate "C" not null,
    state text collate "C" not null,
    at timestamptz not null,
    -- The operator's account; null where the member asked for the check.
    operator text,
    reason text check (char_length(reason) between 1 and 500),
    primary key (site_id, change_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index member_check_change_by_member
    on member_check_change (site_id, member_id, change_id desc)`.execute(db);
  await sql`create trigger member_check_change_is_kept before update or delete on member_check_change
    for each row execute function ledger_refuse_change()`.execute(db);
  await guardSiteTable(db, 'member_check_change');
  await sql`grant select, insert on member_check_change to marquee_app`.execute(db);
}
