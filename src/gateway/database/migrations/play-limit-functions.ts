/*
 * What limits a member's play, judged where the money is: in the transaction of the bet. Whoever has neither limits nor an exclusion is told
 * by the row of the balance, which is locked anyway, and costs nothing more.
 */

const PLANS = 'set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan';

/** Whether anything has to be looked at before a bet of the member. */
export const IS_LIMITED_FUNCTION = `
create function play_is_limited(p_site text, p_member text) returns boolean
language plpgsql stable ${PLANS} as $$
begin
  return exists (select 1 from play_limit l where l.site_id = p_site and l.member_id = p_member)
    or exists (select 1 from play_exclusion e where e.site_id = p_site and e.member_id = p_member);
end $$`;

/*
 * The limits that are in force at a moment with what counts towards them. Days are those of the site's calendar, and a week begins on Monday.
 * A single bet has no window, and nothing counts towards its limit.
 */
export const LIMITS_IN_FORCE_FUNCTION = `
create function play_limits_in_force(p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz)
returns table (limit_kind text, limit_period text, most_minor bigint, window_from date, used_minor bigint)
language plpgsql stable ${PLANS} as $$
declare
  v_today date := (p_at at time zone p_zone)::date;
begin
  return query
    select t.kind, t.period, t.most, t.began, case t.kind when 'stake' then d.bets when 'loss' then d.bets - d.wins else 0::bigint end
    from (
      select l.kind, l.period, case when l.next_from <= p_at then l.next_minor else l.amount_minor end as most,
        case l.period when 'day' then v_today when 'week' then date_trunc('week', v_today)::date
          when 'month' then date_trunc('month', v_today)::date end as began
      from play_limit l where l.site_id = p_site and l.member_id = p_member and l.currency = p_currency
    ) t
    cross join lateral (
      select coalesce(sum(p.bet_minor), 0)::bigint as bets, coalesce(sum(p.win_minor), 0)::bigint as wins from play_day p
      where p.site_id = p_site and p.member_id = p_member and p.currency = p_currency and p.day >= t.began
    ) d
    where t.most is not null;
end $$`;

/** The same as a bet is held to: the largest that is allowed by itself, and what is left in each window. */
export const LIMITS_AT_FUNCTION = `
create function play_limits_at(
  p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz,
  out is_excluded boolean, out most bigint, out today date, out windows date[], out lefts bigint[], out of_losses boolean[]
) language plpgsql stable ${PLANS} as $$
begin
  today := (p_at at time zone p_zone)::date;
  is_excluded := exists (select 1 from play_exclusion e
    where e.site_id = p_site and e.member_id = p_member and (e.until_at is null or e.until_at > p_at));
  select min(f.most_minor) filter (where f.limit_kind = 'bet'),
    coalesce(array_agg(f.window_from) filter (where f.limit_kind <> 'bet'), '{}'),
    coalesce(array_agg(f.most_minor - f.used_minor) filter (where f.limit_kind <> 'bet'), '{}'),
    coalesce(array_agg(f.limit_kind = 'loss') filter (where f.limit_kind <> 'bet'), '{}')
    into most, windows, lefts, of_losses
    from play_limits_in_force(p_site, p_member, p_currency, p_zone, p_at) f;
end $$`;

/** Counts bets and wins to the days that they belong to. What is rolled back is below nothing. */
export const DAY_ADD_FUNCTION = `
create function play_day_add(
  p_site text, p_member text, p_currency text, p_days date[], p_bets bigint[], p_wins bigint[]
) returns void language plpgsql ${PLANS} as $$
begin
  insert into play_day as d (site_id, member_id, currency, day, bet_minor, win_minor)
    select p_site, p_member, p_currency, t.day, sum(t.bet), sum(t.win)
    from unnest(p_days, p_bets, p_wins) as t (day, bet, win) group by t.day
    on conflict (site_id, member_id, currency, day) do update set
      bet_minor = d.bet_minor + excluded.bet_minor, win_minor = d.win_minor + excluded.win_minor;
end $$`;

/*
 * What follows from other limits or another exclusion, in their transaction: the balances of the member say whether there is anything to look
 * at. Where there was not before, nobody has counted: what has been played in the windows of today is counted from the actions.
 *
 * The account is opened where there is none, so that a first bet at the same time waits here or is seen.
 */
export const LIMITS_CHANGED_FUNCTION = `
create function play_limits_changed(p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz) returns void
language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_account bigint;
  v_was_limited boolean;
  v_is_limited boolean;
  v_today date := (p_at at time zone p_zone)::date;
  v_from date := least(date_trunc('week', v_today), date_trunc('month', v_today))::date;
  v_since timestamptz := v_from::timestamp at time zone p_zone;
begin
  perform set_config('marquee.site_id', p_site, true);
  v_account := ledger_account_id(p_site, 'member', p_currency, p_member, null);
  perform 1 from ledger_balance b
    where b.site_id = p_site and b.account_id in (select a.account_id from ledger_account a
      where a.site_id = p_site and a.member_id = p_member and a.kind = 'member')
    order by b.account_id for no key update;
  select b.is_limited into strict v_was_limited from ledger_balance b where b.site_id = p_site and b.account_id = v_account;
  v_is_limited := play_is_limited(p_site, p_member);
  if v_is_limited <> v_was_limited then
    update ledger_balance b set is_limited = v_is_limited
      where b.site_id = p_site and b.account_id in (select a.account_id from ledger_account a
        where a.site_id = p_site and a.member_id = p_member and a.kind = 'member');
  end if;
  if v_is_limited and not v_was_limited then
    delete from play_day d where d.site_id = p_site and d.member_id = p_member;
    insert into play_day (site_id, member_id, currency, day, bet_minor, win_minor)
      select p_site, p_member, q.currency, q.day, sum(q.bet), sum(q.win)
      from (
        -- What is rolled back counts no more on the day of what it reverses.
        select a.currency, (case when o.applied_at is null then a.applied_at else o.applied_at end at time zone p_zone)::date as day,
          case when a.kind = 'bet' or o.kind = 'bet' then -a.moved_minor else 0 end as bet,
          case when a.kind = 'bet' or o.kind = 'bet' then 0 else a.moved_minor end as win
        from game_round g
          join wallet_action a on a.site_id = p_site and a.round_id = g.round_id
          left join wallet_action o on o.site_id = p_site and o.integration_id = a.integration_id and o.action_id = a.original_action_id
        where g.site_id = p_site and g.member_id = p_member and g.last_action_at >= v_since
        union all
        -- Of vendors that keep wallets of their own there are no actions here.
        select g.currency, (g.opened_at at time zone p_zone)::date, g.bet_minor, g.win_minor
        from game_round g
          join vendor_integration i on i.site_id = p_site and i.integration_id = g.integration_id and i.wallet = 'transfer'
        where g.site_id = p_site and g.member_id = p_member and g.opened_at >= v_since
      ) q
      where q.day >= v_from group by q.currency, q.day;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;

/*
 * Writes the rounds that a vendor lists which keeps wallets of its own: the money of these is moved there, and comes to the ledger with what is
 * transferred. Rounds that are settled here nobody else may write. What they add counts towards the limits of whoever has some.
 */
export const RECORD_ROUNDS_FUNCTION = `
create function record_vendor_rounds(p_site text, p_integration text, p_zone text, p_at timestamptz, p_rounds jsonb)
returns table (recorded_round bigint, recorded_win bigint)
language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_vendor text;
begin
  perform set_config('marquee.site_id', p_site, true);
  select i.vendor into v_vendor from vendor_integration i
    where i.site_id = p_site and i.integration_id = p_integration and i.wallet = 'transfer';
  if not found then
    raise exception 'the rounds of this vendor are settled here' using errcode = 'MQ005';
  end if;
  insert into play_day as d (site_id, member_id, currency, day, bet_minor, win_minor)
    select p_site, m.member_id, told.currency, (least(told."openedAt", p_at) at time zone p_zone)::date,
      sum(told.bet - coalesce(g.bet_minor, 0)), sum(told.win - coalesce(g.win_minor, 0))
    from jsonb_to_recordset(p_rounds) as told (
      round text, "user" text, currency text, bet bigint, win bigint, finished boolean, "openedAt" timestamptz
    )
    join vendor_member m on m.site_id = p_site and m.integration_id = p_integration and m.user_id = told."user" collate "C"
    left join game_round g on g.site_id = p_site and g.integration_id = p_integration
      and g.vendor_round_id = told.round collate "C" and g.member_id = m.member_id
    where (g.status is null or g.status = 'open' or told.finished) and play_is_limited(p_site, m.member_id)
    group by m.member_id, told.currency, 4
    on conflict (site_id, member_id, currency, day) do update set
      bet_minor = d.bet_minor + excluded.bet_minor, win_minor = d.win_minor + excluded.win_minor;
  return query
    insert into game_round as r (
      site_id, integration_id, vendor, game_code, vendor_round_id, member_id, currency, bet_minor, win_minor,
      rolled_back_minor, status, opened_at, closed_at, last_action_at, won_minor
    )
    select p_site, p_integration, v_vendor, told.game, told.round, m.member_id, told.currency, told.bet, told.win,
      told.rolled_back, case when told.finished then 'closed' else 'open' end,
      -- The vendor's clock may be ahead of ours: nothing was played later than now.
      least(told."openedAt", p_at), case when told.finished then least(told."closedAt", p_at) end,
      p_at, case when told.finished and told.win > told.bet then told.win end
    from jsonb_to_recordset(p_rounds) as told (
      round text, game text, "user" text, currency text, bet bigint, win bigint, rolled_back bigint, finished boolean,
      "openedAt" timestamptz, "closedAt" timestamptz
    )
    join vendor_member m
      on m.site_id = p_site and m.integration_id = p_integration and m.user_id = told."user" collate "C"
    order by m.member_id, told.round
    on conflict (site_id, integration_id, vendor_round_id, member_id) do update set
      bet_minor = excluded.bet_minor, win_minor = excluded.win_minor, rolled_back_minor = excluded.rolled_back_minor,
      status = excluded.status, closed_at = coalesce(r.closed_at, excluded.closed_at),
      last_action_at = excluded.last_action_at, won_minor = excluded.won_minor
      where (r.bet_minor, r.win_minor, r.rolled_back_minor, r.status)
        is distinct from (excluded.bet_minor, excluded.win_minor, excluded.rolled_back_minor, excluded.status)
        -- A round that was over does not begin anew.
        and (r.status = 'open' or excluded.status = 'closed')
    returning r.round_id, r.won_minor;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;
