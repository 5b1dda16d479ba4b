-- What ids of an account from p_from on and before p_to add to its rounds, by round: the rounds that began, what they
-- bet and won, and what later actions changed in earlier rounds. Rounds of vendors with wallets of their own have no
-- transfers: they count as they stand. A rollback counts in the round of what it reverses.
--
-- Rounds and details of the ids themselves are joined as wholes; what lies before them is looked up one by one.
create or replace function record_round_parts(p_site text, p_account bigint, p_from bigint, p_to bigint)
returns table (round_id bigint, game_no integer, rounds integer, bet_minor bigint, win_minor bigint)
language sql stable set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
  with began as materialized (
    select r.round_id, r.game_no, r.bet_minor, r.win_minor from game_round r
    where r.site_id = p_site and r.account_id = p_account and r.round_id >= p_from and r.round_id < p_to
  ),
  detail as materialized (
    select d.transfer_id, d.moved_minor, d.original_action_id from wallet_action_detail d
    where d.site_id = p_site and d.account_id = p_account and d.transfer_id >= p_from and d.transfer_id < p_to
  ),
  moved as materialized (
    select coalesce(o.round_id, t.round_id) as round_id,
      -sum(case when coalesce(o.kind, t.kind) = 'bet' then coalesce(d.moved_minor, t.amount) else 0 end)::bigint as bet,
      sum(case when coalesce(o.kind, t.kind) = 'bet' then 0 else coalesce(d.moved_minor, t.amount) end)::bigint as win
    from ledger_transfer t
    left join detail d on d.transfer_id = t.transfer_id
    left join lateral (
      select p.round_id, p.kind
      from (
        select wallet_key_of('action', g.integration_id, d.original_action_id) as key
        from game_round r join played_game g on g.site_id = p_site and g.game_no = r.game_no
        where r.site_id = p_site and r.account_id = p_account and r.round_id = t.round_id offset 0
      ) said
      cross join lateral (
        select k.id from wallet_key k where k.site_id = p_site and k.key = said.key offset 0
      ) k
      cross join lateral (
        select p.round_id, p.kind from ledger_transfer p
        where p.site_id = p_site and p.account_id = p_account and p.transfer_id = k.id offset 0
      ) p
      where t.kind = 'rollback' and d.original_action_id is not null
    ) o on true
    where t.site_id = p_site and t.account_id = p_account and t.transfer_id >= p_from and t.transfer_id < p_to
      and t.round_id is not null
    group by 1
  )
  select b.round_id, b.game_no, 1, case when v.wallet = 'transfer' then b.bet_minor else 0 end,
    case when v.wallet = 'transfer' then b.win_minor else 0 end
  from began b
  join played_game g on g.site_id = p_site and g.game_no = b.game_no
  left join vendor_integration v on v.site_id = p_site and v.integration_id = g.integration_id
  union all
  select m.round_id, coalesce(b.game_no, e.game_no), 0, m.bet, m.win
  from moved m
  left join began b on b.round_id = m.round_id
  left join lateral (
    select r.game_no from game_round r
    where b.round_id is null and r.site_id = p_site and r.account_id = p_account and r.round_id = m.round_id offset 0
  ) e on true
  where (m.bet <> 0 or m.win <> 0) and coalesce(b.game_no, e.game_no) is not null
$$;

revoke all on function record_round_parts from public;
grant execute on function record_round_parts to marquee_app;
