import { type Kysely, sql } from 'kysely';

/**
 * Links by which operators choose a password themselves, authenticators that replace another, who changed which account
 * of an operator, the erasure of members' personal data, and the role
 * `translator`.
 */
export const operatorLinks = { name: '068-operator-links', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // Null until the owner of the account has chosen a password by a link.
  await sql`alter table "operator" alter column password_hash drop not null`.execute(db);
  await sql`alter table "operator" add column signed_in_at timestamptz`.execute(db);
  // A second authenticator is enrolled while the first one still counts.
  await sql`alter table "operator" drop constraint operator_check2`.execute(db);
  await sql`grant update (signed_in_at) on "operator" to marquee_operators`.execute(db);

  await sql`create table operator_link (
    -- One link at most for each account: a new one ends the one before.
    operator_id text collate "C" primary key references "operator",
    -- SHA-256 of the token: who reads the table can open no link.
    token_digest text collate "C" not null unique,
    purpose text collate "C" not null check (purpose in ('invitation', 'reset')),
    made_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`grant select, insert, delete on operator_link to marquee_operators`.execute(db);

  await sql`create table operator_change (
    change_id bigint generated always as identity primary key,
    -- The account that was changed.
    operator_id text collate "C" not null references "operator",
    changed_at timestamptz not null,
    -- The account of the operator who changed it.
    changed_by text collate "C" not null,
    what text collate "C" not null check (what in ('added', 'invited', 'linkRenewed', 'resetSent', 'linkUsed',
      'disabled', 'enabled', 'rolesChanged', 'passwordChanged', 'authenticatorReplaced', 'recoveryCodesRenewed')),
    -- The roles from then on; null where they did not change.
    roles jsonb
  )`.execute(db);
  await sql`create index operator_change_by_operator on operator_change (operator_id, change_id desc)`.execute(db);
  await sql`grant select, insert on operator_change to marquee_operators`.execute(db);

  await sql`alter table operator_role drop constraint operator_role_role_check`.execute(db);
  await sql`alter table operator_role add constraint operator_role_role_check check (role in
    ('viewer', 'editor', 'translator', 'publisher', 'cashier', 'support', 'auditor', 'admin'))`.execute(db);

  // When the personal data was removed; null: it was not.
  await sql`alter table member add column erased_at timestamptz`.execute(db);
  for (const table of ['operator_note', 'member_payee'])
    await sql`grant delete on ${sql.table(table)} to marquee_app`.execute(db);
  await sql`grant update (holder_name, masked_number) on withdrawal to marquee_app`.execute(db);
}
