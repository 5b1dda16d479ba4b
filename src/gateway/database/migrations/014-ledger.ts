import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * The ledger: accounts, transfers and their entries in double entry, and the balances that are kept of those that may
 * not go below nothing. Modules read; `ledger_post` alone writes.
 */
export const ledger = { name: '014-ledger', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_account (
    site_id text collate "C" not null references site,
    account_id bigint generated always as identity,
    kind text collate "C" not null
      check (kind in ('member', 'member_vendor', 'bonus', 'points', 'debt', 'agent', 'house', 'vendor', 'payment')),
    -- ISO 4217, or a code of the site's own for play coins and points.
    currency text collate "C" not null check (currency ~ '^[A-Z0-9]{2,10}$'),
    -- Whose it is; null for what is the house's, a vendor's or a payment provider's.
    member_id text collate "C",
    vendor text collate "C",
    opened_at timestamptz not null default now(),
    primary key (site_id, account_id),
    foreign key (site_id, member_id) references member (site_id, member_id),
    unique nulls not distinct (site_id, member_id, kind, currency, vendor),
    check ((member_id is null) = (kind in ('house', 'vendor', 'payment'))),
    check ((vendor is not null) = (kind in ('member_vendor', 'vendor', 'payment')))
  )`.execute(db);

  // The house and whoever else is no member has no row here: every bet would wait for it. Theirs is the sum of their
  // entries.
  await sql`create table ledger_balance (
    site_id text collate "C" not null,
    account_id bigint not null,
    -- In minor units. What a member owes stands below nothing in its debt account, and nowhere else.
    balance bigint not null default 0,
    is_debt boolean not null,
    primary key (site_id, account_id),
    foreign key (site_id, account_id) references ledger_account (site_id, account_id),
    constraint ledger_balance_covers check (case when is_debt then balance <= 0 else balance >= 0 end)
  ) with (fillfactor = 70)`.execute(db);

  await sql`create table ledger_transfer (
    site_id text collate "C" not null,
    transfer_id bigint generated always as identity,
    kind text collate "C" not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
    currency text collate "C" not null,
    -- What it is for, by the id that the other side or the module knows it by.
    reference text,
    posted_at timestamptz not null default clock_timestamp(),
    primary key (site_id, transfer_id)
  )`.execute(db);

  await sql`create table ledger_entry (
    site_id text collate "C" not null,
    transfer_id bigint not null,
    line smallint not null,
    account_id bigint not null,
    -- In minor units; what comes to the account is above nothing.
    amount bigint not null check (amount <> 0),
    -- Null where no balance is kept.
    balance_after bigint,
    primary key (site_id, transfer_id, line),
    foreign key (site_id, transfer_id) references ledger_transfer (site_id, transfer_id),
    foreign key (site_id, account_id) references ledger_account (site_id, account_id)
  )`.execute(db);
  await sql`create index ledger_entry_by_account on ledger_entry (site_id, account_id, transfer_id desc)`.execute(db);

  await sql`create table ledger_request (
    site_id text collate "C" not null,
    -- What keys are told apart within: a kind of call and whose it is.
    scope text collate "C" not null,
    request_key text collate "C" not null,
    -- SHA-256 of what was asked.
    digest text collate "C" not null,
    transfer_id bigint not null,
    primary key (site_id, scope, request_key),
    foreign key (site_id, transfer_id) references ledger_transfer (site_id, transfer_id) deferrable initially deferred
  )`.execute(db);

  for (const table of ['ledger_account', 'ledger_balance', 'ledger_transfer', 'ledger_entry', 'ledger_request']) {
    await guardSiteTable(db, table);
    await sql`grant select on ${sql.table(table)} to marquee_app`.execute(db);
  }
  await keepForGood(db, ['ledger_transfer', 'ledger_entry', 'ledger_request']);
  await sql.raw(ACCOUNT_FUNCTION).execute(db);
  await sql.raw(POST_FUNCTION).execute(db);
  await sql`revoke all on function ledger_account_id(text, text, text, text, text) from public`.execute(db);
  await sql`revoke all on function ledger_post(text, text, text, text, text, text, jsonb, text) from public`.execute(
    db,
  );
  await sql`grant execute on function ledger_post(text, text, text, text, text, text, jsonb, text) to marquee_app`.execute(
    db,
  );
}

/** Nobody changes what has been posted, the tables' owner included. */
async function keepForGood(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  await sql
    .raw(`create function ledger_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'what the ledger holds is not changed' using errcode = 'MQ003';
      end $$`)
    .execute(db);
  for (const table of tables)
    await sql`create trigger is_kept_for_good before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ledger_refuse_change()`.execute(db);
}

const ACCOUNT_FUNCTION = `
create function ledger_account_id(p_site text, p_kind text, p_currency text, p_member text, p_vendor text) returns bigint
language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_account bigint;
begin
  select a.account_id into v_account from ledger_account a
    where a.site_id = p_site and a.member_id is not distinct from p_member and a.kind = p_kind
      and a.currency = p_currency and a.vendor is not distinct from p_vendor;
  if found then
    return v_account;
  end if;
  insert into ledger_account (site_id, kind, currency, member_id, vendor)
    values (p_site, p_kind, p_currency, p_member, p_vendor)
    on conflict do nothing returning account_id into v_account;
  if not found then
    -- Somebody else opened it meanwhile, and has committed it.
    select a.account_id into strict v_account from ledger_account a
      where a.site_id = p_site and a.member_id is not distinct from p_member and a.kind = p_kind
        and a.currency = p_currency and a.vendor is not distinct from p_vendor;
  elsif p_member is not null then
    insert into ledger_balance (site_id, account_id, is_debt) values (p_site, v_account, p_kind = 'debt');
  end if;
  return v_account;
end $$`;

/*
 * Accounts are opened in the order of their names, and balances changed in that of the accounts, so that two transfers
 * never wait for each other. A refusal is raised, and takes back all of the transaction, the key included: what was
 * refused may be asked for again.
 */
const POST_FUNCTION = `
create function ledger_post(
  p_site text, p_kind text, p_scope text, p_key text, p_digest text, p_currency text, p_lines jsonb, p_reference text,
  out transfer_id bigint, out is_repeat boolean
) language plpgsql security definer set search_path = marquee, pg_temp as $$
#variable_conflict use_column
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_transfer bigint;
  v_digest text;
  v_line record;
  v_balance bigint;
begin
  perform set_config('marquee.site_id', p_site, true);
  v_transfer := nextval(pg_get_serial_sequence('marquee.ledger_transfer', 'transfer_id'));

  insert into ledger_request (site_id, scope, request_key, digest, transfer_id)
    values (p_site, p_scope, p_key, p_digest, v_transfer) on conflict do nothing;
  if not found then
    select r.digest, r.transfer_id into strict v_digest, v_transfer from ledger_request r
      where r.site_id = p_site and r.scope = p_scope and r.request_key = p_key;
    if v_digest <> p_digest then
      raise exception 'another request had this key' using errcode = 'MQ002';
    end if;
    perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
    transfer_id := v_transfer;
    is_repeat := true;
    return;
  end if;

  if jsonb_array_length(p_lines) < 2 or (select sum((l ->> 'amount')::bigint) from jsonb_array_elements(p_lines) l) <> 0 then
    raise exception 'a transfer has two lines or more, and comes to nothing' using errcode = 'MQ004';
  end if;

  insert into ledger_transfer (site_id, transfer_id, kind, currency, reference) overriding system value
    values (p_site, v_transfer, p_kind, p_currency, p_reference);

  for v_line in
    select asked.line, asked.amount, asked.member is not null as is_kept,
      ledger_account_id(p_site, asked.kind, p_currency, asked.member, asked.vendor) as account
    from (
      select n::smallint as line, (l ->> 'amount')::bigint as amount,
        l ->> 'kind' as kind, l ->> 'member' as member, l ->> 'vendor' as vendor
      from jsonb_array_elements(p_lines) with ordinality as t (l, n)
      order by kind, member, vendor, line
    ) asked
    order by account, asked.line
  loop
    v_balance := null;
    if v_line.is_kept then
      update ledger_balance b set balance = b.balance + v_line.amount
        where b.site_id = p_site and b.account_id = v_line.account
          and case when b.is_debt then b.balance + v_line.amount <= 0 else b.balance + v_line.amount >= 0 end
        returning b.balance into v_balance;
      if not found then
        raise exception 'the account does not cover it' using errcode = 'MQ001';
      end if;
    end if;
    insert into ledger_entry (site_id, transfer_id, line, account_id, amount, balance_after)
      values (p_site, v_transfer, v_line.line, v_line.account, v_line.amount, v_balance);
  end loop;

  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  transfer_id := v_transfer;
  is_repeat := false;
end $$`;
