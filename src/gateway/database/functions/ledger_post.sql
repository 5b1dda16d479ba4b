-- Posts a transfer, once for each key. Accounts are opened in the order of their names, and balances changed in that of
-- the accounts, so that two transfers never wait for each other. A refusal is raised, and takes back all of the
-- transaction, the key included: what was refused may be asked for again.
--
-- Each row of ledger_transfer moves an amount between an account and the account on the other side. That is the one
-- account of the transfer whose balance is not kept (the house, a vendor, a payment provider); where there is none, or
-- several, the money of all passes through the transit account of the currency, which comes to zero with each transfer.
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
  v_transit bigint;
  v_others bigint[] := '{}';
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_balances bigint[] := '{}';
  v_owing bigint[] := '{}';
  v_debts bigint[] := '{}';
  v_credits bigint[] := '{}';
begin
  perform set_config('marquee.site_id', p_site, true);
  v_transfer := ledger_next_id(clock_timestamp(), 0);

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

  if jsonb_array_length(p_lines) < 2
    or (select sum((l ->> 'amount')::bigint) <> 0 or bool_or((l ->> 'amount')::bigint = 0)
      from jsonb_array_elements(p_lines) l) then
    raise exception 'a transfer has two lines or more, none of them empty,
      and comes to nothing' using errcode = 'MQ004';
  elsif p_kind !~ '^[a-z]+(_[a-z]+)*$' then
    raise exception 'a kind of transfers is in lower case with underscores' using errcode = 'MQ004';
  end if;

  for v_line in
    select asked.kind, asked.amount, asked.member is not null as is_kept,
      ledger_account_id(p_site, asked.kind, p_currency, asked.member, asked.vendor) as account
    from (
      select l ->> 'kind' as kind, l ->> 'member' as member, l ->> 'vendor' as vendor,
        sum((l ->> 'amount')::bigint)::bigint as amount
      from jsonb_array_elements(p_lines) l group by 1, 2, 3 order by 1, 2, 3
    ) asked
    order by account
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
    else
      v_others := v_others || v_line.account;
    end if;
    v_accounts := v_accounts || v_line.account;
    v_amounts := v_amounts || v_line.amount;
    v_balances := v_balances || v_balance;
  end loop;

  if cardinality(v_others) <> 1 or cardinality(v_owing) > 0 then
    v_transit := ledger_account_id(p_site, 'transit', p_currency, null, null);
  end if;
  insert into ledger_transfer (account_id, transfer_id, counter_id, amount, balance_after, site_id, kind, reference)
    select t.account, v_transfer, case when cardinality(v_others) = 1 then v_others[1] else v_transit end, t.amount,
      t.balance, p_site, p_kind, p_reference
    from unnest(v_accounts, v_amounts, v_balances) as t (account, amount, balance)
    where cardinality(v_others) <> 1 or t.account <> v_others[1];

  -- Whoever owes something settles it from what came to it.
  for i in 1 .. cardinality(v_owing) loop
    select b.balance into strict v_debt from ledger_balance b
      where b.site_id = p_site and b.account_id = v_debts[i] for no key update;
    select b.balance into strict v_balance from ledger_balance b
      where b.site_id = p_site and b.account_id = v_owing[i];
    v_settled := least(-v_debt, v_credits[i], v_balance);
    if v_settled > 0 then
      update ledger_balance b set balance = b.balance - v_settled
        where b.site_id = p_site and b.account_id = v_owing[i];
      update ledger_balance b set balance = b.balance + v_settled
        where b.site_id = p_site and b.account_id = v_debts[i];
      v_settlement := ledger_next_id(clock_timestamp(), v_transfer);
      insert into ledger_transfer
          (account_id, transfer_id, counter_id, amount, balance_after, site_id, kind, reference)
        values
          (v_owing[i], v_settlement, v_transit, -v_settled, v_balance - v_settled, p_site, 'debt_settlement',
            v_transfer::text),
          (v_debts[i], v_settlement, v_transit, v_settled, v_debt + v_settled, p_site, 'debt_settlement',
            v_transfer::text);
    end if;
  end loop;

  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  transfer_id := v_transfer;
  is_repeat := false;
end $$;

revoke all on function ledger_post from public;
grant execute on function ledger_post to marquee_app;
