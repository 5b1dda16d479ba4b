-- What past periods came to for an agent through one of its direct downlines, or in all for an empty child: for
-- simulations. Periods of days are read from the sums of days, shorter ones from the facts. No row where there was
-- nothing. Who belongs to the team is told by who stood in it at any time of the period.
create or replace function agent_past(
  p_site text, p_agent text, p_child text, p_by_day boolean, p_zone text, p_from timestamptz[], p_until timestamptz[],
  p_min bigint
) returns table (
  no integer, bet_minor bigint, win_minor bigint, bonus_minor bigint, rebate_minor bigint, active integer
) language plpgsql security definer set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_team text := case p_child when '' then p_agent else p_child end;
begin
  perform set_config('marquee.site_id', p_site, true);
  if p_by_day then
    return query
      select w.no::integer, sum(d.bet_minor)::bigint, sum(d.win_minor)::bigint, sum(d.bonus_minor)::bigint,
        sum(d.rebate_minor)::bigint,
        (select count(*)::integer from (
          select distinct s.descendant_id from team_span s
          where s.site_id = p_site and s.ancestor_id = v_team and s.from_at < w.until_at and s.until_at > w.from_at
        ) m where (
          select sum(o.bet_minor) >= p_min and sum(o.bets) > 0 from team_day o
          where o.site_id = p_site and o.agent_id = m.descendant_id and o.child_id = m.descendant_id
            and o.day >= (w.from_at at time zone p_zone)::date and o.day < (w.until_at at time zone p_zone)::date))
      from unnest(p_from, p_until) with ordinality as w (from_at, until_at, no)
        join team_day d on d.site_id = p_site and d.agent_id = p_agent and d.child_id = p_child
          and d.day >= (w.from_at at time zone p_zone)::date and d.day < (w.until_at at time zone p_zone)::date
      group by w.no, w.from_at, w.until_at;
  else
    return query
      select m.no::integer, sum(m.bet)::bigint, sum(m.win)::bigint, sum(m.bonus)::bigint, sum(m.rebate)::bigint,
        (count(*) filter (where m.bets > 0 and m.bet >= p_min))::integer
      from (
        select w.no, f.member_id, sum(f.bets) as bets, sum(f.bet_minor) as bet, sum(f.win_minor) as win,
          sum(f.bonus_minor) as bonus, sum(f.rebate_minor) as rebate
        from unnest(p_from, p_until) with ordinality as w (from_at, until_at, no)
          join team_play f on f.site_id = p_site and f.slot >= w.from_at and f.slot < w.until_at
          join team_span s on s.site_id = p_site and s.descendant_id = f.member_id and s.ancestor_id = v_team
            and s.from_at <= f.slot and s.until_at > f.slot
          join team_span u on u.site_id = p_site and u.descendant_id = f.member_id and u.ancestor_id = p_agent
            and u.depth = s.depth + case p_child when '' then 0 else 1 end
            and u.from_at <= f.slot and u.until_at > f.slot
        group by 1, 2
      ) m group by 1;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function agent_past from public;
grant execute on function agent_past to marquee_app;
