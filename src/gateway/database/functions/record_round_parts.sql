-- What ids of an account from p_from on and before p_to add to its rounds, by round: the rounds that began, what they
-- bet and won, and what later actions changed in earlier rounds. Rounds of vendors with wallets of their own have no
-- transfers: they count as they stand. A rollback counts in the round of what it reverses.
--
-- Large sets are grouped and never joined; the few actions with a detail, and rounds that began before, are looked up
-- one by one. The plan is generic, since planning takes longer than most calls, and good when it was made on empty
-- tables.
create or replace function record_round_parts(p_site text, p_account bigint, p_from bigint, p_to bigint)
returns table (round_id bigint, game_no integer, rounds integer, bet_minor bigint, win_minor bigint)
language plpgsql stable set search_path = marquee, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
#variable_conflict use_column
begin
  return query
  select s.round_id, coalesce(s.game_no, e.game_no), s.rounds,
    case when s.is_elsewhere then s.stored_bet else s.bet end, case when s.is_elsewhere then s.stored_win else s.win end
  from (
    select u.round_id, max(u.game_no) as game_no, sum(u.rounds)::integer as rounds,
      sum(u.stored_bet)::bigint as stored_bet, sum(u.stored_win)::bigint as stored_win,
      sum(u.bet)::bigint as bet, sum(u.win)::bigint as win,
      coalesce(max(u.game_no) = any (array(
        select g.game_no from played_game g join vendor_integration v
          on v.site_id = p_site and v.integration_id = g.integration_id and v.wallet = 'transfer'
        where g.site_id = p_site)), false) as is_elsewhere
    from (
      select r.round_id, r.game_no, 1 as rounds, r.bet_minor as stored_bet, r.win_minor as stored_win,
        0::bigint as bet, 0::bigint as win
      from game_round r
      where r.site_id = p_site and r.account_id = p_account and r.round_id >= p_from and r.round_id < p_to
      union all
      select t.round_id, null, 0, 0, 0, case when t.kind = 'bet' then -t.amount else 0 end,
        case when t.kind = 'bet' then 0 else t.amount end
      from ledger_transfer t
      where t.site_id = p_site and t.account_id = p_account and t.transfer_id >= p_from and t.transfer_id < p_to
        and t.round_id is not null and t.kind <> 'rollback'
      union all
      -- What an action moved beside its transfer, because of debts; and rollbacks as a whole.
      select coalesce(o.round_id, t.round_id), null, 0, 0, 0,
        case when coalesce(o.kind, t.kind) = 'bet' then t.counted - d.moved_minor else 0 end,
        case when coalesce(o.kind, t.kind) = 'bet' then 0 else d.moved_minor - t.counted end
      from wallet_action_detail d
      cross join lateral (
        select t.round_id, t.kind, case when t.kind = 'rollback' then 0 else t.amount end as counted
        from ledger_transfer t
        where t.site_id = p_site and t.account_id = p_account and t.transfer_id = d.transfer_id offset 0
      ) t
      left join lateral (
        select p.round_id, p.kind
        from (
          select wallet_key_of('action', g.integration_id, d.original_action_id) as key
          from game_round r join played_game g on g.site_id = p_site and g.game_no = r.game_no
          where r.site_id = p_site and r.account_id = p_account and r.round_id = t.round_id
            and t.kind = 'rollback' and d.original_action_id is not null offset 0
        ) said
        cross join lateral (
          select k.id from wallet_key k where k.site_id = p_site and k.key = said.key offset 0
        ) k
        cross join lateral (
          select p.round_id, p.kind from ledger_transfer p
          where p.site_id = p_site and p.account_id = p_account and p.transfer_id = k.id offset 0
        ) p
      ) o on true
      where d.site_id = p_site and d.account_id = p_account and d.transfer_id >= p_from and d.transfer_id < p_to
    ) u
    group by u.round_id
  ) s
  left join lateral (
    select r.game_no from game_round r
    where s.game_no is null and r.site_id = p_site and r.account_id = p_account and r.round_id = s.round_id offset 0
  ) e on true
  where (s.rounds > 0 or s.bet <> 0 or s.win <> 0) and (s.game_no is not null or e.game_no is not null);
end $$;

revoke all on function record_round_parts from public;
grant execute on function record_round_parts to marquee_app;
