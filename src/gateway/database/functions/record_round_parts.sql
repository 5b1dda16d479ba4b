-- What ids of an account from p_from on and before p_to add to its rounds, by round: the rounds that began, what they
-- bet and won, and what later actions changed in earlier rounds. Rounds of vendors with wallets of their own have no
-- transfers: they count as they stand. A rollback counts in the round of what it reverses.
create or replace function record_round_parts(p_site text, p_account bigint, p_from bigint, p_to bigint)
returns table (round_id bigint, game_no integer, rounds integer, bet_minor bigint, win_minor bigint)
language sql stable set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
  select r.round_id, r.game_no, 1, case when v.wallet = 'transfer' then r.bet_minor else 0 end,
    case when v.wallet = 'transfer' then r.win_minor else 0 end
  from game_round r
  join played_game g on g.site_id = p_site and g.game_no = r.game_no
  left join vendor_integration v on v.site_id = p_site and v.integration_id = g.integration_id
  where r.site_id = p_site and r.account_id = p_account and r.round_id >= p_from and r.round_id < p_to
  union all
  select a.round_id, r.game_no, 0, case when a.is_bet then -a.moved else 0 end, case when a.is_bet then 0 else a.moved end
  from (
    select coalesce(o.round_id, t.round_id) as round_id, coalesce(o.kind, t.kind) = 'bet' as is_bet,
      coalesce(d.moved_minor, t.amount) as moved
    from ledger_transfer t
    left join lateral (
      select one.moved_minor, one.original_action_id from wallet_action_detail one
      where one.site_id = p_site and one.account_id = p_account and one.transfer_id = t.transfer_id offset 0
    ) d on true
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
  ) a
  cross join lateral (
    select r.game_no from game_round r
    where r.site_id = p_site and r.account_id = p_account and r.round_id = a.round_id offset 0
  ) r
  where a.moved <> 0
$$;

revoke all on function record_round_parts from public;
grant execute on function record_round_parts to marquee_app;
