import { type Kysely, sql } from 'kysely';
import { carryOverLedger, setFormerTablesAside } from './carry-over-ledger.ts';
import { guardSiteTable } from './guard-site-table.ts';
import { LEDGER_ID_FUNCTIONS, MONTH_FUNCTIONS, MONTHLY_TABLES } from './ledger-month-functions.ts';

/**
 * Keeps the ledger by month (decision 73): transfers, rounds, vendor calls and events are partitioned on ids that begin
 * with their time. A transfer is one row for each account that it moves, an action of a vendor is a transfer, and
 * idempotency keys have a narrow table of their own that spans all months.
 */
export const ledgerByMonth = { name: '034-ledger-by-month', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await setFormerTablesAside(db);
  await accounts(db);
  for (const statement of LEDGER_ID_FUNCTIONS) await sql.raw(statement).execute(db);
  await transfers(db);
  await rounds(db);
  await keys(db);
  await records(db);
  await types(db);
  await months(db);
  await archives(db);
  await carryOverLedger(db);
  await views(db);
  for (const name of ['make-months', 'trim-wins']) {
    const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
    await sql`select marquee_jobs.create_queue(${name}, ${options}::json)`.execute(db);
  }
}

/** Money passes through a transit account where a transfer is not between one kept account and one other. */
async function accounts(db: Kysely<unknown>): Promise<void> {
  for (const check of ['ledger_account_kind_check', 'ledger_account_check', 'ledger_account_check1'])
    await sql`alter table ledger_account drop constraint ${sql.ref(check)}`.execute(db);
  await sql`alter table ledger_account
    add constraint ledger_account_kind_check check (kind in
      ('member', 'member_vendor', 'bonus', 'points', 'debt', 'agent', 'house', 'vendor', 'payment', 'transit')),
    add constraint ledger_account_owner_check
      check ((member_id is null) = (kind in ('house', 'vendor', 'payment', 'transit'))),
    add constraint ledger_account_vendor_check
      check ((vendor is not null) = (kind in ('member_vendor', 'vendor', 'payment')))`.execute(db);
}

async function transfers(db: Kysely<unknown>): Promise<void> {
  // The columns of fixed width come first, so that no row has padding between them.
  await sql`create table ledger_transfer (
    account_id bigint not null,
    -- Of all rows of one transfer.
    transfer_id bigint not null,
    -- In minor units, positive where it comes to the account. 0 for an action that moved nothing.
    amount bigint not null,
    -- Null where no balance is kept.
    balance_after bigint,
    -- The round of a vendor's action.
    round_id bigint,
    -- The account on the other side, whose balance is not kept: the row moves the same amount the other way there. There
    -- are few such accounts, so that four bytes do.
    counter_id integer not null,
    site_id text collate "C" not null,
    kind text collate "C" not null,
    -- What it is for: the vendor's id of an action, or the id by which the caller knows it.
    reference text collate "C",
    primary key (site_id, account_id, transfer_id)
  ) partition by range (transfer_id)`.execute(db);

  // Of actions alone whose transfer does not tell all: rollbacks, and actions that moved another amount than asked.
  await sql`create table wallet_action_detail (
    account_id bigint not null,
    transfer_id bigint not null,
    amount_minor bigint not null,
    -- What it moved, debts included.
    moved_minor bigint not null,
    site_id text collate "C" not null,
    -- What a rollback reverses.
    original_action_id text collate "C",
    primary key (site_id, account_id, transfer_id)
  ) partition by range (transfer_id)`.execute(db);

  for (const table of ['ledger_transfer', 'wallet_action_detail']) {
    await guardSiteTable(db, table);
    await keepForGood(db, table);
    await sql`grant select on ${sql.table(table)} to marquee_app`.execute(db);
  }
}

async function rounds(db: Kysely<unknown>): Promise<void> {
  await sql`create table played_game (
    site_id text collate "C" not null,
    integration_id text collate "C" not null,
    game_code text collate "C" not null,
    vendor text collate "C" not null,
    game_no integer generated always as identity unique,
    primary key (site_id, integration_id, game_code)
  )`.execute(db);

  await sql`create table game_round (
    account_id bigint not null,
    round_id bigint not null,
    -- The id of its last action, and so when that was.
    last_id bigint not null,
    bet_minor bigint not null,
    win_minor bigint not null,
    -- What bets and wins came to that were rolled back.
    rolled_back_minor bigint not null,
    -- Null while it is open.
    closed_at timestamptz,
    game_no integer not null,
    site_id text collate "C" not null,
    vendor_round_id text collate "C" not null,
    -- The session of the first action that named one; empty for none.
    session_id text collate "C" not null,
    primary key (site_id, account_id, round_id)
  ) partition by range (round_id)`.execute(db);
  // Rounds of all members in the order in which they began: lists for vendors, reconciliation, measures.
  await sql`create index game_round_by_time on game_round (round_id)`.execute(db);

  // The winner board: the largest wins, trimmed by a job.
  await sql`create table top_win (
    site_id text collate "C" not null,
    currency text collate "C" not null,
    round_id bigint not null,
    account_id bigint not null,
    win_minor bigint not null,
    primary key (site_id, currency, round_id)
  )`.execute(db);
  // What a win of a day has to come to, so that it can be among the largest.
  await sql`create table top_win_floor (
    site_id text collate "C" not null,
    currency text collate "C" not null,
    day date not null,
    floor_minor bigint not null,
    primary key (site_id, currency)
  )`.execute(db);

  // The bets of a member at a vendor with wallets of its own.
  await sql`create table vendor_stake (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    integration_id text collate "C" not null,
    currency text collate "C" not null,
    staked_minor bigint not null,
    primary key (site_id, member_id, integration_id, currency)
  )`.execute(db);

  for (const table of ['played_game', 'game_round', 'top_win', 'top_win_floor', 'vendor_stake']) {
    await guardSiteTable(db, table);
    await sql`grant select on ${sql.table(table)} to marquee_app`.execute(db);
  }
}

async function keys(db: Kysely<unknown>): Promise<void> {
  await sql`create table wallet_key (
    -- 64 bits of a digest of a name: of an action, of a round, or of an action that is rolled back (wallet_key_of).
    key bigint not null,
    -- The transfer or the round.
    id bigint not null,
    site_id text collate "C" not null,
    primary key (site_id, key)
  )`.execute(db);
  // Ids of transfers that were told to vendors before this migration.
  await sql`create table ledger_former_id (
    site_id text collate "C" not null,
    transfer_id bigint not null,
    former_id bigint not null,
    primary key (site_id, transfer_id)
  )`.execute(db);
  for (const table of ['wallet_key', 'ledger_former_id']) {
    await guardSiteTable(db, table);
    await keepForGood(db, table);
    await sql`grant select on ${sql.table(table)} to marquee_app`.execute(db);
  }
}

async function records(db: Kysely<unknown>): Promise<void> {
  await sql`create table vendor_call (
    site_id text collate "C" not null,
    call_id bigint not null,
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
  ) partition by range (call_id)`.execute(db);
  await sql`create table significant_event (
    site_id text collate "C" not null,
    event_id bigint not null,
    kind text collate "C" not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
    member_id text collate "C" not null,
    integration_id text collate "C" not null,
    currency text collate "C" not null,
    amount_minor bigint not null,
    -- What it was about, by the id that the vendor knows it by.
    reference text not null,
    at timestamptz not null,
    primary key (site_id, event_id)
  ) partition by range (event_id)`.execute(db);
  for (const table of ['vendor_call', 'significant_event']) await guardSiteTable(db, table);
  await sql`grant select, insert, delete on vendor_call to marquee_app`.execute(db);
  await sql`grant select on significant_event to marquee_app`.execute(db);
}

/** What the money function keeps in memory while it works. */
async function types(db: Kysely<unknown>): Promise<void> {
  await sql`create type wallet_call as (
    place integer, integration text, vendor text, member_id text, account_id bigint, vendor_account_id bigint,
    currency text, own text, zone text, game text, game_no integer, round text, session text, finished boolean,
    known boolean, sessions boolean, debts boolean, refusal integer, most bigint, at timestamptz, moves boolean,
    kinds text[], ids text[], amounts bigint[], originals text[],
    -- Of each action: its own key, the key of what it reverses, and the key under which that is noted as reversed.
    action_keys bigint[], original_keys bigint[], undo_keys bigint[], round_key bigint
  )`.execute(db);
  await sql`create type wallet_player as (
    account_id bigint, balance bigint, debt_account_id bigint, is_limited boolean
  )`.execute(db);
  await sql`create type wallet_done as (
    key bigint, undo_key bigint, account_id bigint, vendor_account_id bigint, tx bigint, kind text, action_id text,
    round_id bigint, asked bigint, moved bigint,
    -- The part of what it moved that became a debt; negative: the part that settled one.
    owed bigint,
    balance bigint, debt bigint, original text, is_bet boolean, other_round bigint
  )`.execute(db);
}

/** What belongs to no month that was made lies in a partition of its own until the month is made. */
async function months(db: Kysely<unknown>): Promise<void> {
  for (const statement of MONTH_FUNCTIONS) await sql.raw(statement).execute(db);
  for (const table of Object.keys(MONTHLY_TABLES)) {
    const other = `${table}_other`;
    await sql`create table ${sql.table(other)} partition of ${sql.table(table)} default`.execute(db);
    const isKept = table === 'ledger_transfer' || table === 'wallet_action_detail';
    await sql`select guard_month(${other}, ${isKept})`.execute(db);
  }
}

/** What is left of a month whose partitions went to files: the sums of its transfers, so that balances still add up. */
async function archives(db: Kysely<unknown>): Promise<void> {
  await sql`create table archived_month (
    month date primary key,
    archived_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table archived_sum (
    site_id text collate "C" not null,
    account_id bigint not null,
    month date not null,
    -- In minor units.
    amount numeric not null,
    primary key (site_id, account_id, month)
  )`.execute(db);
  await guardSiteTable(db, 'archived_sum');
  await sql`grant select on archived_month, archived_sum to marquee_app`.execute(db);
}

/** The tables as people ask for them. They show what whoever asks may see in the tables. */
async function views(db: Kysely<unknown>): Promise<void> {
  await sql`create view ledger_entry with (security_invoker) as
    select t.site_id, t.transfer_id, t.account_id, t.amount, t.balance_after, t.kind, t.reference
      from ledger_transfer t where t.amount <> 0
    union all
    select t.site_id, t.transfer_id, t.counter_id, -t.amount, null, t.kind, t.reference
      from ledger_transfer t where t.amount <> 0`.execute(db);
  await sql`create view played_round with (security_invoker) as
    select r.site_id, r.round_id, r.account_id, g.integration_id, g.vendor, g.game_code, r.vendor_round_id, a.member_id,
      a.currency, nullif(r.session_id, '') as session_id, r.bet_minor, r.win_minor, r.rolled_back_minor,
      case when r.closed_at is null then 'open' else 'closed' end as status, ledger_moment(r.round_id) as opened_at,
      r.closed_at, ledger_moment(r.last_id) as last_action_at,
      case when r.closed_at is not null and r.win_minor > r.bet_minor then r.win_minor end as won_minor
    from game_round r
      join ledger_account a on a.site_id = r.site_id and a.account_id = r.account_id
      join played_game g on g.site_id = r.site_id and g.game_no = r.game_no`.execute(db);
  await sql`create view wallet_action with (security_invoker) as
    select t.site_id, t.account_id, g.integration_id, t.reference as action_id, t.kind, a.member_id, t.round_id,
      r.vendor_round_id, a.currency, coalesce(d.amount_minor, abs(t.amount)) as amount_minor,
      coalesce(d.moved_minor, t.amount) as moved_minor, d.original_action_id, t.transfer_id as tx_id,
      ledger_moment(t.transfer_id) as applied_at
    from ledger_transfer t
      join ledger_account a on a.site_id = t.site_id and a.account_id = t.account_id and a.kind = 'member'
      join game_round r on r.site_id = t.site_id and r.account_id = t.account_id and r.round_id = t.round_id
      join played_game g on g.site_id = r.site_id and g.game_no = r.game_no
      left join wallet_action_detail d
        on d.site_id = t.site_id and d.account_id = t.account_id and d.transfer_id = t.transfer_id
    where t.round_id is not null`.execute(db);
  for (const view of ['ledger_entry', 'played_round', 'wallet_action'])
    await sql`grant select on ${sql.table(view)} to marquee_app`.execute(db);
}

async function keepForGood(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create trigger is_kept_for_good before update or delete or truncate on ${sql.table(table)}
    for each statement execute function ledger_refuse_change()`.execute(db);
}
