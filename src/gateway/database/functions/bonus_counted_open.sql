-- What counts towards the turnover of a bonus in rounds that are open: a bet that is taken back would count no longer.
create or replace function bonus_counted_open(p_site text, p_bonus bigint) returns bigint
language sql stable set search_path = marquee, pg_temp as $$
  select coalesce(sum(m.counted_minor), 0)::bigint
  from bonus_move m
  cross join lateral (
    select from game_round g where g.site_id = p_site and g.account_id = m.account_id and g.round_id = m.round_id
      and g.closed_at is null offset 0
  ) g
  where m.site_id = p_site and m.bonus_id = p_bonus
$$;

revoke all on function bonus_counted_open from public;
