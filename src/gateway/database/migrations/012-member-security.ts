import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** What protects a member's account beside the password, and where winnings are sent. */
export const memberSecurity = { name: '012-member-security', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column payment_password_changed_at timestamptz`.execute(db);

  await sql`create table member_authenticator (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- Encrypted to a key that this table's role cannot read. Null until the first code was right.
    totp_secret text,
    -- The time step of the code that was taken last; only a later one is taken.
    last_totp_step integer,
    switched_on_at timestamptz,
    -- What an authenticator is being set up with, which the first code of it confirms.
    offered_totp_secret text,
    totp_offered_at timestamptz,
    primary key (site_id, member_id),
    foreign key (site_id, member_id) references member (site_id, member_id),
    check ((totp_secret is null) = (switched_on_at is null)),
    check ((offered_totp_secret is null) = (totp_offered_at is null)),
    check (totp_secret is null or offered_totp_secret is null)
  )`.execute(db);

  await sql`create table member_recovery_code (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    code_digest text collate "C" not null,
    primary key (site_id, member_id, code_digest),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);

  await sql`create table member_try (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- What was tried to be proved.
    kind text collate "C" not null check (kind in ('password', 'paymentPassword', 'totp', 'bankAccountName')),
    -- Since the last one that was right.
    tries integer not null,
    last_tried_at timestamptz not null,
    primary key (site_id, member_id, kind),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);

  await sql`create table member_payee (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- In whose name every account of the member is; it stays when the accounts go.
    name text not null check (char_length(name) between 1 and 120),
    primary key (site_id, member_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);

  await sql`create table payout_account (
    site_id text collate "C" not null,
    account_id text collate "C" not null check (account_id ~ '^[0-9A-Z]{10}$'),
    member_id text collate "C" not null,
    kind text collate "C" not null check (kind in ('bank', 'eWallet')),
    -- The bank or wallet by its code in the site's document.
    institution text collate "C" not null,
    -- Null where nobody stands behind an address.
    holder_name text,
    -- Encrypted to a key that this table's role cannot read.
    sealed_number text not null,
    masked_number text not null,
    -- Under a key: the same account on this site, whoever's it is.
    number_digest text collate "C" not null,
    branch text check (char_length(branch) <= 120),
    is_default boolean not null,
    added_at timestamptz not null,
    primary key (site_id, account_id),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);
  await sql`create unique index payout_account_by_number on payout_account (site_id, number_digest)`.execute(db);
  await sql`create unique index payout_account_default on payout_account (site_id, member_id, kind) where is_default`.execute(
    db,
  );
  await sql`create index payout_account_by_member on payout_account (site_id, member_id, kind)`.execute(db);

  const tables = ['member_authenticator', 'member_recovery_code', 'member_try', 'member_payee', 'payout_account'];
  for (const table of tables) await guardSiteTable(db, table);
  await sql`grant select, insert on member_payee to marquee_app`.execute(db);
  for (const table of ['member_authenticator', 'member_recovery_code', 'member_try', 'payout_account'])
    await sql`grant select, insert, update, delete on ${sql.table(table)} to marquee_app`.execute(db);
}
