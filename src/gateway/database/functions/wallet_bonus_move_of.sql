-- What an action of a call moves between a bonus and the wallet. Before the action, a bet takes from the bonus what it
-- needs; after it, a win brings back the share that the bonus had in the stakes of its round. A rollback takes back both.
-- The bets of a round are held to the largest bet together.
-- p_moves: of the call’s actions before. p_prior: the action that a rollback reverses.
create or replace function wallet_bonus_move_of(
  p_site text, p_bonus wallet_bonus, p_moves wallet_bonus_move[], p_call wallet_call, p_round game_round,
  p_done wallet_done, p_balance bigint, p_prior bigint
) returns wallet_bonus_move language plpgsql as $$
declare
  m wallet_bonus_move;
  v_prior record;
  v_share bigint;
begin
  m.round_id := coalesce(p_done.other_round, p_done.round_id);
  m.moved := 0;
  m.staked := 0;
  m.won := 0;
  m.counted := 0;
  if p_done.kind = 'bet' and p_bonus.is_over then
    null;
  elsif p_done.kind = 'bet' then
    -- It moves nothing where its rollback came before it.
    m.staked := case
      when p_bonus.is_first
        and (p_bonus.largest_bet is null or p_round.bet_minor - p_done.moved <= p_bonus.largest_bet)
        then least(p_bonus.pot, -p_done.moved)
      else greatest(-p_done.moved - p_balance, 0) end;
    m.moved := m.staked;
    m.counted := -p_done.moved * coalesce(p_call.weight, 0) / 100;
  elsif p_done.kind = 'rollback' then
    select w.staked_minor as staked, w.won_minor as won, w.counted_minor as counted into v_prior from bonus_move w
      where w.site_id = p_site and w.account_id = p_call.account_id and w.transfer_id = p_prior
        and w.bonus_id = p_bonus.bonus_id;
    if not found then
      select w.staked, w.won, w.counted into v_prior from unnest(p_moves) w where w.action_tx = p_prior;
    end if;
    if found then
      m.staked := -v_prior.staked;
      m.won := -least(v_prior.won, p_bonus.pot);
      m.counted := -v_prior.counted;
      m.moved := -m.won;
    end if;
  elsif p_done.moved > 0 and p_round.bet_minor > 0 then
    v_share := coalesce((select sum(w.staked_minor) from bonus_move w
        where w.site_id = p_site and w.account_id = p_call.account_id and w.round_id = p_done.round_id
          and w.bonus_id = p_bonus.bonus_id), 0)
      + coalesce((select sum(w.staked) from unnest(p_moves) w where w.round_id = p_done.round_id), 0);
    m.won := floor(p_done.moved::numeric * least(v_share, p_round.bet_minor) / p_round.bet_minor)::bigint;
  end if;
  return m;
end $$;

revoke all on function wallet_bonus_move_of from public;
