import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Payments in and out of the site: the table of their transitions, their state, and every step as a row that never
 * changes. Webhooks of providers are stored with their bytes and their answer.
 */
export const payments = { name: '036-payments', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await transitions(db);
  await payment(db);
  await decisions(db);
  await providerEvents(db);
  // A member's limit on deposits is kept and changed as those on play are.
  await sql`alter table play_limit drop constraint play_limit_kind_check`.execute(db);
  await sql`alter table play_limit add constraint play_limit_kind_check
    check (kind in ('bet', 'stake', 'loss', 'deposit'))`.execute(db);
  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await sql`select marquee_jobs.create_queue('follow-payments', ${options}::json)`.execute(db);
}

/** The state machine. `payment_step` allows what stands here and nothing else. */
async function transitions(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_transition (
    flow text collate "C" not null,
    from_state text collate "C" not null,
    event text collate "C" not null,
    to_state text collate "C" not null,
    -- The accounts between which the step moves its amount; null for a step that moves nothing.
    debit text collate "C" check (debit in ('provider', 'clearing', 'member')),
    credit text collate "C" check (credit in ('provider', 'clearing', 'member')),
    check ((debit is null) = (credit is null)),
    primary key (flow, from_state, event)
  )`.execute(db);
  await sql`insert into payment_transition (flow, from_state, event, to_state, debit, credit) values
    ('deposit', 'created', 'begin', 'pending', null, null),
    ('deposit', 'created', 'pay', 'paid', 'provider', 'clearing'),
    ('deposit', 'created', 'fail', 'failed', null, null),
    ('deposit', 'created', 'expire', 'expired', null, null),
    ('deposit', 'pending', 'pay', 'paid', 'provider', 'clearing'),
    ('deposit', 'pending', 'fail', 'failed', null, null),
    ('deposit', 'pending', 'expire', 'expired', null, null),
    ('deposit', 'failed', 'pay', 'paid', 'provider', 'clearing'),
    ('deposit', 'expired', 'pay', 'paid', 'provider', 'clearing'),
    ('deposit', 'paid', 'pay', 'paid', 'provider', 'clearing'),
    ('deposit', 'paid', 'credit', 'credited', 'clearing', 'member'),
    ('deposit', 'paid', 'refund', 'refunded', 'clearing', 'provider'),
    ('deposit', 'credited', 'pay', 'paid', 'provider', 'clearing'),
    ('deposit', 'refunded', 'pay', 'paid', 'provider', 'clearing')`.execute(db);
  await sql`grant select on payment_transition to marquee_app`.execute(db);
}

async function payment(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment (
    site_id text collate "C" not null,
    payment_id bigint not null,
    member_id text collate "C" not null,
    flow text collate "C" not null check (flow in ('deposit')),
    state text collate "C" not null default 'created',
    channel_id text collate "C" not null,
    kind text collate "C" not null,
    provider text collate "C" not null,
    -- The provider's id; null until it answered.
    provider_id text collate "C",
    currency text collate "C" not null,
    amount_minor bigint not null check (amount_minor > 0),
    -- What the site keeps of what arrives, in hundredths of a percent.
    fee_basis_points integer not null check (fee_basis_points between 0 and 9999),
    -- Sums of its steps: what came from the provider, went back there, reached the member, and was kept.
    received_minor bigint not null default 0,
    refunded_minor bigint not null default 0,
    credited_minor bigint not null default 0,
    fee_minor bigint not null default 0,
    -- The latest credit; null for none.
    credited_at timestamptz,
    confirmations integer,
    -- Why money that arrived waits; null for nothing.
    held text collate "C",
    failure text collate "C",
    -- What people write on a transfer.
    reference text collate "C" not null,
    -- How to pay it, as the provider told.
    terms jsonb,
    request_key text collate "C" not null,
    request_digest text collate "C" not null,
    -- The first answer to the request, which a repeat gets again.
    answer text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    -- When the provider is asked again; infinity for never.
    look_at timestamptz not null,
    looks integer not null default 0,
    steps integer not null default 0,
    primary key (site_id, payment_id),
    unique (site_id, reference),
    unique (site_id, member_id, request_key),
    check (received_minor >= refunded_minor + credited_minor + fee_minor)
  )`.execute(db);
  await sql`create index payment_by_member on payment (site_id, member_id, payment_id desc)`.execute(db);
  await sql`create unique index payment_by_provider on payment (site_id, provider, provider_id)
    where provider_id is not null`.execute(db);
  await sql`create index payment_to_look_at on payment (site_id, look_at)
    where look_at < 'infinity'`.execute(db);

  await sql`create table payment_event (
    site_id text collate "C" not null,
    payment_id bigint not null,
    step integer not null,
    event text collate "C" not null,
    from_state text collate "C" not null,
    to_state text collate "C" not null,
    amount_minor bigint not null,
    -- Null for a step that moved nothing.
    transfer_id bigint,
    -- What caused it: 'member', 'job', 'operator <name>' or 'provider <event id>'.
    cause text collate "C" not null,
    at timestamptz not null,
    primary key (site_id, payment_id, step),
    foreign key (site_id, payment_id) references payment
  )`.execute(db);
  await sql`create trigger payment_event_is_kept before update or delete on payment_event
    for each row execute function ledger_refuse_change()`.execute(db);

  for (const table of ['payment', 'payment_event']) await guardSiteTable(db, table);
  await sql`grant select on payment to marquee_app`.execute(db);
  // State and sums are payment_step's alone.
  await sql`grant insert (site_id, payment_id, member_id, flow, channel_id, kind, provider, currency, amount_minor,
    fee_basis_points, reference, request_key, request_digest, created_at, expires_at, look_at)
    on payment to marquee_app`.execute(db);
  await sql`grant update (provider_id, terms, answer, confirmations, held, failure, look_at, looks) on payment to marquee_app`.execute(
    db,
  );
  await sql`grant select on payment_event to marquee_app`.execute(db);
}

/** Decisions of operators on payments that wait for one. */
async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_decision (
    site_id text collate "C" not null,
    payment_id bigint not null,
    decided_at timestamptz not null,
    decision text collate "C" not null check (decision in ('approved', 'rejected')),
    why text collate "C" not null,
    -- What the decision was about, in minor units.
    amount_minor bigint not null,
    operator text collate "C" not null,
    reason text not null,
    primary key (site_id, payment_id, decided_at),
    foreign key (site_id, payment_id) references payment
  )`.execute(db);
  await sql`create trigger payment_decision_is_kept before update or delete on payment_decision
    for each row execute function ledger_refuse_change()`.execute(db);
  await guardSiteTable(db, 'payment_decision');
  await sql`grant select, insert on payment_decision to marquee_app`.execute(db);
  await sql`create index payment_held on payment (site_id, payment_id) where held is not null`.execute(db);
}

async function providerEvents(db: Kysely<unknown>): Promise<void> {
  await sql`create table provider_event (
    site_id text collate "C" not null,
    provider text collate "C" not null,
    event_id text collate "C" not null,
    -- The very bytes that were signed.
    body bytea not null,
    received_at timestamptz not null,
    -- What came of it.
    outcome text collate "C" not null,
    primary key (site_id, provider, event_id)
  )`.execute(db);
  await guardSiteTable(db, 'provider_event');
  await sql`grant select, insert, update (outcome) on provider_event to marquee_app`.execute(db);
}
