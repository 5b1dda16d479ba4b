-- Step 5 of seamless_process_many: writes the results of all calls of a site, one statement per table. Runs with the
-- settings of its caller.
create or replace function wallet_write(
  p_site text, p_done wallet_done[], p_rounds game_round[], p_new_keys bigint[], p_changed boolean[],
  p_currencies text[], p_accounts bigint[], p_balances bigint[]
) returns void language plpgsql as $$
declare
  v_closed game_round[] := '{}';
  v_currencies text[] := '{}';
begin
  insert into wallet_key (key, id, site_id)
    select d.key, d.tx, p_site from unnest(p_done) d
    union all select d.undo_key, d.tx, p_site from unnest(p_done) d where d.undo_key is not null
    union all
    select p_new_keys[i], p_rounds[i].round_id, p_site from generate_subscripts(p_new_keys, 1) i
      where p_new_keys[i] is not null;
  insert into ledger_transfer
      (account_id, transfer_id, counter_id, amount, balance_after, round_id, site_id, kind, reference)
    select d.account_id, d.tx, d.vendor_account_id, d.moved + greatest(d.owed, 0), d.balance, d.round_id, p_site,
      d.kind,
      d.action_id
    from unnest(p_done) d;
  insert into wallet_action_detail (account_id, transfer_id, amount_minor, moved_minor, site_id, original_action_id)
    select d.account_id, d.tx, d.asked, d.moved, p_site, d.original from unnest(p_done) d
    where d.kind = 'rollback' or abs(d.moved) <> d.asked;
  -- By conflict and not by a join: a plan that was made on empty tables would read all of them.
  insert into game_round as known (account_id, round_id, last_id, bet_minor, win_minor, rolled_back_minor, closed_at,
      game_no, site_id, vendor_round_id, session_id)
    select g.account_id, g.round_id, g.last_id, g.bet_minor, g.win_minor, g.rolled_back_minor, g.closed_at, g.game_no,
      p_site, g.vendor_round_id, g.session_id
    from unnest(p_rounds) with ordinality as g (account_id, round_id, last_id, bet_minor, win_minor, rolled_back_minor,
      closed_at, game_no, site_id, vendor_round_id, session_id, n)
    where p_changed[g.n]
    on conflict (site_id, account_id, round_id) do update set last_id = excluded.last_id,
      bet_minor = excluded.bet_minor,
      win_minor = excluded.win_minor, rolled_back_minor = excluded.rolled_back_minor, closed_at = excluded.closed_at,
      session_id = excluded.session_id;
  update ledger_balance b set balance = p_balances[array_position(p_accounts, b.account_id)]
    where b.site_id = p_site and b.account_id = any (p_accounts)
      and b.balance <> p_balances[array_position(p_accounts, b.account_id)];
  for i in 1 .. cardinality(p_rounds) loop
    continue when p_changed[i] is not true or p_rounds[i].closed_at is null;
    v_closed := v_closed || p_rounds[i];
    v_currencies := v_currencies || p_currencies[i];
  end loop;
  if cardinality(v_closed) > 0 then
    perform top_wins_add(p_site, v_closed, v_currencies);
  end if;
end $$;

revoke all on function wallet_write from public;
