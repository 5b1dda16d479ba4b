-- What the active bonus of a player holds, in minor units.
create or replace function wallet_bonus_balance(p_site text, p_call wallet_call) returns bigint language sql as $$
  select b.balance from ledger_balance b where b.site_id = p_site
    and b.account_id = ledger_account_id(p_site, 'bonus', p_call.own, p_call.member_id, null)
$$;

revoke all on function wallet_bonus_balance from public;
