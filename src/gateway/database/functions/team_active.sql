-- How many at or below a member bet on days from p_first to p_last. The role of agents asks for members of its team
-- alone. Whoever bet last within days up to the present one needs no look at the days.
create or replace function team_active(p_site text, p_member text, p_first date, p_last date, p_today date)
returns integer language plpgsql stable security definer set search_path = marquee, pg_temp
set plan_cache_mode = force_custom_plan set jit = off as $$
begin
  if current_setting('marquee.site_id', true) is distinct from p_site
    or coalesce(current_setting('marquee.agent_id', true), '') <> '' and not in_team(p_member) then
    return 0;
  end if;
  if p_last >= p_today then
    return (select count(*) from member_upline u
      cross join lateral (
        select t.active_day from team_member t where t.site_id = p_site and t.member_id = u.descendant_id offset 0
      ) t
      where u.site_id = p_site and u.ancestor_id = p_member and t.active_day >= p_first);
  end if;
  return (select count(*) from member_upline u
    cross join lateral (
      select from team_day d where d.site_id = p_site and d.agent_id = u.descendant_id
        and d.child_id = u.descendant_id and d.day >= p_first and d.day <= p_last and d.active > 0 limit 1
    ) d
    where u.site_id = p_site and u.ancestor_id = p_member);
end $$;

revoke all on function team_active from public;
grant execute on function team_active to marquee_app, marquee_agents;
