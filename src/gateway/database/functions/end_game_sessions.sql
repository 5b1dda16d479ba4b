-- Trigger: whatever ends a session of a member, its games end in the same statement, so that no bet comes between.
create or replace function end_game_sessions() returns trigger language plpgsql set search_path = marquee, pg_temp as $$
      begin
        update game_session g set ended_at = clock_timestamp() from ended
          where g.site_id = ended.site_id and g.session_digest = ended.token_digest and g.ended_at is null;
        return null;
      end $$;
