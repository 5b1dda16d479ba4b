-- Counts what was lost in a wallet of a vendor's own, negative where it was won, on the day that it becomes known. A
-- loss is no stake: stakes are read from the rounds.
create or replace function play_count_at_vendor(
  p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz, p_lost bigint
) returns void language plpgsql security definer set search_path = marquee, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
begin
  perform set_config('marquee.site_id', p_site, true);
  if play_hold(p_site, p_member) then
    insert into play_day as d (site_id, member_id, currency, day, bet_minor, win_minor, vendor_lost_minor)
      values (p_site, p_member, p_currency, (p_at at time zone p_zone)::date, 0, 0, p_lost)
      on conflict (site_id, member_id, currency,
        day) do update set vendor_lost_minor = d.vendor_lost_minor + excluded.vendor_lost_minor;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function play_count_at_vendor from public;
grant execute on function play_count_at_vendor to marquee_app;
