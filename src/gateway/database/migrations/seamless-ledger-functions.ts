/*
 * The functions of the ledger as the seamless wallet has them: they find any account by one search, and settle what a
 * member owes from whatever comes to it.
 */

export const LEDGER_ACCOUNT_FUNCTION = `
create or replace function ledger_account_id(p_site text, p_kind text, p_currency text, p_member text, p_vendor text)
returns bigint language plpgsql set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  v_account bigint;
begin
  -- Planned afresh each time: a plan that was made while there were few accounts may go through all of a site's.
  loop
    -- What is null is asked for by its own name: any expression around a column would have every account of the site looked at.
    if p_member is null and p_vendor is null then
      select a.account_id into v_account from ledger_account a where a.site_id = p_site and a.member_id is null
        and a.kind = p_kind and a.currency = p_currency and a.vendor is null;
    elsif p_member is null then
      select a.account_id into v_account from ledger_account a where a.site_id = p_site and a.member_id is null
        and a.kind = p_kind and a.currency = p_currency and a.vendor = p_vendor;
    elsif p_vendor is null then
      select a.account_id into v_account from ledger_account a where a.site_id = p_site and a.member_id = p_member
        and a.kind = p_kind and a.currency = p_currency and a.vendor is null;
    else
      select a.account_id into v_account from ledger_account a where a.site_id = p_site and a.member_id = p_member
        and a.kind = p_kind and a.currency = p_currency and a.vendor = p_vendor;
    end if;
    if v_account is not null then
      return v_account;
    end if;
    insert into ledger_account (site_id, kind, currency, member_id, vendor)
      values (p_site, p_kind, p_currency, p_member, p_vendor)
      on conflict do nothing returning account_id into v_account;
    if v_account is not null then
      if p_member is not null then
        insert into ledger_balance (site_id, account_id, is_debt, is_limited)
          values (p_site, v_account, p_kind = 'debt', p_kind = 'member' and play_is_limited(p_site, p_member));
      end if;
      return v_account;
    end if;
    -- Somebody else opened it meanwhile, and has committed it.
  end loop;
end $$`;

/** Writes a transfer and its lines, whose balances are known. It changes none of them, and looks at nothing. */
export const LEDGER_WRITE_FUNCTION = `
create function ledger_write(
  p_site text, p_transfer bigint, p_kind text, p_currency text, p_reference text,
  p_accounts bigint[], p_amounts bigint[], p_balances bigint[]
) returns void language plpgsql set search_path = marquee, pg_temp as $$
begin
  insert into ledger_transfer (site_id, transfer_id, kind, currency, reference) overriding system value
    values (p_site, p_transfer, p_kind, p_currency, p_reference);
  insert into ledger_entry (site_id, transfer_id, line, account_id, amount, balance_after)
    select p_site, p_transfer, n, account, amount, balance
    from unnest(p_accounts, p_amounts, p_balances) with ordinality as t (account, amount, balance, n);
end $$`;

/*
 * Accounts are opened in the order of their names, and balances changed in that of the accounts, so that two transfers
 * never wait for each other. A refusal is raised, and takes back all of the transaction, the key included: what was
 * refused may be asked for again.
 */
export const LEDGER_POST_FUNCTION = `
create or replace function ledger_post(
  p_site text, p_kind text, p_scope text, p_key text, p_digest text, p_currency text, p_lines jsonb, p_reference text,
  out transfer_id bigint, out is_repeat boolean
) language plpgsql security definer set search_path = marquee, pg_temp as $$
#variable_conflict use_column
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_transfer bigint;
  v_settlement bigint;
  v_digest text;
  v_line record;
  v_balance bigint;
  v_debt_account bigint;
  v_debt bigint;
  v_settled bigint;
  v_owing bigint[] := '{}';
  v_debts bigint[] := '{}';
  v_credits bigint[] := '{}';
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
    select asked.line, asked.kind, asked.amount, asked.member is not null as is_kept,
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
        returning b.balance, b.debt_account_id into v_balance, v_debt_account;
      if not found then
        raise exception 'the account does not cover it' using errcode = 'MQ001';
      end if;
      if v_line.amount > 0 and v_line.kind = 'member' and v_debt_account is not null then
        v_owing := v_owing || v_line.account;
        v_debts := v_debts || v_debt_account;
        v_credits := v_credits || v_line.amount;
      end if;
    end if;
    insert into ledger_entry (site_id, transfer_id, line, account_id, amount, balance_after)
      values (p_site, v_transfer, v_line.line, v_line.account, v_line.amount, v_balance);
  end loop;

  -- Whoever owes something settles it from what came to it.
  for i in 1 .. cardinality(v_owing) loop
    select b.balance into strict v_debt from ledger_balance b
      where b.site_id = p_site and b.account_id = v_debts[i] for no key update;
    select b.balance into strict v_balance from ledger_balance b
      where b.site_id = p_site and b.account_id = v_owing[i];
    v_settled := least(-v_debt, v_credits[i], v_balance);
    if v_settled > 0 then
      update ledger_balance b set balance = b.balance - v_settled where b.site_id = p_site and b.account_id = v_owing[i];
      update ledger_balance b set balance = b.balance + v_settled where b.site_id = p_site and b.account_id = v_debts[i];
      v_settlement := nextval(pg_get_serial_sequence('marquee.ledger_transfer', 'transfer_id'));
      perform ledger_write(p_site, v_settlement, 'debt_settlement', p_currency, v_transfer::text,
        array[v_owing[i], v_debts[i]], array[-v_settled, v_settled], array[v_balance - v_settled, v_debt + v_settled]);
    end if;
  end loop;

  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  transfer_id := v_transfer;
  is_repeat := false;
end $$`;
