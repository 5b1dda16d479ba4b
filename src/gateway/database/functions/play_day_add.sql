-- Counts bets and wins to the days that they belong to. What is rolled back is negative.
create or replace function play_day_add(
  p_site text, p_member text, p_currency text, p_days date[], p_bets bigint[], p_wins bigint[]
) returns void language plpgsql set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  insert into play_day as d (site_id, member_id, currency, day, bet_minor, win_minor)
    select p_site, p_member, p_currency, t.day, sum(t.bet), sum(t.win)
    from unnest(p_days, p_bets, p_wins) as t (day, bet, win) group by t.day
    on conflict (site_id, member_id, currency, day) do update set
      bet_minor = d.bet_minor + excluded.bet_minor, win_minor = d.win_minor + excluded.win_minor;
end $$;

revoke all on function play_day_add from public;
