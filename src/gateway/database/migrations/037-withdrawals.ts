import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Withdrawals: payments of a second flow, with the account that each goes to, and the parts in which it was sent and
 * confirmed. What has to be staked before a deposit can be withdrawn is counted from the ledger.
 */
export const withdrawals = { name: '037-withdrawals', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await transitions(db);
  await paymentColumns(db);
  await withdrawal(db);
  await decisions(db);
  await turnover(db);
}

async function transitions(db: Kysely<unknown>): Promise<void> {
  await sql`insert into payment_transition (flow, from_state, event, to_state, debit, credit) values
    ('withdrawal', 'created', 'request', 'requested', 'member', 'clearing'),
    ('withdrawal', 'requested', 'review', 'reviewing', null, null),
    ('withdrawal', 'requested', 'approve', 'approved', null, null),
    ('withdrawal', 'reviewing', 'approve', 'approved', null, null),
    ('withdrawal', 'requested', 'cancel', 'cancelled', 'clearing', 'member'),
    ('withdrawal', 'reviewing', 'cancel', 'cancelled', 'clearing', 'member'),
    ('withdrawal', 'reviewing', 'reject', 'rejected', 'clearing', 'member'),
    ('withdrawal', 'approved', 'begin', 'paying', null, null),
    ('withdrawal', 'approved', 'pay', 'paid', 'clearing', 'provider'),
    ('withdrawal', 'paying', 'pay', 'paid', 'clearing', 'provider'),
    ('withdrawal', 'partlyPaid', 'pay', 'paid', 'clearing', 'provider'),
    ('withdrawal', 'approved', 'release', 'returned', 'clearing', 'member'),
    ('withdrawal', 'paying', 'release', 'returned', 'clearing', 'member'),
    ('withdrawal', 'partlyPaid', 'release', 'returned', 'clearing', 'member'),
    ('withdrawal', 'partlyPaid', 'return', 'returned', 'provider', 'member'),
    ('withdrawal', 'paid', 'return', 'returned', 'provider', 'member'),
    ('withdrawal', 'confirmed', 'return', 'returned', 'provider', 'member'),
    ('withdrawal', 'paid', 'confirm', 'confirmed', null, null)`.execute(db);
}

async function paymentColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment drop constraint payment_flow_check, drop constraint payment_check`.execute(db);
  await sql`alter table payment
    -- Of a withdrawal: what the provider sent, what came back of that, and what was given back unsent.
    add column sent_minor bigint not null default 0,
    add column returned_minor bigint not null default 0,
    add column released_minor bigint not null default 0,
    -- What the site keeps of a withdrawal once all of it was sent.
    add column fee_due_minor bigint not null default 0,
    add constraint payment_flow_check check (flow in ('deposit', 'withdrawal')),
    add constraint payment_sums_check check (case flow
      when 'deposit' then received_minor >= refunded_minor + credited_minor + fee_minor
      else amount_minor >= sent_minor + released_minor + fee_minor and sent_minor >= returned_minor end)`.execute(db);
  await sql`create index payment_by_day on payment (site_id, member_id, created_at)
    where flow = 'withdrawal'`.execute(db);
  await sql`grant insert (fee_due_minor) on payment to marquee_app`.execute(db);
  // Providers may number what comes in and what goes out apart.
  await sql`drop index payment_by_provider`.execute(db);
  await sql`create unique index payment_by_provider on payment (site_id, provider, flow, provider_id)
    where provider_id is not null`.execute(db);
  await sql`create index provider_event_by_time on provider_event (site_id, received_at desc, event_id)`.execute(db);
}

async function withdrawal(db: Kysely<unknown>): Promise<void> {
  await sql`create table withdrawal (
    site_id text collate "C" not null,
    payment_id bigint not null,
    -- The account as it was when the withdrawal was asked for.
    account_kind text collate "C" not null check (account_kind in ('bank', 'eWallet')),
    account_id text collate "C" not null,
    institution text collate "C" not null,
    holder_name text,
    masked_number text not null,
    -- Encrypted, for the member.
    sealed_number text collate "C" not null,
    -- How the provider is told of the account, without its number: the same at each try, whatever is published.
    destination jsonb not null,
    -- The rules that had it reviewed; empty for none.
    reasons text[] not null,
    approvals_needed integer not null,
    -- Why it was rejected.
    refusal text,
    -- What it takes to count as received, as it was when it was asked for.
    confirm_minutes integer not null,
    primary key (site_id, payment_id),
    foreign key (site_id, payment_id) references payment
  )`.execute(db);
  await sql`create table withdrawal_part (
    site_id text collate "C" not null,
    payment_id bigint not null,
    part integer not null,
    amount_minor bigint not null check (amount_minor > 0),
    reference text collate "C" not null,
    sent_at timestamptz not null,
    confirm_by timestamptz not null,
    -- What came back to the member of it: by the provider, or by an operator's decision.
    returned_minor bigint not null default 0,
    state text collate "C" not null default 'waiting'
      check (state in ('waiting', 'received', 'reported', 'forced', 'returned')),
    answer text collate "C" check (answer in ('received', 'partly', 'notReceived')),
    answered_by text collate "C" check (answered_by in ('member', 'clock')),
    answered_at timestamptz,
    received_minor bigint,
    primary key (site_id, payment_id, part),
    foreign key (site_id, payment_id) references withdrawal,
    check (returned_minor between 0 and amount_minor)
  )`.execute(db);
  await sql`create index withdrawal_part_to_confirm on withdrawal_part (site_id, confirm_by)
    where state = 'waiting'`.execute(db);
  await sql`create index withdrawal_part_reported on withdrawal_part (site_id, payment_id, part)
    where state = 'reported'`.execute(db);
  for (const table of ['withdrawal', 'withdrawal_part']) await guardSiteTable(db, table);
  await sql`grant select, insert, update (refusal) on withdrawal to marquee_app`.execute(db);
  await sql`grant select, insert, update (returned_minor, state, answer, answered_by, answered_at, received_minor)
    on withdrawal_part to marquee_app`.execute(db);
  await sql`create index payment_in_review on payment (site_id, payment_id) where state = 'reviewing'`.execute(db);
}

/** Decisions tell what they are about, and several may be taken at the same moment. */
async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_decision
    add column subject text collate "C" not null default 'deposit'
      check (subject in ('deposit', 'withdrawal', 'arrival')),
    add column part integer,
    add column decision_id bigint generated always as identity,
    drop constraint payment_decision_pkey,
    add primary key (site_id, payment_id, decision_id)`.execute(db);
  await sql`create table case_claim (
    site_id text collate "C" not null,
    case_id text collate "C" not null,
    operator text collate "C" not null,
    until_at timestamptz not null,
    primary key (site_id, case_id)
  )`.execute(db);
  await guardSiteTable(db, 'case_claim');
  await sql`grant select, insert, update, delete on case_claim to marquee_app`.execute(db);
}

async function turnover(db: Kysely<unknown>): Promise<void> {
  await sql`create table turnover_count (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    currency text collate "C" not null,
    -- What was staked from the main wallet since the count began, up to the id of a transfer.
    staked_minor bigint not null,
    counted_to bigint not null,
    primary key (site_id, member_id, currency)
  )`.execute(db);
  await sql`create table turnover (
    site_id text collate "C" not null,
    payment_id bigint not null,
    -- The step of the deposit that credited it.
    step integer not null,
    member_id text collate "C" not null,
    currency text collate "C" not null,
    amount_minor bigint not null,
    -- It is done by the stakes of the member between these two counts (turnover_staked).
    from_minor bigint not null,
    until_minor bigint not null,
    at timestamptz not null,
    primary key (site_id, payment_id, step),
    foreign key (site_id, payment_id) references payment,
    check (until_minor > from_minor)
  )`.execute(db);
  await sql`create index turnover_by_member on turnover (site_id, member_id, currency, until_minor)`.execute(db);
  for (const table of ['turnover_count', 'turnover']) await guardSiteTable(db, table);
  await sql`grant select on turnover_count to marquee_app`.execute(db);
  await sql`grant select, insert on turnover to marquee_app`.execute(db);
}
