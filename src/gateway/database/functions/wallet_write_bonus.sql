-- Writes how the actions of a call moved the money of a bonus, and what counts towards its turnover.
create or replace function wallet_write_bonus(
  p_site text, p_call wallet_call, p_bonus wallet_bonus, p_moves wallet_bonus_move[]
) returns void language plpgsql as $$
declare
  v_transit bigint;
begin
  if exists (select from unnest(p_moves) m where m.move_tx is not null) then
    v_transit := ledger_account_id(p_site, 'transit', p_call.own, null, null);
    insert into ledger_transfer
        (account_id, transfer_id, counter_id, amount, balance_after, site_id, kind, reference)
      select side.account, m.move_tx, v_transit, side.amount, side.balance, p_site, 'bonus', p_bonus.bonus_id::text
      from unnest(p_moves) m
        cross join lateral (values (p_call.account_id, m.moved, m.balance), (p_bonus.account_id, -m.moved, m.pot))
          as side (account, amount, balance)
      where m.move_tx is not null;
    update ledger_balance b set balance = p_bonus.pot
      where b.site_id = p_site and b.account_id = p_bonus.account_id;
  end if;
  insert into bonus_move
      (site_id, account_id, transfer_id, round_id, bonus_id, staked_minor, won_minor, counted_minor)
    select p_site, p_call.account_id, m.action_tx, m.round_id, p_bonus.bonus_id, m.staked, m.won, m.counted
    from unnest(p_moves) m;
  update bonus b set counted_minor = b.counted_minor + (select sum(m.counted) from unnest(p_moves) m)
    where b.site_id = p_site and b.bonus_id = p_bonus.bonus_id;
end $$;

revoke all on function wallet_write_bonus from public;
