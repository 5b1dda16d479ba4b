import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Contracts between agents and their uplines, what they come to by period, and what is paid (decision 90). */
export const agentContracts = { name: '046-agent-contracts', up };

const TABLES = [
  ...['agent_contract', 'agent_contract_step', 'agent_progress', 'agent_run', 'agent_input', 'agent_share'],
  ...['agent_carry', 'agent_payment'],
];

async function up(db: Kysely<unknown>): Promise<void> {
  await contracts(db);
  await settlements(db);
  await payments(db);
  // Moves are few: these find those of a period.
  await sql`create index team_span_by_begin on team_span (site_id, from_at) where from_at <> '-infinity'`.execute(db);
  await sql`create index team_span_by_end on team_span (site_id, until_at) where until_at <> 'infinity'`.execute(db);
  for (const table of TABLES) await guardSiteTable(db, table);
  await grants(db);
  await agentRole(db);
  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('settle-agents', ${options}::json)`.execute(db);
}

async function contracts(db: Kysely<unknown>): Promise<void> {
  await sql`create table agent_contract (
    site_id text collate "C" not null,
    contract_id bigint generated always as identity,
    -- Who is paid, and whose share it comes out of.
    member_id text collate "C" not null,
    upline_id text collate "C" not null,
    kind text collate "C" not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
    -- The site's period that the tiers are meant for.
    period text collate "C" not null,
    version integer not null,
    -- [{turnover, netLoss, active, rate}]: minor units as text, people, hundredths of a percent. The lowest first.
    tiers jsonb not null,
    top_rate integer not null check (top_rate between 0 and 10000),
    starts_on date not null,
    ends_on date,
    -- It counts for the periods that begin from from_at on and before until_at.
    from_at timestamptz not null,
    until_at timestamptz not null,
    state text collate "C" not null check (state in ('offered', 'active', 'rejected', 'withdrawn', 'expired')),
    -- What an active contract becomes at until_at.
    ending text collate "C" check (ending in ('replaced', 'terminated', 'ended')),
    offered_at timestamptz not null,
    expires_at timestamptz not null,
    request_key text collate "C" not null,
    digest text collate "C" not null,
    primary key (site_id, contract_id),
    unique (site_id, member_id, kind, version),
    unique (site_id, upline_id, request_key)
  )`.execute(db);
  await sql`create unique index agent_contract_offer on agent_contract (site_id, member_id, kind)
    where state = 'offered'`.execute(db);
  await sql`create index agent_contract_in_force on agent_contract (site_id, kind, until_at)
    where state = 'active'`.execute(db);
  await sql`create index agent_contract_by_upline on agent_contract (site_id, upline_id)`.execute(db);
  // What happened to a contract, and who agreed to it from where; never changed.
  await sql`create table agent_contract_step (
    site_id text collate "C" not null,
    contract_id bigint not null,
    step_no integer not null,
    -- Of the contract.
    member_id text collate "C" not null,
    step text collate "C" not null check (step in
      ('offered', 'accepted', 'rejected', 'withdrawn', 'expired', 'replaced', 'terminated', 'ended')),
    -- Null where the site did it by its rules.
    by_id text collate "C",
    address text,
    -- Why it was rejected.
    reason text check (char_length(reason) between 1 and 140),
    at timestamptz not null,
    primary key (site_id, contract_id, step_no)
  )`.execute(db);
  await sql`create trigger agent_contract_step_is_kept before update or delete on agent_contract_step
    for each row execute function ledger_refuse_change()`.execute(db);
}

/** What a period came to. Amounts are in minor units, rates in hundredths of a percent. */
async function settlements(db: Kysely<unknown>): Promise<void> {
  await sql`create table agent_progress (
    site_id text collate "C" not null,
    kind text collate "C" not null,
    -- Periods that end by then are settled; the next one begins then.
    settled_to timestamptz not null,
    -- The rules of the period that comes next, as the site had them last; its calendar as the period began.
    rules jsonb,
    -- When the site stopped paying by the kind, and when it began again; null unless periods are to be passed over.
    off_at timestamptz,
    on_at timestamptz,
    primary key (site_id, kind)
  )`.execute(db);
  // A settlement with the rules of the site as they were.
  await sql`create table agent_run (
    site_id text collate "C" not null,
    run_id bigint generated always as identity,
    kind text collate "C" not null,
    period text collate "C" not null,
    from_at timestamptz not null,
    until_at timestamptz not null,
    due_at timestamptz not null,
    min_bet_minor bigint not null,
    is_carried boolean not null,
    house_tiers jsonb not null,
    settled_at timestamptz not null,
    primary key (site_id, run_id),
    unique (site_id, kind, from_at)
  )`.execute(db);
  // What came to an agent through a direct downline; in the row with an empty child, through its direct members
  // together with its own play.
  await sql`create table agent_input (
    site_id text collate "C" not null,
    run_id bigint not null,
    agent_id text collate "C" not null,
    upline_id text collate "C" not null,
    child_id text collate "C" not null,
    members integer not null,
    active integer not null,
    bet_minor bigint not null,
    win_minor bigint not null,
    bonus_minor bigint not null,
    rebate_minor bigint not null,
    primary key (site_id, run_id, agent_id, child_id)
  )`.execute(db);
  await sql`create table agent_share (
    site_id text collate "C" not null,
    run_id bigint not null,
    agent_id text collate "C" not null,
    -- Empty for the house.
    upline_id text collate "C" not null,
    -- Null for the terms of the house.
    contract_id bigint,
    turnover_minor bigint not null,
    active integer not null,
    base_minor bigint not null,
    -- What an earlier period was below zero; not above 0.
    carry_in_minor bigint not null,
    debt_in_minor bigint not null,
    -- The number of the tier that is reached; 0 for none.
    tier integer not null,
    tier_rate integer not null,
    -- The effective rate of the upline; 10000 for the house.
    cap_rate integer not null,
    gross_minor bigint not null,
    downlines_minor bigint not null,
    paid_minor bigint not null,
    carry_out_minor bigint not null,
    debt_out_minor bigint not null,
    primary key (site_id, run_id, agent_id)
  )`.execute(db);
  await sql`create index agent_share_by_upline on agent_share (site_id, upline_id, run_id)
    where upline_id <> ''`.execute(db);
  await sql`create table agent_carry (
    site_id text collate "C" not null,
    kind text collate "C" not null,
    agent_id text collate "C" not null,
    carry_minor bigint not null check (carry_minor <= 0),
    debt_minor bigint not null check (debt_minor >= 0),
    primary key (site_id, kind, agent_id)
  ) with (fillfactor = 80)`.execute(db);
  for (const table of ['agent_run', 'agent_input', 'agent_share'])
    await sql`create trigger ${sql.ref(`${table}_is_kept`)} before update or delete on ${sql.table(table)}
      for each row execute function ledger_refuse_change()`.execute(db);
}

async function payments(db: Kysely<unknown>): Promise<void> {
  await sql`create table agent_payment (
    site_id text collate "C" not null,
    payment_id bigint generated always as identity,
    run_id bigint not null,
    agent_id text collate "C" not null,
    kind text collate "C" not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text collate "C" not null,
    -- The day of the site that shows it: of salaries the one that they are for, of dividends the one that pays them.
    day date not null,
    from_at timestamptz not null,
    until_at timestamptz not null,
    due_at timestamptz not null,
    state text collate "C" not null check (state in ('ready', 'requested', 'processing', 'paid')),
    requested_at timestamptz,
    paid_at timestamptz,
    transfer_id bigint,
    primary key (site_id, payment_id),
    unique (site_id, run_id, agent_id),
    check ((state = 'paid') = (transfer_id is not null))
  ) with (fillfactor = 80)`.execute(db);
  await sql`create index agent_payment_by_day on agent_payment (site_id, agent_id, day, payment_id)`.execute(db);
  await sql`create index agent_payment_open on agent_payment (site_id, state, due_at) where state <> 'paid'`.execute(
    db,
  );
}

async function grants(db: Kysely<unknown>): Promise<void> {
  await sql`grant select on ${sql.join(TABLES.map((table) => sql.table(table)))} to marquee_app`.execute(db);
  await sql`grant insert on agent_contract, agent_contract_step, agent_progress to marquee_app`.execute(db);
  await sql`grant update (state, ending, from_at, until_at) on agent_contract to marquee_app`.execute(db);
  await sql`grant update (settled_to, rules, off_at, on_at) on agent_progress to marquee_app`.execute(db);
  await sql`grant update (state, requested_at) on agent_payment to marquee_app`.execute(db);
}

/** Agents see what is theirs and what belongs to members below them. Nobody sees addresses. */
async function agentRole(db: Kysely<unknown>): Promise<void> {
  await sql`grant select on agent_contract, agent_run, agent_input, agent_share, agent_carry, agent_payment
    to marquee_agents`.execute(db);
  await sql`grant select (site_id, contract_id, step_no, member_id, step, by_id, reason, at) on agent_contract_step
    to marquee_agents`.execute(db);
  const owners = {
    agent_contract: 'member_id',
    agent_contract_step: 'member_id',
    agent_input: 'agent_id',
    agent_share: 'agent_id',
    agent_carry: 'agent_id',
    agent_payment: 'agent_id',
  };
  for (const [table, owner] of Object.entries(owners))
    await sql
      .raw(
        `create policy own_team_only on ${table} as restrictive for select to marquee_agents
          using (${owner} = current_setting('marquee.agent_id', true) or in_team(${owner})${
            // The derivation of a payment names the shares below it, also of agents who have moved since.
            table === 'agent_share' ? ' or in_team(upline_id)' : ''
          })`,
      )
      .execute(db);
}
