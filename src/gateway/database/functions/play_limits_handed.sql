-- Writes down that the vendor goes by the limits of a version; nothing where newer ones are on their way.
create or replace function play_limits_handed(
  p_site text, p_member text, p_integration text, p_currency text, p_version bigint, p_max_staked bigint,
    p_next timestamptz
) returns void language plpgsql security definer set search_path = marquee, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
begin
  perform set_config('marquee.site_id', p_site, true);
  update vendor_limit l set granted_minor = p_max_staked, tries = 0, next_try_at = p_next
    where l.site_id = p_site and l.member_id = p_member and l.integration_id = p_integration and l.currency = p_currency
      and l.version = p_version;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function play_limits_handed from public;
grant execute on function play_limits_handed to marquee_app;
