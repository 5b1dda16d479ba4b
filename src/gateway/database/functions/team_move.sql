-- Moves a member with everybody below it under another upline; null is the house. Former uplines keep what was played
-- before. Refused (MQ006) where the new upline is the member or stands below it.
--
-- Returns when the move took effect: p_at, or the last move of one of them where clocks say that it was later.
create or replace function team_move(p_site text, p_member text, p_upline text, p_at timestamptz) returns timestamptz
language plpgsql security definer set search_path = marquee, pg_temp
-- Only a few rows are needed, so index lookups are forced: without statistics the planner would read whole tables.
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_at timestamptz;
begin
  perform set_config('marquee.site_id', p_site, true);
  -- Moves wait for each other, so that two of them cannot make a circle; registrations wait for moves.
  perform pg_advisory_xact_lock(wallet_key_of('teams', p_site, ''));
  select greatest(p_at, max(s.from_at), max(s.until_at) filter (where s.until_at < 'infinity')) into v_at
    from member_upline below
    join team_span s on s.site_id = below.site_id and s.descendant_id = below.descendant_id
    where below.site_id = p_site and below.ancestor_id = p_member;
  perform set_config('marquee.moved_at', v_at::text, true);
  if exists (select from member_upline u
      where u.site_id = p_site and u.ancestor_id = p_member and u.descendant_id = p_upline) then
    raise exception 'a member cannot stand below itself' using errcode = 'MQ006';
  end if;
  delete from member_upline u using member_upline below
    where below.site_id = p_site and below.ancestor_id = p_member and u.site_id = p_site
      and u.descendant_id = below.descendant_id and u.depth > below.depth;
  insert into member_upline (site_id, ancestor_id, descendant_id, depth)
    select p_site, above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
    from member_upline above, member_upline below
    where above.site_id = p_site and above.descendant_id = p_upline
      and below.site_id = p_site and below.ancestor_id = p_member;
  update member m set upline_id = p_upline where m.site_id = p_site and m.member_id = p_member;
  perform set_config('marquee.moved_at', '', true);
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_at;
end $$;

revoke all on function team_move from public;
grant execute on function team_move to marquee_app;
