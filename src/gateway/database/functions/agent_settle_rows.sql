-- What the facts of a period come to for every agent: a row for each direct downline that is an agent, and one with an
-- empty child for its own play and its direct members together. A fact counts for those who stood above its member
-- when its slot began, from the house down as far as each of them has terms with the one above. Members count as
-- active in a row where they bet p_min or more.
--
-- p_run takes the agents and downlines of that settlement in place of the present ones, and p_agent the facts of one
-- team alone; both may be null. p_live reads what the ledger has not yet been counted for.
--
-- Members who did not move are added up before their uplines are joined, so that the work is linear in the facts and
-- in the places of members. Terms and downlines are looked up by `in`, which hashes them whatever the planner expects:
-- a join of the two is quadratic where statistics are missing, as on PGlite.
create or replace function agent_settle_rows(
  p_site text, p_kind text, p_period text, p_from timestamptz, p_until timestamptz, p_min bigint, p_run bigint,
  p_agent text, p_live boolean
) returns table (
  agent_id text, upline_id text, child_id text, members integer, active integer, bet_minor bigint, win_minor bigint,
  bonus_minor bigint, rebate_minor bigint
) language plpgsql stable set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan
set jit = off as $$
#variable_conflict use_column
begin
  return query
  with terms as materialized (
    select t.agent_id, t.upline_id from agent_terms(p_site, p_kind, p_period, p_from) t where p_run is null
    union all
    select s.agent_id, s.upline_id from agent_share s where s.site_id = p_site and s.run_id = p_run
  ), downlines as materialized (
    select ''::text collate "C" as agent_id, m.member_id as child_id from member m
      where p_run is null and m.site_id = p_site and m.type in (1, 2, 41, 42)
    union all
    select i.agent_id, i.child_id from agent_input i
      where i.site_id = p_site and i.run_id = p_run and i.child_id <> ''
  ), movers as materialized (
    select s.descendant_id from team_span s where s.site_id = p_site and s.from_at > p_from and s.from_at < p_until
    union
    select s.descendant_id from team_span s where s.site_id = p_site and s.until_at > p_from and s.until_at < p_until
  ), facts as (
    select p.member_id, p.slot, p.bets, p.bet_minor, p.win_minor, p.bonus_minor, p.rebate_minor from team_play p
      where not p_live and p.site_id = p_site and p.slot >= p_from and p.slot < p_until
    union all
    select l.member_id, l.slot, l.bets, l.bet_minor, l.win_minor, l.bonus_minor, l.rebate_minor
      from agent_live_play(p_site, p_from, p_until) l where p_live
  ), plays as materialized (
    select f.member_id, case when f.member_id in (select v.descendant_id from movers v) then f.slot else p_from end
      as slot, sum(f.bets) as bets,
      sum(f.bet_minor) as bet, sum(f.win_minor) as win, sum(f.bonus_minor) as bonus, sum(f.rebate_minor) as rebate
    from facts f
    where p_agent is null or f.member_id in (select s.descendant_id from team_span s
      where s.site_id = p_site and s.ancestor_id = p_agent)
    group by 1, 2
  ), above as (
    select g.*, s.ancestor_id, s.depth, lag(s.ancestor_id) over way as below_id,
      coalesce(lead(s.ancestor_id) over way, '') as above_id
    from plays g join team_span s on s.site_id = p_site and s.descendant_id = g.member_id
      and s.from_at <= g.slot and s.until_at > g.slot
    window way as (partition by g.member_id, g.slot order by s.depth)
  ), chained as (
    select a.*, bool_and((a.ancestor_id, a.above_id) in (select t.agent_id, t.upline_id from terms t))
      over (partition by a.member_id, a.slot order by a.depth desc) as is_chained
    from above a
  ), by_member as (
    select c.ancestor_id, c.above_id,
      -- The key of a downline of that settlement names its agent; at present any agent is one.
      case when (case when p_run is null then '' else c.ancestor_id end, coalesce(c.below_id, ''))
        in (select d.agent_id, d.child_id from downlines d) then c.below_id else '' end as child_id, c.member_id,
      max(coalesce(c.below_id, c.ancestor_id)) as direct_id, sum(c.bets) as bets, sum(c.bet) as bet, sum(c.win) as win,
      sum(c.bonus) as bonus, sum(c.rebate) as rebate
    from chained c
    where c.is_chained and (p_agent is null or c.ancestor_id = p_agent)
    group by 1, 2, 3, 4
  )
  select b.ancestor_id, b.above_id, b.child_id, count(distinct b.direct_id)::integer,
    (count(*) filter (where b.bets > 0 and b.bet >= p_min))::integer, sum(b.bet)::bigint, sum(b.win)::bigint,
    sum(b.bonus)::bigint, sum(b.rebate)::bigint
  from by_member b group by 1, 2, 3;
end $$;

revoke all on function agent_settle_rows from public;
