-- The limits as a bet is held to them: the largest that is allowed by itself, and what is left in each window.
create or replace function play_limits_at(
  p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz,
  out is_excluded boolean, out most bigint, out today date, out windows date[], out lefts bigint[],
    out of_losses boolean[]
) language plpgsql stable set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  today := (p_at at time zone p_zone)::date;
  is_excluded := exists (select 1 from play_exclusion e
    where e.site_id = p_site and e.member_id = p_member
      and (e.until_at is null or e.until_at > p_at or e.ends_on_request));
  select min(f.most_minor) filter (where f.limit_kind = 'bet'),
    coalesce(array_agg(f.window_from) filter (where f.limit_kind in ('stake', 'loss')), '{}'),
    coalesce(array_agg(f.most_minor - f.used_minor) filter (where f.limit_kind in ('stake', 'loss')), '{}'),
    coalesce(array_agg(f.limit_kind = 'loss') filter (where f.limit_kind in ('stake', 'loss')), '{}')
    into most, windows, lefts, of_losses
    from play_limits_in_force(p_site, p_member, p_currency, p_zone, p_at) f;
end $$;

revoke all on function play_limits_at from public;
