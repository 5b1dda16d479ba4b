-- Whether anything has to be looked at before a bet of the member. Limits on deposits and time are judged elsewhere.
create or replace function play_is_limited(p_site text, p_member text) returns boolean
language plpgsql stable set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return exists (select 1 from play_limit l where l.site_id = p_site and l.member_id = p_member
      and l.kind in ('bet', 'stake', 'loss'))
    or exists (select 1 from play_exclusion e where e.site_id = p_site and e.member_id = p_member);
end $$;

revoke all on function play_is_limited from public;
