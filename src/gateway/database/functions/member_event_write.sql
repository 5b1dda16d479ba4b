-- Writes a realtime event, and returns its number: each audience counts its own, without a gap. Others who write to the
-- same audience wait for the commit.
create or replace function member_event_write(
  p_site text, p_audience text, p_type text, p_payload jsonb, p_at timestamptz
) returns bigint language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_id bigint;
begin
  insert into event_counter as c (site_id, audience, last_id) values (p_site, p_audience, 1)
    on conflict (site_id, audience) do update set last_id = c.last_id + 1
    returning c.last_id into v_id;
  insert into member_event (site_id, audience, event_id, type, payload, at)
    values (p_site, p_audience, v_id, p_type, p_payload, p_at);
  return v_id;
end $$;

revoke all on function member_event_write from public;
grant execute on function member_event_write to marquee_app;
