-- Keeps team_span and the counts of team_member as member_upline changes. The first place of a member holds from the
-- beginning of time; a later one from the moment of its move. Trial accounts have no place in any team.
create or replace function team_keep_spans() returns trigger
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  -- Null outside of a move.
  v_moved timestamptz := nullif(current_setting('marquee.moved_at', true), '')::timestamptz;
begin
  if tg_op = 'INSERT' then
    if (select m.type from member m where m.site_id = new.site_id and m.member_id = new.descendant_id) = 4 then
      return null;
    end if;
    insert into team_span (site_id, descendant_id, ancestor_id, depth, from_at)
      values (new.site_id, new.descendant_id, new.ancestor_id, new.depth,
        coalesce(v_moved, '-infinity'))
      on conflict (site_id, descendant_id, ancestor_id, from_at) do update
        set until_at = 'infinity', depth = excluded.depth;
    insert into team_member (site_id, member_id) values (new.site_id, new.descendant_id) on conflict do nothing;
    if new.depth > 0 then
      update team_member t set people = t.people + 1 where t.site_id = new.site_id and t.member_id = new.ancestor_id;
    end if;
  else
    if old.depth = 0 then
      delete from team_span s where s.site_id = old.site_id and s.descendant_id = old.descendant_id;
      delete from team_member t where t.site_id = old.site_id and t.member_id = old.descendant_id;
    else
      update team_span s set until_at = coalesce(v_moved, clock_timestamp()) where s.site_id = old.site_id and s.descendant_id = old.descendant_id
        and s.ancestor_id = old.ancestor_id and s.until_at = 'infinity';
      if found then
        update team_member t set people = t.people - 1
          where t.site_id = old.site_id and t.member_id = old.ancestor_id;
      end if;
    end if;
  end if;
  return null;
end $$;

revoke all on function team_keep_spans from public;
