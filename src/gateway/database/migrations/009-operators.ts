import { type Kysely, sql } from 'kysely';

/** The people who run sites: accounts, what each may do where, and what signing in goes by. */
export const operators = { name: '009-operators', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "operator" (
    operator_id text collate "C" primary key check (operator_id ~ '^[0-9a-f-]{36}$'),
    account text collate "C" not null check (account ~ '^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$'),
    -- The account in lower case: what it is found and told apart by.
    account_key text collate "C" not null unique check (account_key = lower(account)),
    name text not null check (char_length(name) between 1 and 60),
    -- argon2id.
    password_hash text not null,
    -- Encrypted to a key that this table's role cannot read. Null until an authenticator is enrolled, and nobody gets in before.
    totp_secret text,
    -- The time step of the code that was taken last; only a later one is taken.
    last_totp_step integer,
    -- What an authenticator is being enrolled with, which the first code of it confirms.
    offered_totp_secret text,
    totp_offered_at timestamptz,
    created_at timestamptz not null,
    -- Null while the account may be used.
    disabled_at timestamptz,
    check ((offered_totp_secret is null) = (totp_offered_at is null)),
    check (totp_secret is null or offered_totp_secret is null)
  )`.execute(db);

  await sql`create table operator_role (
    operator_id text collate "C" not null references "operator",
    -- A site's id, also of one that is still to come, or * for all of them.
    site_id text collate "C" not null check (site_id ~ '^([*]|[a-z0-9][a-z0-9_-]{0,62})$'),
    role text collate "C" not null check (role in ('viewer', 'editor', 'publisher', 'cashier', 'support', 'admin')),
    primary key (operator_id, site_id, role)
  )`.execute(db);

  await sql`create table operator_session (
    -- SHA-256 of the token: who reads the table can open no session.
    token_digest text collate "C" primary key,
    operator_id text collate "C" not null references "operator",
    address text not null,
    device text not null,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index operator_session_by_operator on operator_session (operator_id)`.execute(db);
  await sql`create index operator_session_by_end on operator_session (expires_at)`.execute(db);

  await sql`create table operator_recovery_code (
    operator_id text collate "C" not null references "operator",
    code_digest text collate "C" not null,
    primary key (operator_id, code_digest)
  )`.execute(db);

  await sql`create table operator_try (
    try_id bigint generated always as identity primary key,
    -- What was typed, in lower case, whether or not there is such an account.
    account_key text collate "C" not null,
    address text collate "C" not null,
    tried_at timestamptz not null
  )`.execute(db);
  await sql`create index operator_try_by_account on operator_try (account_key, tried_at)`.execute(db);
  await sql`create index operator_try_by_address on operator_try (address, tried_at)`.execute(db);

  await sql`create table operator_envelope (
    envelope_id text collate "C" primary key,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index operator_envelope_by_end on operator_envelope (expires_at)`.execute(db);

  // The schema of an older database was made before this role.
  await sql`grant usage on schema marquee to marquee_operators`.execute(db);
  await sql`grant select, insert on "operator" to marquee_operators`.execute(db);
  await sql`grant update (totp_secret, last_totp_step, offered_totp_secret, totp_offered_at, disabled_at)
    on "operator" to marquee_operators`.execute(db);
  for (const table of ['operator_role', 'operator_recovery_code', 'operator_try', 'operator_envelope'])
    await sql`grant select, insert, delete on ${sql.table(table)} to marquee_operators`.execute(db);
  await sql`grant select, insert, delete, update (seen_at) on operator_session to marquee_operators`.execute(db);
}
