-- Trigger: orders the vendor to end what was ended here, in the same transaction, whatever statement ended it. One
-- order names 100 sessions at most.
create or replace function announce_ended_games() returns trigger language plpgsql
set search_path = marquee, pg_temp as $$
begin
  insert into game_session_end (site_id, integration_id, member_id, session_ids, reason, ordered_at)
    select e.site_id, e.integration_id, e.member_id, array_agg(e.session_id), e.reason, max(e.ended_at) from (
      select a.site_id, a.integration_id, a.member_id, a.session_id, coalesce(a.end_reason, 'sessionEnded') as reason,
        a.ended_at,
        (row_number() over (partition by a.integration_id, a.member_id order by a.session_id) - 1) / 100 as part
      from after_end a
      join before_end b on b.site_id = a.site_id and b.session_id = a.session_id and b.ended_at is null
      join vendor_integration i on i.site_id = a.site_id and i.integration_id = a.integration_id
      where a.ended_at is not null and a.mode = 'real' and i.settings ->> 'serverUrl' is not null
    ) e
    group by e.site_id, e.integration_id, e.member_id, e.reason, e.part;
  return null;
end $$;
