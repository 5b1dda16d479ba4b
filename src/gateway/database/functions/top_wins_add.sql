-- Adds closed rounds to the winner board's table if they won more than was bet, and at least the floor of their day.
-- Removes rounds that changed after closing and no longer won.
create or replace function top_wins_add(p_site text, p_rounds game_round[], p_currencies text[]) returns void
language plpgsql as $$
declare
  v_floor bigint;
  r game_round;
begin
  for i in 1 .. cardinality(p_rounds) loop
    r := p_rounds[i];
    if r.win_minor > r.bet_minor then
      select f.floor_minor into v_floor from top_win_floor f
        where f.site_id = p_site and f.currency = p_currencies[i]
          and f.day = (ledger_moment(r.round_id) at time zone 'UTC')::date;
      if v_floor is null or r.win_minor >= v_floor then
        insert into top_win (site_id, currency, round_id, account_id, win_minor)
          values (p_site, p_currencies[i], r.round_id, r.account_id, r.win_minor)
          on conflict (site_id, currency, round_id) do update set win_minor = excluded.win_minor;
      end if;
    elsif r.rolled_back_minor > 0 or ledger_moment(r.last_id) > r.closed_at then
      delete from top_win t
        where t.site_id = p_site and t.currency = p_currencies[i] and t.round_id = r.round_id;
    end if;
  end loop;
end $$;

revoke all on function top_wins_add from public;
