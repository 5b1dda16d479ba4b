-- What a settled period comes to for one agent by the facts, with the agents and downlines of the settlement: the same
-- rows as in agent_input, unless something is wrong.
create or replace function agent_facts(p_site text, p_run bigint, p_agent text)
returns table (
  child_id text, members integer, active integer, bet_minor bigint, win_minor bigint, bonus_minor bigint,
  rebate_minor bigint
) language plpgsql security definer set search_path = marquee, pg_temp as $$
#variable_conflict use_column
declare
  v_prior_site text := current_setting('marquee.site_id', true);
begin
  perform set_config('marquee.site_id', p_site, true);
  return query
    select f.child_id, f.members, f.active, f.bet_minor, f.win_minor, f.bonus_minor, f.rebate_minor
    from agent_run r cross join lateral agent_settle_rows(
      p_site, r.kind, r.period, r.from_at, r.until_at, r.min_bet_minor, r.run_id, p_agent, false) f
    where r.site_id = p_site and r.run_id = p_run;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function agent_facts from public;
grant execute on function agent_facts to marquee_app;
