-- Counts the play and payments of all members of a site from where the last call ended up to p_to at most, by slots of
-- five minutes and by days of p_zone: each member's own (team_play), and for everybody above it what they come to
-- (team_day) and who bet (team_active_day). An amount counts when it moved, for those who stood above the member when
-- its slot began. A call counts p_most at most. A site's first call begins with the previous month, or with the first
-- transfer since then.
--
-- Stakes are bets less what was rolled back of them; so are wins. What an action moved beside its transfer, because of
-- debts, counts too. Vendors with wallets of their own report sums: the new part counts when it was reported, or with
-- the next slot where it commits later.
--
-- Returns up to where it has counted.
create or replace function team_count(
  p_site text, p_zone text, p_currency text, p_to timestamptz, p_most interval
) returns timestamptz
language plpgsql security definer set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan
set jit = off as $$
declare
  c_slot constant interval := interval '5 minutes';
  -- How long reports of vendors are kept for a recount.
  c_kept constant interval := interval '100 days';
  v_prior_site text := current_setting('marquee.site_id', true);
  v_from timestamptz;
  v_to timestamptz;
  v_first bigint;
  v_last bigint;
begin
  perform set_config('marquee.site_id', p_site, true);
  if not exists (select from team_progress p where p.site_id = p_site) then
    v_from := (date_trunc('month', p_to at time zone p_zone) - interval '1 month') at time zone p_zone;
    select least(p_to, ledger_moment(min(t.transfer_id))) into v_from from ledger_transfer t
      where t.site_id = p_site and t.transfer_id >= ledger_id_at(v_from);
    insert into team_progress (site_id, counted_to)
      values (p_site, date_bin(c_slot, coalesce(v_from, p_to), '2000-01-01T00:00:00Z')) on conflict do nothing;
  end if;
  select p.counted_to into strict v_from from team_progress p where p.site_id = p_site for no key update;
  v_to := date_bin(c_slot, least(p_to, v_from + p_most), '2000-01-01T00:00:00Z');
  if v_to <= v_from then
    perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
    return v_from;
  end if;
  v_first := ledger_id_at(v_from);
  v_last := ledger_id_at(v_to);

  create temporary table if not exists team_moved (
    account_id bigint, slot timestamptz, bets bigint, bet bigint, win bigint, bonus bigint, rebate bigint,
    deposit bigint, withdrawal bigint
  ) on commit delete rows;
  create temporary table if not exists team_counted (
    member_id text collate "C", slot timestamptz, bets bigint, bet bigint, win bigint, bonus bigint, rebate bigint,
    deposit bigint, withdrawal bigint, registrations integer, first_deposits integer
  ) on commit delete rows;
  delete from team_moved;
  delete from team_counted;
  -- Keyed lookups are lateral, so that no plan goes through the transfers more than once.
  insert into team_moved
    select m.account_id, date_bin(c_slot, ledger_moment(m.id), '2000-01-01T00:00:00Z'), sum(m.bets), sum(m.bet),
      sum(m.win), sum(m.bonus), sum(m.rebate), sum(m.deposit), sum(m.withdrawal)
    from (
      select t.transfer_id as id, t.account_id,
        case when t.round_id is null then 0 when t.kind = 'bet' then 1
          when t.kind = 'rollback' and moved.amount > 0 then -1 else 0 end as bets,
        case when t.round_id is not null and (t.kind = 'bet' or t.kind = 'rollback' and moved.amount > 0)
          then -moved.amount else 0 end as bet,
        case when t.round_id is not null and t.kind <> 'bet' and (t.kind <> 'rollback' or moved.amount < 0)
          then moved.amount else 0 end as win,
        case when t.round_id is null and t.kind in ('bonus', 'points_bonus') then t.amount else 0 end as bonus,
        case when t.round_id is null and t.kind = 'rebate' then t.amount else 0 end as rebate,
        case when t.kind in ('deposit_credit', 'deposit_refund') then t.amount else 0 end as deposit,
        case when t.kind in ('withdrawal_reserve', 'withdrawal_release', 'withdrawal_return')
          then -t.amount else 0 end as withdrawal
      from ledger_transfer t
        left join lateral (
          select d.moved_minor from wallet_action_detail d
          where d.site_id = p_site and d.account_id = t.account_id and d.transfer_id = t.transfer_id offset 0
        ) d on t.round_id is not null
        cross join lateral (select coalesce(d.moved_minor, t.amount) as amount) moved
      where t.site_id = p_site and t.transfer_id >= v_first and t.transfer_id < v_last
    ) m
    group by 1, 2;
  with reported as (
    update team_vendor_play v set slot = greatest(date_bin(c_slot, v.at, '2000-01-01T00:00:00Z'), v_from)
      where v.site_id = p_site and v.slot is null and v.at < v_to
      returning v.account_id, v.slot, v.bets, v.bet_minor, v.win_minor
  )
  insert into team_moved select r.account_id, r.slot, r.bets, r.bet_minor, r.win_minor, 0, 0, 0, 0 from reported r;
  insert into team_counted
    select a.member_id, m.slot, m.bets, m.bet, m.win, m.bonus, m.rebate, m.deposit, m.withdrawal, 0, 0
    from team_moved m
    cross join lateral (
      select a.member_id from ledger_account a
      where a.site_id = p_site and a.account_id = m.account_id and a.kind = 'member' and a.currency = p_currency
      offset 0
    ) a
    where m.bets <> 0 or m.bet <> 0 or m.win <> 0 or m.bonus <> 0 or m.rebate <> 0 or m.deposit <> 0
      or m.withdrawal <> 0;
  delete from team_vendor_play v where v.site_id = p_site and v.slot < v_to - c_kept;
  insert into team_counted
    select m.member_id, date_bin(c_slot, m.registered_at, '2000-01-01T00:00:00Z'), 0, 0, 0, 0, 0, 0, 0, 1, 0
    from member m
    where m.site_id = p_site and m.registered_at >= v_from and m.registered_at < v_to and m.type <> 4;
  with firsts as (
    update team_member t set first_deposit_at = f.slot
    from (select c.member_id, min(c.slot) as slot from team_counted c where c.deposit > 0 group by 1) f
    where t.site_id = p_site and t.member_id = f.member_id and t.first_deposit_at is null
    returning t.member_id, t.first_deposit_at
  )
  insert into team_counted select f.member_id, f.first_deposit_at, 0, 0, 0, 0, 0, 0, 0, 0, 1 from firsts f;

  insert into team_play (site_id, slot, member_id, bets, bet_minor, win_minor, bonus_minor, rebate_minor)
    select p_site, c.slot, c.member_id, sum(c.bets), sum(c.bet), sum(c.win), sum(c.bonus), sum(c.rebate)
    from team_counted c
    where c.bets <> 0 or c.bet <> 0 or c.win <> 0 or c.bonus <> 0 or c.rebate <> 0
    group by 2, 3;

  with active as (
    -- The days on which a member bets for the first time within them, with the slot that says who stands above it, and
    -- the day of its bet before.
    select a.member_id, a.day, a.slot, coalesce(lag(a.day) over (partition by a.member_id order by a.day),
      (select t.active_day from team_member t where t.site_id = p_site and t.member_id = a.member_id),
      '-infinity') as prior_day
    from (
      select c.member_id, (c.slot at time zone p_zone)::date as day, min(c.slot) as slot
      from team_counted c
      where c.bets > 0
        and not exists (select from team_day d where d.site_id = p_site and d.agent_id = c.member_id
          and d.child_id = c.member_id and d.day = (c.slot at time zone p_zone)::date and d.active > 0)
      group by 1, 2
    ) a
  ), facts as (
    select c.member_id, c.slot, c.bets, c.bet, c.win, c.bonus, c.rebate, c.deposit, c.withdrawal, c.registrations,
      c.first_deposits, 0 as active, null::date as prior_day
    from team_counted c
    union all
    select a.member_id, a.slot, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, a.prior_day from active a
  ), spread as materialized (
    select f.*, (f.slot at time zone p_zone)::date as day, s.ancestor_id, s.depth, s.child_id,
      greatest(s.from_at, s.child_from) as since
    from facts f
    -- With the direct downline through which the amount came: who stands one level nearer to the member.
    cross join lateral (
      select s.ancestor_id, s.depth, s.from_at, lag(s.ancestor_id, 1, s.ancestor_id) over line as child_id,
        lag(s.from_at, 1, s.from_at) over line as child_from
      from team_span s
      where s.site_id = p_site and s.descendant_id = f.member_id and s.from_at <= f.slot and s.until_at > f.slot
      window line as (order by s.depth)
      offset 0
    ) s
  ), people as (
    insert into team_active_day as d (site_id, agent_id, child_id, day, prior_day, people)
      select p_site, s.ancestor_id, child.id, s.day, prior.day, count(*)
      from spread s
      cross join lateral (values (''), (s.child_id)) as child (id)
      cross join lateral (
        -- Who was moved since then bet below somebody else.
        select case when s.since <= s.prior_day::timestamp at time zone p_zone then s.prior_day
          else team_prior_day(p_site, s.member_id, s.ancestor_id, child.id, s.prior_day, p_zone) end as day offset 0
      ) prior
      where s.active = 1
      group by 2, 3, 4, 5
      order by 2, 3, 4, 5
      on conflict (site_id, agent_id, child_id, day, prior_day) do update set people = d.people + excluded.people
  )
  insert into team_day as d (site_id, agent_id, child_id, day, bets, bet_minor, win_minor, bonus_minor, rebate_minor,
      deposit_minor, withdrawal_minor, active, registrations, first_deposits)
    select p_site, s.ancestor_id, child.id, s.day, sum(s.bets), sum(s.bet), sum(s.win),
      sum(s.bonus), sum(s.rebate), sum(s.deposit), sum(s.withdrawal), sum(s.active),
      coalesce(sum(s.registrations) filter (where s.depth > 0), 0),
      coalesce(sum(s.first_deposits) filter (where s.depth > 0), 0)
    from spread s cross join lateral (values (''), (s.child_id)) as child (id)
    group by 2, 3, 4
    order by 2, 3, 4
    on conflict (site_id, agent_id, child_id, day) do update set
      bets = d.bets + excluded.bets, bet_minor = d.bet_minor + excluded.bet_minor,
      win_minor = d.win_minor + excluded.win_minor, bonus_minor = d.bonus_minor + excluded.bonus_minor,
      rebate_minor = d.rebate_minor + excluded.rebate_minor, deposit_minor = d.deposit_minor + excluded.deposit_minor,
      withdrawal_minor = d.withdrawal_minor + excluded.withdrawal_minor, active = d.active + excluded.active,
      registrations = d.registrations + excluded.registrations,
      first_deposits = d.first_deposits + excluded.first_deposits;

  update team_member t set active_day = a.day
    from (select c.member_id, max((c.slot at time zone p_zone)::date) as day from team_counted c
      where c.bets > 0 group by 1) a
    where t.site_id = p_site and t.member_id = a.member_id
      and t.active_day is distinct from greatest(t.active_day, a.day);
  update team_progress p set counted_to = v_to where p.site_id = p_site;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_to;
end $$;

revoke all on function team_count from public;
grant execute on function team_count to marquee_app;
