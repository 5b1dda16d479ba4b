-- The bonus that a player's bets may take money of, locked. Once its time is over it pays no bets, and has its share of
-- what the rounds bring that it paid for; no columns are set where there is none.
create or replace function wallet_bonus_of(p_site text, p_call wallet_call) returns wallet_bonus language plpgsql as $$
declare
  v_bonus wallet_bonus;
begin
  select b.bonus_id, l.account_id, l.balance, b.is_first, b.largest_bet_minor, b.expires_at <= p_call.at
    into v_bonus.bonus_id, v_bonus.account_id, v_bonus.pot, v_bonus.is_first, v_bonus.largest_bet, v_bonus.is_over
    from bonus b
      cross join lateral (
        select one.account_id, one.balance from ledger_balance one
        where one.site_id = p_site and one.account_id = b.pot_account_id
      ) l
    where b.site_id = p_site and b.member_id = p_call.member_id and b.currency = p_call.own and b.state = 'active'
    for no key update;
  return case when found then v_bonus end;
end $$;

revoke all on function wallet_bonus_of from public;
