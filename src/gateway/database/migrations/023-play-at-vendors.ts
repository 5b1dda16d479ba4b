import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';
import {
  ANNOUNCE_ENDED_GAMES_FUNCTION,
  COUNT_AT_VENDOR_FUNCTION,
  HAND_LIMITS_FUNCTION,
  LIMITS_CHANGED_FUNCTION,
  LIMITS_HANDED_FUNCTION,
  LIMITS_IN_FORCE_FUNCTION,
  RECORD_ROUNDS_FUNCTION,
} from './play-at-vendors-functions.ts';

/** Orders to end game sessions, recalls of funds, and the limits that vendors with wallets of their own hold. */
export const playAtVendors = { name: '023-play-at-vendors', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sessionEnds(db);
  await recalls(db);
  await limits(db);
  await recallOldBreaks(db);
}

async function sessionEnds(db: Kysely<unknown>): Promise<void> {
  // Why it ended; null where the member's session on the site did.
  await sql`alter table game_session add column end_reason text collate "C"
    check (end_reason in ('excluded', 'limited'))`.execute(db);
  await sql`create index game_session_in_play on game_session (site_id, member_id)
    where ended_at is null and mode = 'real'`.execute(db);
  await sql`create table game_session_end (
    site_id text collate "C" not null,
    end_id bigint generated always as identity,
    integration_id text collate "C" not null,
    member_id text collate "C" not null,
    session_ids text[] not null,
    reason text collate "C" not null check (reason in ('sessionEnded', 'excluded', 'limited')),
    ordered_at timestamptz not null,
    tries integer not null default 0,
    next_try_at timestamptz not null default '-infinity',
    -- When the vendor acknowledged it, or had no such call.
    done_at timestamptz,
    primary key (site_id, end_id),
    foreign key (site_id, integration_id) references vendor_integration (site_id, integration_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index game_session_end_by_try on game_session_end (site_id, next_try_at)
    where done_at is null`.execute(db);
  await guardSiteTable(db, 'game_session_end');
  await sql`grant select, insert, update, delete on game_session_end to marquee_app`.execute(db);
  await sql.raw(ANNOUNCE_ENDED_GAMES_FUNCTION).execute(db);
  await sql`create trigger announces_ended_games after update on game_session
    referencing old table as before_end new table as after_end
    for each statement execute function announce_ended_games()`.execute(db);
}

async function recalls(db: Kysely<unknown>): Promise<void> {
  await sql`create table fund_recall (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    integration_id text collate "C" not null,
    tries integer not null default 0,
    -- The vendor held nothing when it was asked last.
    is_empty boolean not null default false,
    next_try_at timestamptz not null default '-infinity',
    primary key (site_id, member_id, integration_id),
    foreign key (site_id, integration_id) references vendor_integration (site_id, integration_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index fund_recall_by_try on fund_recall (site_id, next_try_at)`.execute(db);
  await guardSiteTable(db, 'fund_recall');
  await sql`grant select, insert, update, delete on fund_recall to marquee_app`.execute(db);
}

async function limits(db: Kysely<unknown>): Promise<void> {
  // Stakes that were read from the vendors' lists of rounds, and losses that transfers told; below zero where it was a
  // win.
  await sql`alter table play_day add column vendor_stake_minor bigint not null default 0,
    add column vendor_lost_minor bigint not null default 0`.execute(db);
  await sql`create table vendor_limit (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    integration_id text collate "C" not null,
    vendor text collate "C" not null,
    currency text collate "C" not null,
    -- Of the limits that were sent last. A vendor ignores older ones.
    version bigint not null default 0,
    -- The sum of all bets there that the gateway has read.
    staked_minor bigint not null,
    -- What that sum may come to: the largest value that the vendor may go by. Null while it goes by none.
    granted_minor bigint,
    -- What the vendor told last that it holds.
    told_minor bigint not null,
    tries integer not null default 0,
    next_try_at timestamptz not null default '-infinity',
    primary key (site_id, member_id, integration_id, currency),
    foreign key (site_id, integration_id) references vendor_integration (site_id, integration_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index vendor_limit_by_try on vendor_limit (site_id, next_try_at)`.execute(db);
  await guardSiteTable(db, 'vendor_limit');
  await sql`grant select, update on vendor_limit to marquee_app`.execute(db);

  for (const statement of [LIMITS_IN_FORCE_FUNCTION, COUNT_AT_VENDOR_FUNCTION, LIMITS_CHANGED_FUNCTION])
    await sql.raw(statement).execute(db);
  await sql`drop function record_vendor_rounds(text, text, timestamptz, jsonb)`.execute(db);
  const made = {
    'record_vendor_rounds(text, text, text, timestamptz, jsonb)': RECORD_ROUNDS_FUNCTION,
    'play_hand_limits(text, text, text, text, text, timestamptz)': HAND_LIMITS_FUNCTION,
    'play_limits_handed(text, text, text, text, bigint, bigint, timestamptz)': LIMITS_HANDED_FUNCTION,
  };
  for (const [signature, statement] of Object.entries(made)) {
    await sql.raw(statement).execute(db);
    await sql.raw(`revoke all on function ${signature} from public`).execute(db);
    await sql.raw(`grant execute on function ${signature} to marquee_app`).execute(db);
  }
}

/** Breaks that began before this version recall funds too. */
async function recallOldBreaks(db: Kysely<unknown>): Promise<void> {
  await sql`do $$
    declare
      v_prior_site text := current_setting('marquee.site_id', true);
      v_site text;
    begin
      for v_site in select site_id from site_roll loop
        perform set_config('marquee.site_id', v_site, true);
        insert into fund_recall (site_id, member_id, integration_id)
          select distinct e.site_id, e.member_id, t.integration_id from play_exclusion e
          join wallet_transfer t on t.site_id = e.site_id and t.member_id = e.member_id
          where e.site_id = v_site and (e.until_at is null or e.until_at > now());
        update game_session g set ended_at = now(), end_reason = 'excluded' from play_exclusion e
          where g.site_id = v_site and g.mode = 'real' and g.ended_at is null
            and e.site_id = v_site and e.member_id = g.member_id and (e.until_at is null or e.until_at > now());
      end loop;
      perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
    end $$`.execute(db);
}
