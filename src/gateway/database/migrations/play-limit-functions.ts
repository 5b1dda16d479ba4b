/*
 * What limits a member's play, judged where the money is: in the transaction of the bet. Whoever has neither limits nor
 * an exclusion is told by the row of the balance, which is locked anyway, and costs nothing more.
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
 * The limits that are in force at a moment with what counts towards them. Days are those of the site's calendar, and a
 * week begins on Monday. A single bet has no window, and nothing counts towards its limit. What lies with vendors that
 * keep wallets of their own counts as if it were lost: they ask nobody before a bet.
 */
export const LIMITS_IN_FORCE_FUNCTION = `
create function play_limits_in_force(p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz)
returns table (limit_kind text, limit_period text, most_minor bigint, window_from date, used_minor bigint)
language plpgsql stable ${PLANS} as $$
declare
  v_today date := (p_at at time zone p_zone)::date;
  v_held bigint;
begin
  select coalesce(sum(b.balance), 0) into v_held from ledger_account a
    join ledger_balance b on b.site_id = a.site_id and b.account_id = a.account_id
    where a.site_id = p_site and a.member_id = p_member and a.kind = 'member_vendor' and a.currency = p_currency;
  return query
    select t.kind, t.period, t.most, t.began,
      case t.kind when 'stake' then d.bets + v_held when 'loss' then d.bets - d.wins + v_held else 0::bigint end
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
 * Holds the main balances of a member until the transaction ends, so that what is counted and what is judged is not
 * changed beside it. True where all of them say that the member is limited; there may be none yet.
 */
export const HOLD_FUNCTION = `
create function play_hold(p_site text, p_member text) returns boolean
language plpgsql ${PLANS} as $$
declare
  v_are_limited boolean;
begin
  select bool_and(h.is_limited) into v_are_limited from (
    select b.is_limited from ledger_balance b
    where b.site_id = p_site and b.account_id in (select a.account_id from ledger_account a
      where a.site_id = p_site and a.member_id = p_member and a.kind = 'member')
    order by b.account_id for no key update
  ) h;
  return v_are_limited is true;
end $$`;

/**
 * Counts what was lost in a wallet of a vendor's own, or won where it is below nothing, on the day that it becomes
 * known.
 */
export const COUNT_AT_VENDOR_FUNCTION = `
create function play_count_at_vendor(
  p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz, p_lost bigint
) returns void language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
begin
  perform set_config('marquee.site_id', p_site, true);
  if play_hold(p_site, p_member) then
    perform play_day_add(p_site, p_member, p_currency, array[(p_at at time zone p_zone)::date],
      array[greatest(p_lost, 0)], array[greatest(-p_lost, 0)]);
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;

/*
 * What follows from other limits or another exclusion, in their transaction: the balances of the member say whether
 * there is anything to look at. Where there was not before, nobody has counted: what has been played in the windows of
 * today is counted from the actions.
 *
 * The account is opened where there is none, so that a first bet at the same time waits here or is seen.
 */
export const LIMITS_CHANGED_FUNCTION = `
create function play_limits_changed(p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz) returns void
language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_was_limited boolean;
  v_is_limited boolean;
  v_today date := (p_at at time zone p_zone)::date;
  v_from date := least(date_trunc('week', v_today), date_trunc('month', v_today))::date;
  v_since timestamptz := v_from::timestamp at time zone p_zone;
begin
  perform set_config('marquee.site_id', p_site, true);
  -- Whoever had an account before says how it was: one that this call opens knows already how it is.
  v_was_limited := play_hold(p_site, p_member);
  perform ledger_account_id(p_site, 'member', p_currency, p_member, null);
  perform play_hold(p_site, p_member);
  v_is_limited := play_is_limited(p_site, p_member);
  update ledger_balance b set is_limited = v_is_limited
    where b.site_id = p_site and b.is_limited <> v_is_limited and b.account_id in (select a.account_id from ledger_account a
      where a.site_id = p_site and a.member_id = p_member and a.kind = 'member');
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
        -- What was lost or won in wallets of vendors' own is known since money was moved there or back.
        select t.currency, (t.settled_at at time zone p_zone)::date, greatest(e.amount, 0), greatest(-e.amount, 0)
        from wallet_transfer t
          join ledger_request r on r.site_id = p_site and r.scope = 'wallet_transfer_settled' and r.request_key = t.transfer_id
          join ledger_entry e on e.site_id = p_site and e.transfer_id = r.transfer_id
          join ledger_account a on a.site_id = p_site and a.account_id = e.account_id and a.kind = 'vendor'
        where t.site_id = p_site and t.member_id = p_member and t.settled_at >= v_since
      ) q
      where q.day >= v_from group by q.currency, q.day;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;
