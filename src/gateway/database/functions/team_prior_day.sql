-- The latest day up to p_day that counts for an agent: whose first bet the member made below it, through a direct
-- downline of it ('' for any). -infinity where there is none. Only members that were moved need it.
create or replace function team_prior_day(
  p_site text, p_member text, p_agent text, p_child text, p_day date, p_zone text
) returns date
language sql stable set search_path = marquee, pg_temp as $$
  select coalesce((
    select d.day
    from (
      select d.day from team_day d
        where d.site_id = p_site and d.agent_id = p_member and d.child_id = p_member and d.day < p_day and d.active > 0
      union all
      select p_day where p_day > '-infinity'
    ) d
    cross join lateral (
      select min(t.slot) as slot
      from generate_series(d.day::timestamp at time zone p_zone,
        (d.day + 1)::timestamp at time zone p_zone - interval '5 minutes', interval '5 minutes') as five (slot)
      cross join lateral (
        select p.slot from team_play p
        where p.site_id = p_site and p.slot = five.slot and p.member_id = p_member and p.bets > 0 offset 0
      ) t
    ) first
    where exists (
      select from team_span s
      join team_span n on n.site_id = s.site_id and n.descendant_id = s.descendant_id
        and n.depth = greatest(s.depth - 1, 0) and n.from_at <= first.slot and n.until_at > first.slot
      where s.site_id = p_site and s.descendant_id = p_member and s.ancestor_id = p_agent
        and s.from_at <= first.slot and s.until_at > first.slot and (p_child = '' or n.ancestor_id = p_child)
    )
    order by d.day desc limit 1
  ), '-infinity')
$$;

revoke all on function team_prior_day from public;
