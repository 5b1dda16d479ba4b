-- Whether a round is open that a bonus paid for: its winnings are not known yet.
create or replace function bonus_in_play(p_site text, p_bonus bigint) returns boolean
language sql stable set search_path = marquee, pg_temp as $$
  select exists (
    select from bonus_move m
    cross join lateral (
      select from game_round g where g.site_id = p_site and g.account_id = m.account_id and g.round_id = m.round_id
        and g.closed_at is null offset 0
    ) g
    where m.site_id = p_site and m.bonus_id = p_bonus and m.staked_minor > 0)
$$;

revoke all on function bonus_in_play from public;
grant execute on function bonus_in_play to marquee_app;
