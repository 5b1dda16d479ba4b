-- The limits that are in force at a moment, with what counts towards them. Days are those of the site's calendar, and a
-- week begins on Monday; deposits count over 24 hours, 7 days, or since the month began. A single bet has no window, and
-- nothing counts towards its limit. A raised limit is in force when its member has confirmed it, which writes it down.
-- Vendors that keep wallets of their own ask nobody before a bet: stakes there count as read and granted (decision 49),
-- losses as told by transfers. Time played is no bet's matter: it is read from play_session where it is judged.
create or replace function play_limits_in_force(p_site text, p_member text, p_currency text, p_zone text,
  p_at timestamptz)
returns table (limit_kind text, limit_period text, most_minor bigint, window_from date, used_minor bigint)
language plpgsql stable set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  v_today date := (p_at at time zone p_zone)::date;
  v_held bigint;
  v_granted bigint;
begin
  -- Where no grant bounds the stakes, all that lies there may be staked.
  select coalesce(sum(b.balance), 0), coalesce(sum(coalesce(greatest(l.granted_minor - l.staked_minor, 0),
    b.balance)), 0)
    into v_held, v_granted from ledger_account a
    join ledger_balance b on b.site_id = a.site_id and b.account_id = a.account_id
    left join vendor_limit l on l.site_id = p_site and l.member_id = p_member and l.vendor = a.vendor
      and l.currency = p_currency
      and l.granted_minor is not null
    where a.site_id = p_site and a.member_id = p_member and a.kind = 'member_vendor' and a.currency = p_currency;
  return query
    select t.kind, t.period, t.most, t.began,
      case t.kind when 'stake' then d.bets + d.vendor_stakes + v_granted
        when 'loss' then d.bets - d.wins + d.vendor_losses + v_held
        when 'deposit' then deposited_since(p_site, p_member, p_currency, case t.period
          when 'day' then p_at - interval '24 hours' when 'week' then p_at - interval '7 days'
          else t.began::timestamp at time zone p_zone end)
        else 0::bigint end
    from (
      select l.kind, l.period, l.amount_minor as most,
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
    ) d;
end $$;

revoke all on function play_limits_in_force from public;
grant execute on function play_limits_in_force to marquee_app;
