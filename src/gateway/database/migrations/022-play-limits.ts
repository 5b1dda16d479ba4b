import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';
import {
  COUNT_AT_VENDOR_FUNCTION,
  DAY_ADD_FUNCTION,
  HOLD_FUNCTION,
  IS_LIMITED_FUNCTION,
  LIMITS_AT_FUNCTION,
  LIMITS_CHANGED_FUNCTION,
  LIMITS_IN_FORCE_FUNCTION,
} from './play-limit-functions.ts';
import { LEDGER_ACCOUNT_FUNCTION } from './seamless-ledger-functions.ts';
import { PROCESS_MANY_FUNCTION } from './seamless-process-functions.ts';

/**
 * What members, or operators for them, limit their play by: the largest bet, what a day, a week or a month may cost,
 * and not playing at all.
 */
export const playLimits = { name: '022-play-limits', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table play_limit (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    currency text collate "C" not null,
    kind text collate "C" not null check (kind in ('bet', 'stake', 'loss')),
    period text collate "C" not null check (period in ('each', 'day', 'week', 'month')),
    -- In minor units.
    amount_minor bigint not null check (amount_minor > 0),
    -- What it is from then on; null where there is none any more.
    next_minor bigint check (next_minor > 0),
    next_from timestamptz,
    primary key (site_id, member_id, currency, kind, period),
    foreign key (site_id, member_id) references member (site_id, member_id),
    check ((kind = 'bet') = (period = 'each')),
    check (next_minor is null or next_from is not null)
  )`.execute(db);

  await sql`create table play_exclusion (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    from_at timestamptz not null,
    -- Null: for good. One that was lifted ended then.
    until_at timestamptz,
    primary key (site_id, member_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);

  // Of those alone whose play is limited: it is written with their bets.
  await sql`create table play_day (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    currency text collate "C" not null,
    -- Of the site's calendar.
    day date not null,
    -- In minor units, without what was rolled back.
    bet_minor bigint not null,
    win_minor bigint not null,
    primary key (site_id, member_id, currency, day)
  )`.execute(db);

  await sql`create table play_limit_change (
    site_id text collate "C" not null,
    change_id bigint generated always as identity,
    member_id text collate "C" not null,
    at timestamptz not null,
    -- The operator's account; null where the member did it.
    operator text,
    what text collate "C" not null check (what in ('limit', 'exclusion', 'lifted')),
    -- Of a limit.
    kind text collate "C",
    period text collate "C",
    currency text collate "C",
    amount_minor bigint,
    -- Of an exclusion; null: for good.
    until_at timestamptz,
    -- When it counts from.
    from_at timestamptz not null,
    reason text check (char_length(reason) between 1 and 500),
    primary key (site_id, change_id),
    foreign key (site_id, member_id) references member (site_id, member_id),
    check ((what = 'limit') = (kind is not null and period is not null and currency is not null))
  )`.execute(db);
  await sql`create index play_limit_change_by_member on play_limit_change (site_id, member_id, change_id desc)`.execute(
    db,
  );
  await sql`create trigger is_kept_for_good before update or delete or truncate on play_limit_change
    for each statement execute function ledger_refuse_change()`.execute(db);

  for (const table of ['play_limit', 'play_exclusion', 'play_day', 'play_limit_change'])
    await guardSiteTable(db, table);
  await sql`grant select, insert, update, delete on play_limit to marquee_app`.execute(db);
  await sql`grant select, insert, update on play_exclusion to marquee_app`.execute(db);
  await sql`grant select on play_day to marquee_app`.execute(db);
  await sql`grant select, insert on play_limit_change to marquee_app`.execute(db);

  // Whether there is anything to look at before a bet: it stands where every bet looks anyway.
  await sql`alter table ledger_balance add column is_limited boolean not null default false`.execute(db);
  await functions(db);
}

async function functions(db: Kysely<unknown>): Promise<void> {
  const made = {
    'play_is_limited(text, text)': IS_LIMITED_FUNCTION,
    'play_limits_in_force(text, text, text, text, timestamptz)': LIMITS_IN_FORCE_FUNCTION,
    'play_limits_at(text, text, text, text, timestamptz)': LIMITS_AT_FUNCTION,
    'play_day_add(text, text, text, date[], bigint[], bigint[])': DAY_ADD_FUNCTION,
    'play_hold(text, text)': HOLD_FUNCTION,
    'play_count_at_vendor(text, text, text, text, timestamptz, bigint)': COUNT_AT_VENDOR_FUNCTION,
    'play_limits_changed(text, text, text, text, timestamptz)': LIMITS_CHANGED_FUNCTION,
  };
  for (const [signature, statement] of Object.entries(made)) {
    await sql.raw(statement).execute(db);
    await sql.raw(`revoke all on function ${signature} from public`).execute(db);
  }
  for (const signature of [
    'play_limits_in_force(text, text, text, text, timestamptz)',
    'play_limits_changed(text, text, text, text, timestamptz)',
    'play_count_at_vendor(text, text, text, text, timestamptz, bigint)',
  ])
    await sql.raw(`grant execute on function ${signature} to marquee_app`).execute(db);
  for (const statement of [LEDGER_ACCOUNT_FUNCTION, PROCESS_MANY_FUNCTION]) await sql.raw(statement).execute(db);
}
