-- How many members bet on days from p_first to p_last, each once: of those who stood at or below an agent and, unless
-- p_child is '', came through that direct downline. The role of agents asks about agents of its team alone.
create or replace function team_active(p_site text, p_agent text, p_child text, p_first date, p_last date)
returns integer language plpgsql stable security definer set search_path = marquee, pg_temp as $$
begin
  if current_setting('marquee.site_id', true) is distinct from p_site
    or coalesce(current_setting('marquee.agent_id', true), '') <> '' and not in_team(p_agent) then
    return 0;
  end if;
  return (select coalesce(sum(d.people), 0) from team_active_day d
    where d.site_id = p_site and d.agent_id = p_agent and d.child_id = p_child and d.day >= p_first and d.day <= p_last
      and d.prior_day < p_first);
end $$;

revoke all on function team_active from public;
grant execute on function team_active to marquee_app, marquee_agents;
