-- The bonus that a player's bets may take money of, locked. Once its time is over it pays no bets, and has its share of
-- what the rounds bring that it paid for; no columns are set where there is none.
create or replace function wallet_bonus_of(p_site text, p_call wallet_call) returns wallet_bonus language plpgsql as $$
declare
  v_bonus wallet_bonus;
  v_account bigint;
begin
  select b.bonus_id, b.is_first, b.largest_bet_minor, b.expires_at <= p_call.at
    into v_bonus.bonus_id, v_bonus.is_first, v_bonus.largest_bet, v_bonus.is_over
    from bonus b
    where b.site_id = p_site and b.member_id = p_call.member_id and b.currency = p_call.own and b.state = 'active'
    for no key update;
  if not found then
    return null;
  end if;
  v_account := ledger_account_id(p_site, 'bonus', p_call.own, p_call.member_id, null);
  select v_account, b.balance into strict v_bonus.account_id, v_bonus.pot from ledger_balance b
    where b.site_id = p_site and b.account_id = v_account for no key update;
  return v_bonus;
end $$;

revoke all on function wallet_bonus_of from public;
