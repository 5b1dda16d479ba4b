-- What has come to all agents since the present period of a salary began, counted or not. Writes nothing.
create or replace function agent_window(
  p_site text, p_kind text, p_period text, p_from timestamptz, p_until timestamptz, p_min bigint
) returns table (
  agent_id text, upline_id text, contract_id bigint, tiers jsonb, child_id text, active integer, bet_minor bigint
) language plpgsql security definer set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_prior_site text := current_setting('marquee.site_id', true);
begin
  perform set_config('marquee.site_id', p_site, true);
  return query
    select r.agent_id, r.upline_id, t.contract_id, t.tiers, r.child_id, r.active, r.bet_minor
    from agent_settle_rows(p_site, p_kind, p_period, p_from, p_until, p_min, null, null, true) r
      join agent_terms(p_site, p_kind, p_period, p_from) t on t.agent_id = r.agent_id;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function agent_window from public;
grant execute on function agent_window to marquee_app;
