-- Writes how the actions of a call changed the member's debt: a rolled-back win that was spent adds to it, incoming
-- money settles it. Creates the debt account on first use. Returns its id.
create or replace function wallet_write_debts(
  p_site text, p_call wallet_call, p_debt_account bigint, p_debt bigint, p_done wallet_done[]
) returns bigint language plpgsql as $$
declare
  v_debt_account bigint := p_debt_account;
  v_transit bigint;
  v_settlement bigint;
  d wallet_done;
begin
  if v_debt_account is null then
    v_debt_account := ledger_account_id(p_site, 'debt', p_call.currency, p_call.member_id, null);
    update ledger_balance b set debt_account_id = v_debt_account
      where b.site_id = p_site and b.account_id = p_call.account_id;
  end if;
  update ledger_balance b set balance = p_debt where b.site_id = p_site and b.account_id = v_debt_account;
  foreach d in array p_done loop
    if d.owed > 0 then
      insert into ledger_transfer
          (account_id, transfer_id, counter_id, amount, balance_after, site_id, kind, reference)
        values (v_debt_account, d.tx, d.vendor_account_id, -d.owed, d.debt, p_site, d.kind, d.action_id);
      insert into significant_event
          (site_id, event_id, kind, member_id, integration_id, currency, amount_minor, reference, at)
        values (p_site, d.tx, 'rolled_back_win_was_spent', p_call.member_id, p_call.integration, p_call.currency,
          d.owed,
          d.action_id, p_call.at);
    elsif d.owed < 0 then
      v_transit := coalesce(v_transit, ledger_account_id(p_site, 'transit', p_call.currency, null, null));
      v_settlement := ledger_next_id(p_call.at, d.tx);
      insert into ledger_transfer
          (account_id, transfer_id, counter_id, amount, balance_after, site_id, kind, reference)
        values
          (d.account_id, v_settlement, v_transit, d.owed, d.balance + d.owed, p_site, 'debt_settlement', d.tx::text),
          (v_debt_account, v_settlement, v_transit, -d.owed, d.debt, p_site, 'debt_settlement', d.tx::text);
    end if;
  end loop;
  return v_debt_account;
end $$;

revoke all on function wallet_write_debts from public;
