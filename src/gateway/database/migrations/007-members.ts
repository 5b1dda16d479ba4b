import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Accounts with their uplines, sessions, and what signing in goes by. */
export const members = { name: '007-members', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member (
    site_id text collate "C" not null references site,
    -- Opaque, and what a member copies as the user id.
    member_id text collate "C" not null check (member_id ~ '^[0-9A-Z]{10}$'),
    account text not null check (char_length(account) between 1 and 64),
    -- The account in lower case: what it is found and told apart by.
    account_key text collate "C" not null,
    type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
    -- Null: the house itself.
    upline_id text collate "C",
    nickname text check (char_length(nickname) <= 60),
    -- argon2id; null where nothing signs in by a password.
    password_hash text,
    password_changed_at timestamptz,
    -- The password is one that was given, and is to be replaced by one that was chosen.
    must_change_password boolean not null default false,
    payment_password_hash text,
    -- E.164.
    mobile_num text collate "C" check (mobile_num ~ '^\\+[0-9]{5,15}$'),
    mobile_verified_at timestamptz,
    email text check (char_length(email) <= 200),
    email_verified_at timestamptz,
    birthday date,
    language text collate "C",
    -- What else the site's form asked for, by the field's name.
    details jsonb not null default '{}',
    register_url text,
    register_method text collate "C" not null check (register_method in ('WEB', 'FREEPLAY', 'OPERATOR')),
    register_address text not null,
    registered_at timestamptz not null,
    -- Null until somebody signs in by hand for the first time.
    first_signed_in_at timestamptz,
    primary key (site_id, member_id),
    foreign key (site_id, upline_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create unique index member_by_account on member (site_id, account_key)`.execute(db);
  await sql`create unique index member_by_mobile on member (site_id, mobile_num) where mobile_verified_at is not null`.execute(
    db,
  );
  await sql`create index member_by_email on member (site_id, lower(email))`.execute(db);

  await sql`create table member_upline (
    site_id text collate "C" not null,
    ancestor_id text collate "C" not null,
    descendant_id text collate "C" not null,
    -- 0 for the member itself.
    depth integer not null check (depth >= 0),
    primary key (site_id, ancestor_id, descendant_id),
    foreign key (site_id, ancestor_id) references member (site_id, member_id),
    foreign key (site_id, descendant_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index member_upline_by_descendant on member_upline (site_id, descendant_id, depth)`.execute(db);

  await sql`create table member_code (
    site_id text collate "C" not null,
    -- In upper case.
    code text collate "C" not null check (code ~ '^[A-Z0-9-]{4,20}$'),
    member_id text collate "C" not null,
    primary key (site_id, code),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index member_code_by_member on member_code (site_id, member_id)`.execute(db);

  await sql`create table member_session (
    site_id text collate "C" not null,
    -- SHA-256 of the token: who reads the table can open no session.
    token_digest text collate "C" not null,
    member_id text collate "C" not null,
    entrance text collate "C" not null check (entrance in ('player', 'agent')),
    method text collate "C" not null check (method in ('username', 'sms', 'social', 'freeplay', 'register', 'remember', 'handoff', 'reset')),
    address text not null,
    device text not null,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (site_id, token_digest),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index member_session_by_member on member_session (site_id, member_id)`.execute(db);
  await sql`create index member_session_by_end on member_session (site_id, expires_at)`.execute(db);

  await sql`create table member_sign_in (
    site_id text collate "C" not null,
    sign_in_id bigint generated always as identity,
    member_id text collate "C" not null,
    method text collate "C" not null,
    address text not null,
    device text not null,
    signed_in_at timestamptz not null,
    primary key (site_id, sign_in_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index member_sign_in_by_member on member_sign_in (site_id, member_id, sign_in_id desc)`.execute(db);

  await sql`create table member_address (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    address text collate "C" not null,
    first_seen_at timestamptz not null,
    primary key (site_id, member_id, address),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);

  await sql`create table sign_in_failure (
    site_id text collate "C" not null,
    failure_id bigint generated always as identity,
    -- What was typed, in lower case, whether or not there is such an account.
    account_key text collate "C" not null,
    address text collate "C" not null,
    failed_at timestamptz not null,
    primary key (site_id, failure_id)
  )`.execute(db);
  await sql`create index sign_in_failure_by_account on sign_in_failure (site_id, account_key, failed_at)`.execute(db);
  await sql`create index sign_in_failure_by_address on sign_in_failure (site_id, address, failed_at)`.execute(db);

  await sql`create table captcha (
    site_id text collate "C" not null,
    captcha_id text collate "C" not null,
    kind text collate "C" not null check (kind in ('image', 'work')),
    -- What the picture says, or the salt of the work.
    answer text not null,
    expires_at timestamptz not null,
    primary key (site_id, captcha_id)
  )`.execute(db);
  await sql`create index captcha_by_end on captcha (site_id, expires_at)`.execute(db);

  await sql`create table verification_code (
    site_id text collate "C" not null,
    purpose text collate "C" not null,
    -- E.164 or an e-mail address in lower case.
    recipient text collate "C" not null,
    code_digest text collate "C" not null,
    tries_left smallint not null,
    expires_at timestamptz not null,
    primary key (site_id, purpose, recipient)
  )`.execute(db);

  await sql`create table one_use_code (
    site_id text collate "C" not null,
    code_digest text collate "C" not null,
    purpose text collate "C" not null,
    member_id text collate "C" not null,
    -- What the purpose has to remember.
    payload jsonb not null default '{}',
    tries_left smallint not null default 1,
    expires_at timestamptz not null,
    primary key (site_id, code_digest),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create index one_use_code_by_end on one_use_code (site_id, expires_at)`.execute(db);

  await sql`create table used_envelope (
    site_id text collate "C" not null references site,
    envelope_id text collate "C" not null,
    expires_at timestamptz not null,
    primary key (site_id, envelope_id)
  )`.execute(db);
  await sql`create index used_envelope_by_end on used_envelope (site_id, expires_at)`.execute(db);

  const tables = [
    'member',
    'member_upline',
    'member_code',
    'member_session',
    'member_sign_in',
    'member_address',
    'sign_in_failure',
    'captcha',
    'verification_code',
    'one_use_code',
    'used_envelope',
  ];
  for (const table of tables) await guardSiteTable(db, table);
  await sql`grant select, insert, update on member to marquee_app`.execute(db);
  for (const table of ['member_upline', 'member_code', 'member_sign_in', 'member_address'])
    await sql`grant select, insert on ${sql.table(table)} to marquee_app`.execute(db);
  for (const table of [
    'member_session',
    'sign_in_failure',
    'captcha',
    'verification_code',
    'one_use_code',
    'used_envelope',
  ])
    await sql`grant select, insert, update, delete on ${sql.table(table)} to marquee_app`.execute(db);
}
