import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';
import { LEDGER_ACCOUNT_FUNCTION, LEDGER_POST_FUNCTION, LEDGER_WRITE_FUNCTION } from './seamless-ledger-functions.ts';
import { PROCESS_FUNCTION, PROCESS_MANY_FUNCTION } from './seamless-process-functions.ts';

/**
 * The seamless wallet: the vendors that may ask for bets and wins, their names for our members, the rounds that are
 * played, and the actions that have been applied. Modules read rounds and actions; `seamless_process_many` alone writes
 * them.
 */
export const seamlessWallet = { name: '017-seamless-wallet', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await vendors(db);
  await rounds(db);
  await records(db);
  await ledger(db);
  for (const statement of [PROCESS_MANY_FUNCTION, PROCESS_FUNCTION]) await sql.raw(statement).execute(db);
  for (const signature of ['seamless_process_many(jsonb)', 'seamless_process(text, text, jsonb)']) {
    await sql.raw(`revoke all on function ${signature} from public`).execute(db);
    await sql.raw(`grant execute on function ${signature} to marquee_app`).execute(db);
  }
}

/** Who may call, whom they mean, and the sessions that their games are played in. */
async function vendors(db: Kysely<unknown>): Promise<void> {
  await sql`create table vendor_integration (
    site_id text collate "C" not null references site,
    -- The site and the vendor, as in the path of a vendor's calls: the site is what stands before the first dot.
    integration_id text collate "C" not null
      check (integration_id ~ '^[a-z0-9-]{1,40}\\.[A-Z0-9_]{1,20}(\\.sandbox)?$' and split_part(integration_id, '.', 1) = site_id),
    vendor text collate "C" not null check (vendor ~ '^[A-Z0-9_]{1,20}$'),
    -- In which words the vendor calls.
    dialect text collate "C" not null check (dialect in ('actions', 'calls')),
    wallet text collate "C" not null check (wallet in ('seamless', 'transfer')),
    -- A VendorSettings.
    settings jsonb not null,
    -- The key that calls are signed with, encrypted for this integration.
    key_sealed text not null,
    -- No new bets where it is not; what has been bet is still settled.
    is_enabled boolean not null default true,
    created_at timestamptz not null,
    -- Up to when the vendor's rounds have been held against ours. Null: never yet.
    reconciled_until timestamptz,
    primary key (site_id, integration_id)
  )`.execute(db);

  await sql`create table vendor_member (
    site_id text collate "C" not null,
    integration_id text collate "C" not null,
    -- What the vendor calls the member: random, and another for each vendor.
    user_id text collate "C" not null check (char_length(user_id) between 16 and 64),
    member_id text collate "C" not null,
    created_at timestamptz not null default now(),
    -- The member's account and the vendor's in one currency, so that a bet need not look for them. Null before the first one.
    currency text collate "C",
    account_id bigint,
    vendor_account_id bigint,
    primary key (site_id, integration_id, user_id),
    unique (member_id, integration_id, site_id),
    foreign key (site_id, integration_id) references vendor_integration (site_id, integration_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);

  await sql`create table game_session (
    site_id text collate "C" not null,
    session_id text collate "C" not null,
    integration_id text collate "C" not null,
    -- Null for a guest's free trial, which the wallet never hears of.
    member_id text collate "C",
    mode text collate "C" not null check (mode in ('real', 'trial')),
    started_at timestamptz not null,
    -- Null while it is being played. A bet of an ended session is refused.
    ended_at timestamptz,
    primary key (site_id, session_id),
    foreign key (site_id, integration_id) references vendor_integration (site_id, integration_id),
    foreign key (site_id, member_id) references member (site_id, member_id),
    check (mode = 'trial' or member_id is not null)
  )`.execute(db);
  await sql`create index game_session_by_member on game_session (member_id, started_at desc)`.execute(db);

  for (const table of ['vendor_integration', 'vendor_member', 'game_session']) await guardSiteTable(db, table);
  await sql`grant select, insert, update on vendor_integration, game_session to marquee_app`.execute(db);
  await sql`grant select, insert on vendor_member to marquee_app`.execute(db);
}

/*
 * What is written with every bet has no more indexes than it is looked up by, and none on what changes, so that an
 * update of a round touches its own page alone. Nor does it have foreign keys: one function writes these tables, and
 * takes the names from where they are kept.
 *
 * Of a table's indexes the key alone begins with the site. The function's plans are made while the tables are empty,
 * and then all indexes that could serve look alike: so only one can.
 */
async function rounds(db: Kysely<unknown>): Promise<void> {
  await sql`create table game_round (
    site_id text collate "C" not null,
    round_id bigint generated always as identity,
    integration_id text collate "C" not null,
    vendor text collate "C" not null,
    game_code text collate "C" not null,
    -- What the vendor calls it (game_id). Several members may play one round of a vendor's; each has a row.
    vendor_round_id text collate "C" not null,
    member_id text collate "C" not null,
    currency text collate "C" not null,
    -- The session of the first action that named one.
    session_id text collate "C",
    -- In minor units, without what was rolled back.
    bet_minor bigint not null default 0,
    win_minor bigint not null default 0,
    -- What bets and wins came to that were rolled back.
    rolled_back_minor bigint not null default 0,
    status text collate "C" not null check (status in ('open', 'closed')),
    opened_at timestamptz not null,
    closed_at timestamptz,
    last_action_at timestamptz not null,
    -- What it won, once it is closed and won more than was bet; null else. Winners are looked up by it.
    won_minor bigint,
    primary key (site_id, integration_id, vendor_round_id, member_id),
    unique (round_id),
    check ((closed_at is null) = (status = 'open'))
  ) with (fillfactor = 85)`.execute(db);
  // What a member played last is what it opened last: the moment of the last action changes, and an index on it would
  // follow every win.
  await sql`create index game_round_by_member on game_round (member_id, opened_at desc)`.execute(db);
  await sql`create index game_round_by_integration on game_round (opened_at, integration_id)`.execute(db);
  await sql`create index game_round_by_win on game_round (currency, won_minor desc, site_id) where won_minor is not null`.execute(
    db,
  );

  await sql`create table wallet_action (
    site_id text collate "C" not null,
    integration_id text collate "C" not null,
    -- The vendor's, unique within the integration.
    action_id text collate "C" not null,
    kind text collate "C" not null check (kind in ('bet', 'win', 'rollback', 'bonus_win', 'adjust')),
    member_id text collate "C" not null,
    round_id bigint not null,
    vendor_round_id text collate "C" not null,
    currency text collate "C" not null,
    -- As asked for; 0 for a rollback, whatever it said.
    amount_minor bigint not null,
    -- What it brought to the member. 0 for an action that had been rolled back before it came, and for a rollback of such a one.
    moved_minor bigint not null,
    -- What a rollback reverses, whether or not that has come yet.
    original_action_id text collate "C",
    -- The transfer's in the ledger, where something moved; a number of its own else.
    tx_id bigint not null,
    applied_at timestamptz not null,
    primary key (site_id, integration_id, action_id),
    check ((original_action_id is not null) = (kind = 'rollback'))
  )`.execute(db);
  await sql`create index wallet_action_by_round on wallet_action (round_id)`.execute(db);

  await sql`create table wallet_rollback (
    site_id text collate "C" not null,
    integration_id text collate "C" not null,
    -- What is reversed once it is there, and no second time.
    original_action_id text collate "C" not null,
    -- Whose rollback it is: another member's action is none that it could reverse.
    member_id text collate "C" not null,
    -- The first rollback of it.
    action_id text collate "C" not null,
    primary key (site_id, integration_id, original_action_id, member_id)
  )`.execute(db);

  for (const table of ['wallet_action', 'wallet_rollback'])
    await sql`create trigger is_kept_for_good before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ledger_refuse_change()`.execute(db);
  for (const table of ['game_round', 'wallet_action', 'wallet_rollback']) await guardSiteTable(db, table);
  await sql`grant select on game_round, wallet_action, wallet_rollback to marquee_app`.execute(db);
}

/** What is kept for people to look at. */
async function records(db: Kysely<unknown>): Promise<void> {
  await sql`create table vendor_call (
    site_id text collate "C" not null,
    call_id bigint generated always as identity,
    integration_id text collate "C" not null,
    -- The last part of the path, e.g. process.
    operation text collate "C" not null,
    -- The very bytes that were signed.
    request bytea not null,
    status smallint not null,
    answer text not null,
    received_at timestamptz not null,
    took_ms real not null,
    primary key (site_id, call_id)
  )`.execute(db);
  await sql`create index vendor_call_by_time on vendor_call (site_id, received_at)`.execute(db);

  await sql`create table significant_event (
    site_id text collate "C" not null,
    event_id bigint generated always as identity,
    kind text collate "C" not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
    member_id text collate "C" not null,
    integration_id text collate "C" not null,
    currency text collate "C" not null,
    amount_minor bigint not null,
    -- What it was about, by the id that the vendor knows it by.
    reference text not null,
    at timestamptz not null,
    primary key (site_id, event_id)
  )`.execute(db);

  await sql`create table reconciliation_difference (
    site_id text collate "C" not null,
    difference_id bigint generated always as identity,
    integration_id text collate "C" not null,
    vendor_round_id text collate "C" not null,
    user_id text collate "C" not null,
    -- What each side has of the round, as it lists it; null where it has nothing.
    ours jsonb,
    theirs jsonb,
    -- The rounds that were asked for when it was found: where to look again.
    window_from timestamptz not null,
    window_to timestamptz not null,
    found_at timestamptz not null,
    -- When both sides were seen to agree. Null while they do not.
    settled_at timestamptz,
    primary key (site_id, difference_id)
  )`.execute(db);
  await sql`create unique index reconciliation_difference_open on reconciliation_difference
    (site_id, integration_id, vendor_round_id, user_id) where settled_at is null`.execute(db);

  for (const table of ['vendor_call', 'significant_event', 'reconciliation_difference'])
    await guardSiteTable(db, table);
  await sql`grant select, insert, delete on vendor_call to marquee_app`.execute(db);
  await sql`grant select on significant_event to marquee_app`.execute(db);
  await sql`grant select, insert, update on reconciliation_difference to marquee_app`.execute(db);
}

async function ledger(db: Kysely<unknown>): Promise<void> {
  // Null where the member has never owed anything. Whoever changes a debt holds the row of the balance first, so that
  // nobody waits in a ring.
  await sql`alter table ledger_balance add column debt_account_id bigint`.execute(db);
  // Accounts without a member or a vendor are found by one search too; with nulls they could not be.
  await sql`create unique index ledger_account_by_name on ledger_account
    (site_id, coalesce(member_id, ''), kind, currency, coalesce(vendor, ''))`.execute(db);
  // A check of the key would lock the vendor's account for every bet on it: the very row that all would wait for.
  // Accounts do not go away instead. And one of its transfer would look up the row that the same function has just
  // written.
  for (const key of ['ledger_entry_site_id_account_id_fkey', 'ledger_entry_site_id_transfer_id_fkey'])
    await sql`alter table ledger_entry drop constraint ${sql.ref(key)}`.execute(db);
  await sql`create trigger is_kept_for_good before delete or truncate on ledger_account
    for each statement execute function ledger_refuse_change()`.execute(db);
  for (const statement of [LEDGER_ACCOUNT_FUNCTION, LEDGER_WRITE_FUNCTION, LEDGER_POST_FUNCTION])
    await sql.raw(statement).execute(db);
  await sql`revoke all on function ledger_write(text, bigint, text, text, text, bigint[], bigint[], bigint[]) from public`.execute(
    db,
  );
}
