/*
 * How limits hold at vendors with wallets of their own (decision 49). A stake limit is held by a grant: the vendor is
 * told what the sum of all bets of the member may come to. What was granted and not staked yet counts as staked here,
 * so that no stake is allowed twice.
 */

const PLANS = 'set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan';

/** The most sessions that one order names. */
const SESSIONS_OF_AN_ORDER = 100;

/** Orders the vendor to end what was ended here, in the same transaction, whatever statement ended it. */
export const ANNOUNCE_ENDED_GAMES_FUNCTION = `
create function announce_ended_games() returns trigger language plpgsql set search_path = marquee, pg_temp as $$
begin
  insert into game_session_end (site_id, integration_id, member_id, session_ids, reason, ordered_at)
    select e.site_id, e.integration_id, e.member_id, array_agg(e.session_id), e.reason, max(e.ended_at) from (
      select a.site_id, a.integration_id, a.member_id, a.session_id, coalesce(a.end_reason, 'sessionEnded') as reason, a.ended_at,
        (row_number() over (partition by a.integration_id, a.member_id order by a.session_id) - 1) / ${SESSIONS_OF_AN_ORDER} as part
      from after_end a
      join before_end b on b.site_id = a.site_id and b.session_id = a.session_id and b.ended_at is null
      join vendor_integration i on i.site_id = a.site_id and i.integration_id = a.integration_id
      where a.ended_at is not null and a.mode = 'real' and i.settings ->> 'serverUrl' is not null
    ) e
    group by e.site_id, e.integration_id, e.member_id, e.reason, e.part;
  return null;
end $$`;

/** As in 022, with the vendors' part counted apart: stakes as read and granted, losses as told by transfers. */
export const LIMITS_IN_FORCE_FUNCTION = `
create or replace function play_limits_in_force(p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz)
returns table (limit_kind text, limit_period text, most_minor bigint, window_from date, used_minor bigint)
language plpgsql stable ${PLANS} as $$
declare
  v_today date := (p_at at time zone p_zone)::date;
  v_held bigint;
  v_granted bigint;
begin
  -- Where no grant bounds the stakes, all that lies there may be staked.
  select coalesce(sum(b.balance), 0), coalesce(sum(coalesce(greatest(l.granted_minor - l.staked_minor, 0), b.balance)), 0)
    into v_held, v_granted from ledger_account a
    join ledger_balance b on b.site_id = a.site_id and b.account_id = a.account_id
    left join vendor_limit l on l.site_id = p_site and l.member_id = p_member and l.vendor = a.vendor and l.currency = p_currency
      and l.granted_minor is not null
    where a.site_id = p_site and a.member_id = p_member and a.kind = 'member_vendor' and a.currency = p_currency;
  return query
    select t.kind, t.period, t.most, t.began,
      case t.kind when 'stake' then d.bets + d.vendor_stakes + v_granted
        when 'loss' then d.bets - d.wins + d.vendor_losses + v_held else 0::bigint end
    from (
      select l.kind, l.period, case when l.next_from <= p_at then l.next_minor else l.amount_minor end as most,
        case l.period when 'day' then v_today when 'week' then date_trunc('week', v_today)::date
          when 'month' then date_trunc('month', v_today)::date end as began
      from play_limit l where l.site_id = p_site and l.member_id = p_member and l.currency = p_currency
    ) t
    cross join lateral (
      select coalesce(sum(p.bet_minor), 0)::bigint as bets, coalesce(sum(p.win_minor), 0)::bigint as wins,
        coalesce(sum(p.vendor_stake_minor), 0)::bigint as vendor_stakes,
        coalesce(sum(p.vendor_lost_minor), 0)::bigint as vendor_losses
      from play_day p
      where p.site_id = p_site and p.member_id = p_member and p.currency = p_currency and p.day >= t.began
    ) d
    where t.most is not null;
end $$`;

/** As in 022: a loss is not a stake any more, since stakes are read from the rounds. */
export const COUNT_AT_VENDOR_FUNCTION = `
create or replace function play_count_at_vendor(
  p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz, p_lost bigint
) returns void language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
begin
  perform set_config('marquee.site_id', p_site, true);
  if play_hold(p_site, p_member) then
    insert into play_day as d (site_id, member_id, currency, day, bet_minor, win_minor, vendor_lost_minor)
      values (p_site, p_member, p_currency, (p_at at time zone p_zone)::date, 0, 0, p_lost)
      on conflict (site_id, member_id, currency, day) do update set vendor_lost_minor = d.vendor_lost_minor + excluded.vendor_lost_minor;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;

/** As in 022, with the rounds that were read from vendors. */
export const LIMITS_CHANGED_FUNCTION = `
create or replace function play_limits_changed(p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz)
returns void language plpgsql security definer ${PLANS} as $$
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
    insert into play_day (site_id, member_id, currency, day, bet_minor, win_minor, vendor_stake_minor, vendor_lost_minor)
      select p_site, p_member, q.currency, q.day, sum(q.bet), sum(q.win), sum(q.stake), sum(q.lost)
      from (
        -- What is rolled back counts no more on the day of what it reverses.
        select a.currency, (case when o.applied_at is null then a.applied_at else o.applied_at end at time zone p_zone)::date as day,
          case when a.kind = 'bet' or o.kind = 'bet' then -a.moved_minor else 0 end as bet,
          case when a.kind = 'bet' or o.kind = 'bet' then 0 else a.moved_minor end as win, 0::bigint as stake, 0::bigint as lost
        from game_round g
          join wallet_action a on a.site_id = p_site and a.round_id = g.round_id
          left join wallet_action o on o.site_id = p_site and o.integration_id = a.integration_id and o.action_id = a.original_action_id
        where g.site_id = p_site and g.member_id = p_member and g.last_action_at >= v_since
        union all
        -- What was lost or won in wallets of vendors' own is known since money was moved there or back.
        select t.currency, (t.settled_at at time zone p_zone)::date, 0, 0, 0, e.amount
        from wallet_transfer t
          join ledger_request r on r.site_id = p_site and r.scope = 'wallet_transfer_settled' and r.request_key = t.transfer_id
          join ledger_entry e on e.site_id = p_site and e.transfer_id = r.transfer_id
          join ledger_account a on a.site_id = p_site and a.account_id = e.account_id and a.kind = 'vendor'
        where t.site_id = p_site and t.member_id = p_member and t.settled_at >= v_since
        union all
        select g.currency, (g.opened_at at time zone p_zone)::date, 0, 0, g.bet_minor, 0
        from game_round g
          join vendor_integration i on i.site_id = p_site and i.integration_id = g.integration_id and i.wallet = 'transfer'
        where g.site_id = p_site and g.member_id = p_member and g.opened_at >= v_since
      ) q
      where q.day >= v_from group by q.currency, q.day;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;

/*
 * As in 018, for the rounds of one of the vendor's users: their stakes count on the day that the round began. The
 * member's balance is held first, so that a limit that is set meanwhile counts each round once.
 */
export const RECORD_ROUNDS_FUNCTION = `
create function record_vendor_rounds(p_site text, p_integration text, p_zone text, p_at timestamptz, p_rounds jsonb)
returns table (recorded_round bigint, recorded_win bigint)
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_vendor text;
  v_member text;
  v_is_limited boolean;
  v_written record;
begin
  perform set_config('marquee.site_id', p_site, true);
  select i.vendor into v_vendor from vendor_integration i
    where i.site_id = p_site and i.integration_id = p_integration and i.wallet = 'transfer';
  if not found then
    raise exception 'the rounds of this vendor are settled here' using errcode = 'MQ005';
  end if;
  select m.member_id into v_member from vendor_member m
    where m.site_id = p_site and m.integration_id = p_integration and m.user_id = (p_rounds -> 0 ->> 'user') collate "C";
  if found then
    v_is_limited := play_hold(p_site, v_member);
    for v_written in
      with told as (
        select * from jsonb_to_recordset(p_rounds) as told (
          round text, game text, currency text, bet bigint, win bigint, rolled_back bigint, finished boolean,
          "openedAt" timestamptz, "closedAt" timestamptz
        )
      ), known as (
        select r.vendor_round_id, r.bet_minor from game_round r
          where r.site_id = p_site and r.integration_id = p_integration and r.member_id = v_member
            and r.vendor_round_id in (select told.round collate "C" from told)
      ), written as (
        insert into game_round as r (
          site_id, integration_id, vendor, game_code, vendor_round_id, member_id, currency, bet_minor, win_minor,
          rolled_back_minor, status, opened_at, closed_at, last_action_at, won_minor
        )
        select p_site, p_integration, v_vendor, told.game, told.round, v_member, told.currency, told.bet, told.win,
          told.rolled_back, case when told.finished then 'closed' else 'open' end,
          -- The vendor's clock may be ahead of ours: nothing was played later than now.
          least(told."openedAt", p_at), case when told.finished then least(told."closedAt", p_at) end,
          p_at, case when told.finished and told.win > told.bet then told.win end
        from told order by told.round
        on conflict (site_id, integration_id, vendor_round_id, member_id) do update set
          bet_minor = excluded.bet_minor, win_minor = excluded.win_minor, rolled_back_minor = excluded.rolled_back_minor,
          status = excluded.status, closed_at = coalesce(r.closed_at, excluded.closed_at),
          last_action_at = excluded.last_action_at, won_minor = excluded.won_minor
          where (r.bet_minor, r.win_minor, r.rolled_back_minor, r.status)
            is distinct from (excluded.bet_minor, excluded.win_minor, excluded.rolled_back_minor, excluded.status)
            -- A round that was over does not begin anew.
            and (r.status = 'open' or excluded.status = 'closed')
        returning r.round_id, r.won_minor, r.vendor_round_id, r.currency, r.bet_minor, r.opened_at
      )
      select w.round_id, w.won_minor, w.currency, w.opened_at, w.bet_minor - coalesce(k.bet_minor, 0) as staked
        from written w left join known k on k.vendor_round_id = w.vendor_round_id
    loop
      if v_written.staked <> 0 and v_is_limited then
        insert into play_day as d (site_id, member_id, currency, day, bet_minor, win_minor, vendor_stake_minor)
          values (p_site, v_member, v_written.currency, (v_written.opened_at at time zone p_zone)::date, 0, 0, v_written.staked)
          on conflict (site_id, member_id, currency, day) do update set
            vendor_stake_minor = d.vendor_stake_minor + excluded.vendor_stake_minor;
      end if;
      if v_written.staked <> 0 then
        update vendor_limit l set staked_minor = l.staked_minor + v_written.staked, next_try_at = '-infinity'
          where l.site_id = p_site and l.member_id = v_member and l.integration_id = p_integration
            and l.currency = v_written.currency;
      end if;
      recorded_round := v_written.round_id;
      recorded_win := v_written.won_minor;
      return next;
    end loop;
    -- What was won after a recall has to come back as well.
    update fund_recall f set is_empty = false, tries = 0, next_try_at = '-infinity'
      where f.site_id = p_site and f.member_id = v_member and f.integration_id = p_integration and f.is_empty
        and recorded_round is not null;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;

/*
 * Returns the limits that the vendor has to receive now; the version is null where there are and were none. The grant
 * is raised before the vendor hears of it, and lowered when it has acknowledged that.
 */
export const HAND_LIMITS_FUNCTION = `
create function play_hand_limits(
  p_site text, p_member text, p_integration text, p_currency text, p_zone text, p_at timestamptz,
  out version bigint, out max_bet bigint, out max_staked bigint
) language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_vendor text;
  v_left bigint;
  v_held bigint;
  v_pending bigint;
  v_wanted bigint;
  v_own bigint;
  l vendor_limit%rowtype;
begin
  perform set_config('marquee.site_id', p_site, true);
  perform play_hold(p_site, p_member);
  select i.vendor into strict v_vendor from vendor_integration i where i.site_id = p_site and i.integration_id = p_integration;
  select min(f.most_minor) filter (where f.limit_kind = 'bet'), min(f.most_minor - f.used_minor) filter (where f.limit_kind = 'stake')
    into max_bet, v_left from play_limits_in_force(p_site, p_member, p_currency, p_zone, p_at) f;
  select coalesce(sum(b.balance), 0) into v_held from ledger_account a
    join ledger_balance b on b.site_id = p_site and b.account_id = a.account_id
    where a.site_id = p_site and a.member_id = p_member and a.kind = 'member_vendor' and a.currency = p_currency and a.vendor = v_vendor;
  select coalesce(sum(t.amount_minor), 0) into v_pending from wallet_transfer t
    where t.site_id = p_site and t.member_id = p_member and t.integration_id = p_integration and t.currency = p_currency
      and t.status = 'pending' and t.direction = 'toVendor';
  if max_bet is not null or v_left is not null then
    insert into vendor_limit (site_id, member_id, integration_id, vendor, currency, staked_minor, told_minor)
      select p_site, p_member, p_integration, v_vendor, p_currency, coalesce(sum(r.bet_minor), 0), greatest(v_held - v_pending, 0)
      from game_round r
      where r.site_id = p_site and r.member_id = p_member and r.integration_id = p_integration and r.currency = p_currency
      on conflict do nothing;
  end if;
  select * into l from vendor_limit v where v.site_id = p_site and v.member_id = p_member
    and v.integration_id = p_integration and v.currency = p_currency for update;
  if found then
    version := l.version + 1;
    if v_left is not null then
      v_own := coalesce(greatest(l.granted_minor - l.staked_minor, 0), v_held);
      v_wanted := l.told_minor + v_pending;
      max_staked := l.staked_minor + greatest(least(v_wanted, v_left + v_own), 0);
    end if;
    -- While the vendor goes by no grant, what lies there already may be staked until it has acknowledged one.
    update vendor_limit v set version = l.version + 1, tries = l.tries + 1,
      next_try_at = p_at + least(interval '1 minute', interval '2 seconds' * power(2, least(l.tries, 10))),
      granted_minor = case when max_staked is null then l.granted_minor
        when l.granted_minor is null then greatest(max_staked, l.staked_minor + v_held - v_pending) else greatest(l.granted_minor, max_staked) end
      where v.site_id = p_site and v.member_id = p_member and v.integration_id = p_integration and v.currency = p_currency;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;

/** Writes down that the vendor goes by the limits of a version; nothing where newer ones are on their way. */
export const LIMITS_HANDED_FUNCTION = `
create function play_limits_handed(
  p_site text, p_member text, p_integration text, p_currency text, p_version bigint, p_max_staked bigint, p_next timestamptz
) returns void language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
begin
  perform set_config('marquee.site_id', p_site, true);
  update vendor_limit l set granted_minor = p_max_staked, tries = 0, next_try_at = p_next
    where l.site_id = p_site and l.member_id = p_member and l.integration_id = p_integration and l.currency = p_currency
      and l.version = p_version;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;
