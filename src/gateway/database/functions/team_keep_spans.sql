-- Keeps team_span and the counts of team_member as member_upline changes: once for each statement, with the ancestors
-- locked in one order. A member's first place counts from the beginning of time, a later one from its move. Trial
-- accounts belong to no team.
create or replace function team_keep_spans() returns trigger
language plpgsql security definer set search_path = marquee, pg_temp
-- Only a few rows are needed, so index lookups are forced: without statistics the planner would read whole tables.
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  -- Null outside of a move.
  v_moved timestamptz := nullif(current_setting('marquee.moved_at', true), '')::timestamptz;
begin
  if tg_op = 'INSERT' then
    perform from team_member t
      where (t.site_id, t.member_id) in (select p.site_id, p.ancestor_id from placed p where p.depth > 0)
      order by t.member_id for no key update;
    with added as (
      insert into team_span (site_id, descendant_id, ancestor_id, depth, from_at)
        select p.site_id, p.descendant_id, p.ancestor_id, p.depth, coalesce(v_moved, '-infinity')
        from placed p
        where (select m.type from member m where m.site_id = p.site_id and m.member_id = p.descendant_id) <> 4
        on conflict (site_id, descendant_id, ancestor_id, from_at) do update
          set until_at = 'infinity', depth = excluded.depth
        returning site_id, descendant_id, ancestor_id, depth
    ), new_members as (
      insert into team_member (site_id, member_id)
        select a.site_id, a.descendant_id from added a where a.depth = 0
        on conflict do nothing
    )
    update team_member t set people = t.people + a.people
      from (select a.site_id, a.ancestor_id, count(*) as people from added a where a.depth > 0 group by 1, 2) a
      where t.site_id = a.site_id and t.member_id = a.ancestor_id;
  else
    perform from team_member t
      where (t.site_id, t.member_id) in (select o.site_id, o.ancestor_id from taken o)
      order by t.member_id for no key update;
    with ended as (
      update team_span s set until_at = coalesce(v_moved, clock_timestamp())
        from taken o
        where o.depth > 0 and s.site_id = o.site_id and s.descendant_id = o.descendant_id
          and s.ancestor_id = o.ancestor_id and s.until_at = 'infinity'
        returning s.site_id, s.ancestor_id
    )
    update team_member t set people = t.people - e.people
      from (select e.site_id, e.ancestor_id, count(*) as people from ended e group by 1, 2) e
      where t.site_id = e.site_id and t.member_id = e.ancestor_id;
    -- Without its own place, a member is gone.
    delete from team_span s using taken o
      where o.depth = 0 and s.site_id = o.site_id and s.descendant_id = o.descendant_id;
    delete from team_member t using taken o
      where o.depth = 0 and t.site_id = o.site_id and t.member_id = o.descendant_id;
  end if;
  return null;
end $$;

revoke all on function team_keep_spans from public;
