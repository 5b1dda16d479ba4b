-- Settles a period of a kind for all agents of a site in one step: what came to each (agent_input), its share by the
-- tier that is reached (agent_share), what is taken along (agent_carry) and what is to be paid (agent_payment). The
-- rate is that of the highest tier whose conditions are all reached, never above the effective rate of the upline.
-- Of the share go what direct downlines get by their contracts and what is owed from before; what is missing is owed.
--
-- Periods follow each other without gaps. Returns the run; null where the period is not the next one, or facts of it
-- are still to be counted.
create or replace function agent_settle(
  p_site text, p_kind text, p_period text, p_zone text, p_currency text, p_from timestamptz, p_until timestamptz,
  p_due timestamptz, p_min bigint, p_carried boolean, p_house jsonb, p_automatic boolean, p_at timestamptz
) returns bigint
-- All agents of a site are settled at once: nested loops would be quadratic in them where statistics are missing.
language plpgsql security definer set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan
set jit = off set enable_nestloop = off as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_settled timestamptz;
  v_run bigint;
begin
  perform set_config('marquee.site_id', p_site, true);
  select g.settled_to into v_settled from agent_progress g
    where g.site_id = p_site and g.kind = p_kind for no key update;
  if v_settled is distinct from p_from
    or not exists (select from team_progress t where t.site_id = p_site and t.counted_to >= p_until) then
    perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
    return null;
  end if;

  insert into agent_run (site_id, kind, period, from_at, until_at, due_at, min_bet_minor, is_carried, house_tiers,
      settled_at)
    values (p_site, p_kind, p_period, p_from, p_until, p_due, p_min, p_carried, p_house, p_at)
    returning run_id into v_run;
  insert into agent_input (site_id, run_id, agent_id, upline_id, child_id, members, active, bet_minor, win_minor,
      bonus_minor, rebate_minor)
    select p_site, v_run, r.agent_id, r.upline_id, r.child_id, r.members, r.active, r.bet_minor, r.win_minor,
      r.bonus_minor, r.rebate_minor
    from agent_settle_rows(p_site, p_kind, p_period, p_from, p_until, p_min, null, null, false) r;

  with recursive sums as materialized (
    select i.agent_id, i.upline_id, sum(i.bet_minor)::bigint as turnover, sum(i.active)::integer as active,
      sum(case when p_kind = 'dividend' then i.bet_minor - i.win_minor - i.bonus_minor - i.rebate_minor
        else i.bet_minor end)::bigint as base
    from agent_input i where i.site_id = p_site and i.run_id = v_run group by 1, 2
  ), own as materialized (
    select s.*, t.contract_id, carried.minor as carry, coalesce(c.debt_minor, 0) as debt,
      coalesce(r.tier, 0) as tier, coalesce(r.rate, 0) as tier_rate
    from sums s
      join agent_terms(p_site, p_kind, p_period, p_from) t on t.agent_id = s.agent_id
      left join agent_carry c on c.site_id = p_site and c.kind = p_kind and c.agent_id = s.agent_id
      cross join lateral (select case when p_carried then coalesce(c.carry_minor, 0) else 0 end as minor) carried
      left join lateral (
        select l.tier::integer, (l.terms ->> 'rate')::integer as rate
        from jsonb_array_elements(coalesce(t.tiers, p_house)) with ordinality as l (terms, tier)
        where (l.terms ->> 'turnover')::bigint <= s.turnover and (l.terms ->> 'active')::integer <= s.active
          and (l.terms ->> 'netLoss' is null or (l.terms ->> 'netLoss')::bigint <= s.base + carried.minor)
        order by l.tier desc limit 1
      ) r on true
  ), capped as (
    select o.agent_id, 10000 as cap, o.tier_rate as rate from own o where o.upline_id = ''
    union all
    select o.agent_id, k.rate, least(o.tier_rate, k.rate)
    from capped k join own o on o.upline_id = k.agent_id and o.upline_id <> ''
  ), gross as materialized (
    select o.*, k.cap, div(greatest(o.base + o.carry, 0)::numeric * k.rate, 10000)::bigint as gross
    from own o join capped k on k.agent_id = o.agent_id
  ), below as materialized (
    select g.upline_id, sum(g.gross)::bigint as gross from gross g where g.upline_id <> '' group by 1
  )
  insert into agent_share (site_id, run_id, agent_id, upline_id, contract_id, turnover_minor, active, base_minor,
      carry_in_minor, debt_in_minor, tier, tier_rate, cap_rate, gross_minor, downlines_minor, paid_minor,
      carry_out_minor, debt_out_minor)
    select p_site, v_run, g.agent_id, g.upline_id, g.contract_id, g.turnover, g.active, g.base, g.carry, g.debt,
      g.tier, g.tier_rate, g.cap, g.gross, coalesce(b.gross, 0), greatest(due.minor, 0),
      case when p_carried then least(g.base + g.carry, 0) else 0 end, greatest(-due.minor, 0)
    from gross g left join below b on b.upline_id = g.agent_id
      cross join lateral (select g.gross - coalesce(b.gross, 0) - g.debt as minor) due;

  insert into agent_carry as c (site_id, kind, agent_id, carry_minor, debt_minor)
    select p_site, p_kind, s.agent_id, s.carry_out_minor, s.debt_out_minor
    from agent_share s
      left join agent_carry b on b.site_id = p_site and b.kind = p_kind and b.agent_id = s.agent_id
    where s.site_id = p_site and s.run_id = v_run and (s.carry_out_minor <> coalesce(b.carry_minor, 0)
      or s.debt_out_minor <> coalesce(b.debt_minor, 0))
    on conflict (site_id, kind, agent_id) do update
      set carry_minor = excluded.carry_minor, debt_minor = excluded.debt_minor;
  insert into agent_payment (site_id, run_id, agent_id, kind, amount_minor, currency, day, from_at, until_at, due_at,
      state, requested_at)
    select p_site, v_run, s.agent_id, p_kind, s.paid_minor, p_currency,
      (case when p_kind = 'dividend' then p_due else p_from end at time zone p_zone)::date, p_from, p_until, p_due,
      case when p_automatic then 'requested' else 'ready' end, case when p_automatic then p_at end
    from agent_share s
    where s.site_id = p_site and s.run_id = v_run and s.paid_minor > 0
    order by s.agent_id;
  update agent_progress g set settled_to = p_until where g.site_id = p_site and g.kind = p_kind;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_run;
end $$;

revoke all on function agent_settle from public;
grant execute on function agent_settle to marquee_app;
