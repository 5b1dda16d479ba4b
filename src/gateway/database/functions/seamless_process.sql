-- One call of a vendor by itself: see seamless_process_many.
create or replace function seamless_process(p_site text, p_integration text, p_request jsonb) returns jsonb
language plpgsql security definer set search_path = marquee, pg_temp as $$
begin
  return seamless_process_many(
    jsonb_build_array(p_request || jsonb_build_object('site', p_site, 'integration', p_integration))) -> 0;
end $$;

revoke all on function seamless_process from public;
grant execute on function seamless_process to marquee_app;
