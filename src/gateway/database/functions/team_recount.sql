-- Has the play of a site counted again from the day of p_from on (in p_zone): where play of the past was written into a
-- database, or where transfers committed too late to be counted.
create or replace function team_recount(p_site text, p_zone text, p_from timestamptz) returns void
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_day date := (p_from at time zone p_zone)::date;
  v_from timestamptz := v_day::timestamp at time zone p_zone;
begin
  perform set_config('marquee.site_id', p_site, true);
  insert into team_progress (site_id, counted_to) values (p_site, v_from) on conflict do nothing;
  perform from team_progress p where p.site_id = p_site for no key update;
  delete from team_play t where t.site_id = p_site and t.slot >= v_from;
  delete from team_day d where d.site_id = p_site and d.day >= v_day;
  delete from team_active_day d where d.site_id = p_site and d.day >= v_day;
  update team_vendor_play v set slot = null where v.site_id = p_site and v.slot >= v_from;
  update team_member t set active_day = (
      select max(d.day) from team_day d
      where d.site_id = p_site and d.agent_id = t.member_id and d.child_id = t.member_id and d.active > 0
    ) where t.site_id = p_site and t.active_day >= v_day;
  update team_member t set first_deposit_at = null where t.site_id = p_site and t.first_deposit_at >= v_from;
  update team_progress p set counted_to = v_from where p.site_id = p_site and p.counted_to > v_from;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function team_recount from public;
grant execute on function team_recount to marquee_app;
