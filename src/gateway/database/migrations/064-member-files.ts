import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Operators' notes, balance adjustments and audit trail; the role `auditor`; passwords and second factors of operators'
 * own sessions; an index for figures by day.
 */
export const memberFiles = { name: '064-member-files', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_note (
    site_id text collate "C" not null,
    note_id bigint generated always as identity,
    member_id text collate "C" not null,
    -- The account of the operator.
    operator text collate "C" not null,
    noted_at timestamptz not null,
    text text not null,
    primary key (site_id, note_id)
  )`.execute(db);
  await sql`create index operator_note_member on operator_note (site_id, member_id, note_id desc)`.execute(db);

  await sql`create table operator_audit (
    site_id text collate "C" not null,
    audit_id bigint generated always as identity,
    at timestamptz not null,
    operator text collate "C" not null,
    action text collate "C" not null,
    -- Null where it is about no member.
    member_id text collate "C",
    detail jsonb not null,
    primary key (site_id, audit_id)
  )`.execute(db);
  await sql`create index operator_audit_member on operator_audit (site_id, member_id, audit_id desc)
    where member_id is not null`.execute(db);

  await sql`create table balance_adjustment (
    site_id text collate "C" not null,
    adjustment_id bigint generated always as identity,
    member_id text collate "C" not null,
    kind text collate "C" not null,
    cause text collate "C" not null,
    note text not null,
    currency text collate "C" not null,
    -- In minor units; positive where the member gets it.
    amount_minor bigint not null check (amount_minor <> 0),
    approvals_needed integer not null check (approvals_needed in (1, 2)),
    asked_by text collate "C" not null,
    asked_at timestamptz not null,
    request_key text collate "C" not null,
    state text collate "C" not null check (state in ('open', 'posted', 'rejected')),
    decided_by text collate "C",
    decided_at timestamptz,
    decision_note text,
    transfer_id bigint,
    primary key (site_id, adjustment_id),
    unique (site_id, asked_by, request_key),
    check ((state = 'open') = (decided_by is null)),
    check ((state = 'posted') = (transfer_id is not null)),
    -- Where two decide, the second is another person.
    check (state <> 'posted' or approvals_needed = 1 or decided_by <> asked_by)
  )`.execute(db);
  await sql`create index balance_adjustment_open on balance_adjustment (site_id, adjustment_id)
    where state = 'open'`.execute(db);
  await sql`create index balance_adjustment_member
    on balance_adjustment (site_id, member_id, adjustment_id desc)`.execute(db);

  await sql`create index member_by_any_mobile on member (site_id, mobile_num) where mobile_num is not null`.execute(db);
  await sql`create index member_by_address on member_address (site_id, address)`.execute(db);

  await sql`create index record_entry_day_by_day on record_entry_day (site_id, day)`.execute(db);

  await sql`alter table operator_role drop constraint operator_role_role_check`.execute(db);
  await sql`alter table operator_role add constraint operator_role_role_check
    check (role in ('viewer', 'editor', 'publisher', 'cashier', 'support', 'auditor', 'admin'))`.execute(db);

  await sql`grant update (password_hash) on "operator" to marquee_operators`.execute(db);
  // When the operator last gave a code; null: at the sign-in.
  await sql`alter table operator_session add column proved_at timestamptz`.execute(db);
  await sql`grant update (proved_at) on operator_session to marquee_operators`.execute(db);

  for (const table of ['operator_note', 'operator_audit', 'balance_adjustment']) await guardSiteTable(db, table);
  await sql`grant select, insert on operator_note, operator_audit, balance_adjustment to marquee_app`.execute(db);
  await sql`grant update (state, decided_by, decided_at, decision_note, transfer_id)
    on balance_adjustment to marquee_app`.execute(db);
}
