-- Notes an encrypted envelope as used. Not new: somebody sent it before.
-- Runs as whoever calls it; it sets its site for the statement, since row-level security shows nothing without one.
create or replace function take_envelope(p_site text, p_envelope text, p_expires_at timestamptz, out is_new boolean)
language plpgsql set search_path = marquee, pg_temp as $$
begin
  perform set_config('marquee.site_id', p_site, true);
  insert into used_envelope (site_id, envelope_id, expires_at) values (p_site, p_envelope, p_expires_at)
    on conflict do nothing;
  is_new := found;
end $$;

revoke all on function take_envelope from public;
grant execute on function take_envelope to marquee_app;
