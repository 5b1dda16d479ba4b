-- Trigger: tells the operators' desk that what waits for somebody changed. The argument is the topic. Each topic of a
-- site is sent once per transaction, however many rows it changes.
create or replace function tell_desk() returns trigger language plpgsql
set search_path = marquee, pg_temp as $$
begin
  perform pg_notify('marquee_desk', coalesce(new.site_id, old.site_id) || ' ' || tg_argv[0]);
  return null;
end $$;
