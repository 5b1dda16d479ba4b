-- Has the play of a site counted anew from p_from on: for a database that had play before it counted any, and for one
-- into which play of the past was written. What vendors with wallets of their own told meanwhile is not told again.
create or replace function team_recount(p_site text, p_from timestamptz) returns void
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
begin
  perform set_config('marquee.site_id', p_site, true);
  insert into team_progress (site_id, counted_to) values (p_site, p_from) on conflict do nothing;
  perform from team_progress p where p.site_id = p_site for no key update;
  delete from team_play t where t.site_id = p_site;
  delete from team_day d where d.site_id = p_site;
  update team_member t set active_day = null, first_deposit_at = null where t.site_id = p_site;
  update team_progress p set counted_to = date_bin('5 minutes', p_from, '2000-01-01T00:00:00Z')
    where p.site_id = p_site;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function team_recount from public;
grant execute on function team_recount to marquee_app;
