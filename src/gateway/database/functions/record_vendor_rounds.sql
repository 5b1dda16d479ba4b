-- Writes rounds of one user as a vendor lists them that keeps wallets of its own: the money moves there, and comes to
-- the ledger with what is transferred. Rounds that are settled here nobody else may write. Stakes count on the day
-- that the round began. The member's balance is locked first, so that a limit that is set meanwhile counts each round
-- once.
create or replace function record_vendor_rounds(
  p_site text, p_integration text, p_zone text, p_at timestamptz, p_rounds jsonb
) returns table (recorded_round bigint, recorded_win bigint)
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_vendor text;
  v_member text;
  v_is_limited boolean;
  v_key bigint;
  v_staked bigint;
  v_before game_round;
  told record;
  r game_round;
begin
  perform set_config('marquee.site_id', p_site, true);
  select i.vendor into v_vendor from vendor_integration i
    where i.site_id = p_site and i.integration_id = p_integration and i.wallet = 'transfer';
  if not found then
    raise exception 'the rounds of this vendor are settled here' using errcode = 'MQ005';
  end if;
  select m.member_id into v_member from vendor_member m
    where m.site_id = p_site and m.integration_id = p_integration
      and m.user_id = (p_rounds -> 0 ->> 'user') collate "C";
  if not found then
    perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
    return;
  end if;
  v_is_limited := play_hold(p_site, v_member);
  for told in
    select t.round, t.game, t.currency, t.bet, t.win, t.rolled_back, t.finished,
      -- The vendor's clock may be ahead of ours: nothing was played later than now.
      least(t."openedAt", p_at) as opened_at, least(t."closedAt", p_at) as closed_at
    from jsonb_to_recordset(p_rounds) as t (
      round text, game text, currency text, bet bigint, win bigint, rolled_back bigint, finished boolean,
      "openedAt" timestamptz, "closedAt" timestamptz
    ) order by t.round
  loop
    v_key := wallet_key_of('round', p_integration, v_member || ' ' || told.round);
    r := null;
    r.site_id := p_site;
    r.account_id := ledger_account_id(p_site, 'member', told.currency, v_member, null);
    select w.id into r.round_id from wallet_key w where w.site_id = p_site and w.key = v_key;
    if found then
      select * into r from game_round g
        where g.site_id = p_site and g.account_id = r.account_id and g.round_id = r.round_id;
      -- It was closed, and its month is archived.
      continue when not found;
      -- A round that was over does not begin anew.
      continue when r.closed_at is not null and not told.finished
        or (r.bet_minor, r.win_minor, r.rolled_back_minor, r.closed_at is not null)
          is not distinct from (told.bet, told.win, told.rolled_back, told.finished);
    else
      r.round_id := ledger_next_id(told.opened_at, 0);
      r.vendor_round_id := told.round;
      r.session_id := '';
      r.game_no := played_game_no(p_site, p_integration, v_vendor, told.game);
      insert into wallet_key (key, id, site_id) values (v_key, r.round_id, p_site);
    end if;
    v_staked := told.bet - coalesce(r.bet_minor, 0);
    v_before := r;
    r.bet_minor := told.bet;
    r.win_minor := told.win;
    r.rolled_back_minor := told.rolled_back;
    r.closed_at := coalesce(r.closed_at, case when told.finished then told.closed_at end);
    r.last_id := ledger_id_at(p_at);
    insert into game_round select r.* on conflict (site_id, account_id, round_id) do update set
      bet_minor = excluded.bet_minor, win_minor = excluded.win_minor, rolled_back_minor = excluded.rolled_back_minor,
      closed_at = excluded.closed_at, last_id = excluded.last_id;
    -- What the days of the member's records have of it already.
    perform record_account_lock(p_site, r.account_id);
    perform record_rounds_add(p_site, r.account_id, (ledger_moment(r.round_id) at time zone p.zone)::date, r.game_no,
        case when v_before.last_id is null then 1 else 0 end, v_staked,
        told.win - coalesce(v_before.win_minor, 0))
      from record_progress p
      where p.site_id = p_site and p.account_id = r.account_id and p.until_id > r.round_id;
    -- Adds the new part to the figures of the team above the member.
    insert into team_vendor_play (site_id, account_id, at, bets, bet_minor, win_minor)
      values (p_site, r.account_id, p_at, case when v_before.last_id is null then 1 else 0 end, v_staked,
        told.win - coalesce(v_before.win_minor, 0));
    if r.closed_at is not null then
      perform top_wins_add(p_site, array[r], array[told.currency]);
    end if;
    if v_staked <> 0 then
      insert into vendor_stake as s (site_id, member_id, integration_id, currency, staked_minor)
        values (p_site, v_member, p_integration, told.currency, v_staked)
        on conflict (site_id, member_id, integration_id, currency) do update set
          staked_minor = s.staked_minor + excluded.staked_minor;
      if v_is_limited then
        insert into play_day as d (site_id, member_id, currency, day, bet_minor, win_minor, vendor_stake_minor)
          values (p_site, v_member, told.currency, (ledger_moment(r.round_id) at time zone p_zone)::date, 0, 0,
            v_staked)
          on conflict (site_id, member_id, currency, day) do update set
            vendor_stake_minor = d.vendor_stake_minor + excluded.vendor_stake_minor;
      end if;
      update vendor_limit l set staked_minor = l.staked_minor + v_staked, next_try_at = '-infinity'
        where l.site_id = p_site and l.member_id = v_member and l.integration_id = p_integration
          and l.currency = told.currency;
    end if;
    recorded_round := r.round_id;
    recorded_win := case when r.closed_at is not null and r.win_minor > r.bet_minor then r.win_minor end;
    return next;
  end loop;
  -- What was won after a recall has to come back as well.
  update fund_recall f set is_empty = false, tries = 0, next_try_at = '-infinity'
    where f.site_id = p_site and f.member_id = v_member and f.integration_id = p_integration and f.is_empty
      and recorded_round is not null;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function record_vendor_rounds from public;
grant execute on function record_vendor_rounds to marquee_app;
