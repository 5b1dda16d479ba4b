-- Applies changed limits, or another exclusion, in their transaction: the balances of the member say whether there is
-- anything to look at before a bet. Where there was not before, nobody has counted: what has been played in the
-- windows of today is counted from the rounds. The account is opened where there is none, so that a first bet at the
-- same time waits here or is seen.
create or replace function play_limits_changed(
  p_site text, p_member text, p_currency text, p_zone text, p_at timestamptz
) returns void language plpgsql security definer set search_path = marquee, pg_temp
set plan_cache_mode = force_custom_plan as $$
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
    where b.site_id = p_site and b.is_limited <> v_is_limited and b.account_id in (select a.account_id
      from ledger_account a
      where a.site_id = p_site and a.member_id = p_member and a.kind = 'member');
  if v_is_limited and not v_was_limited then
    delete from play_day d where d.site_id = p_site and d.member_id = p_member;
    insert into play_day (site_id, member_id, currency, day, bet_minor, win_minor, vendor_stake_minor,
      vendor_lost_minor)
      select p_site, p_member, q.currency, q.day, sum(q.bet), sum(q.win), sum(q.stake), sum(q.lost)
      from (
        -- What is rolled back no longer counts, on the day of what it reverses.
        select m.currency, (ledger_moment(coalesce(o.transfer_id, t.transfer_id)) at time zone p_zone)::date as day,
          case when t.kind = 'bet' or o.kind = 'bet' then -coalesce(w.moved_minor, t.amount) else 0 end as bet,
          case when t.kind = 'bet' or o.kind = 'bet' then 0 else coalesce(w.moved_minor, t.amount) end as win,
          0::bigint as stake, 0::bigint as lost
        from ledger_account m
          join ledger_transfer t on t.site_id = p_site and t.account_id = m.account_id
            and t.transfer_id >= ledger_id_at(v_since) and t.round_id is not null
          -- By key each, so that no month is visited that none of them is in.
          left join lateral (
            select one.moved_minor, one.original_action_id from wallet_action_detail one
            where one.site_id = p_site and one.account_id = t.account_id and one.transfer_id = t.transfer_id offset 0
          ) w on true
          left join lateral (
            select one.game_no from game_round one
            where t.kind = 'rollback' and one.site_id = p_site and one.account_id = t.account_id
              and one.round_id = t.round_id offset 0
          ) g on true
          left join played_game p on p.site_id = p_site and p.game_no = g.game_no
          left join lateral (
            select wallet_key_of('action', p.integration_id, w.original_action_id) as key offset 0
          ) said on true
          left join lateral (
            select one.id from wallet_key one where one.site_id = p_site and one.key = said.key offset 0
          ) k on true
          left join lateral (
            select one.transfer_id, one.kind from ledger_transfer one
            where one.site_id = p_site and one.account_id = t.account_id and one.transfer_id = k.id offset 0
          ) o on true
        where m.site_id = p_site and m.member_id = p_member and m.kind = 'member'
        union all
        -- What was lost or won in wallets of vendors' own is known since money was moved there or back.
        select f.currency, (f.settled_at at time zone p_zone)::date, 0, 0, 0, -t.amount
        from wallet_transfer f
          join ledger_request q on q.site_id = p_site and q.scope = 'wallet_transfer_settled'
            and q.request_key = f.transfer_id
          join ledger_account a on a.site_id = p_site and a.member_id = p_member and a.currency = f.currency
            and a.kind in ('member', 'member_vendor')
          cross join lateral (
            select one.amount, one.counter_id from ledger_transfer one
            where one.site_id = p_site and one.account_id = a.account_id and one.transfer_id = q.transfer_id offset 0
          ) t
          join ledger_account v on v.site_id = p_site and v.account_id = t.counter_id and v.kind = 'vendor'
        where f.site_id = p_site and f.member_id = p_member and f.settled_at >= v_since
        union all
        select m.currency, (ledger_moment(g.round_id) at time zone p_zone)::date, 0, 0, g.bet_minor, 0
        from ledger_account m
          join game_round g on g.site_id = p_site and g.account_id = m.account_id
            and g.round_id >= ledger_id_at(v_since)
          join played_game p on p.site_id = p_site and p.game_no = g.game_no
          join vendor_integration i
            on i.site_id = p_site and i.integration_id = p.integration_id and i.wallet = 'transfer'
        where m.site_id = p_site and m.member_id = p_member and m.kind = 'member'
      ) q
      where q.day >= v_from group by q.currency, q.day;
  end if;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function play_limits_changed from public;
grant execute on function play_limits_changed to marquee_app;
