/*
 * The seamless wallet in the database: one call of a vendor is one call here. Everything is looked at and reckoned before anything is
 * written, so that a refusal leaves nothing to take back, and many calls may share a transaction.
 *
 * It is one function, and so one long file: calls to functions of its own would cost more than what most of them did.
 *
 * The row of a member's balance is locked first, and debts after it: whatever concerns one member comes one after the other, and what is
 * looked up afterwards is as the one before left it.
 */

/** Plans are made once and go by indexes: they must not change with how many rows a table had when they were made. */
const PLANS = `set search_path = marquee, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off`;

/*
 * Applies many calls in one transaction, in the order of the balances that they change, so that two of these never wait for each other in
 * a ring. Calls of one member stay in the order they were given in. Each is answered, or refused, for itself; only what nobody
 * foresaw fails all of them.
 *
 * What comes of a call: code 0 with the balance, the transaction of each action in order, the round with what it has won, whether this closed
 * it, and what became owed; or the code of the refusal and the balance as it stays.
 */
export const PROCESS_MANY_FUNCTION = `
create function seamless_process_many(p_requests jsonb) returns jsonb
language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_results jsonb[] := array_fill(null::jsonb, array[jsonb_array_length(p_requests)]);
  v_site text;
  c record;
  v_count integer;
  v_start bigint;
  v_balance bigint;
  v_debt_account bigint;
  v_debt bigint;
  v_round bigint;
  v_closed_at timestamptz;
  v_count_found bigint;
  -- What the call adds to its round.
  v_bet bigint;
  v_win bigint;
  v_rolled_back bigint;
  v_session_is_good boolean;
  v_known record;
  v_session record;
  v_seen integer;
  v_kind text;
  v_id text;
  v_original text;
  v_amount bigint;
  v_moved bigint;
  v_owed bigint;
  v_settled bigint;
  v_total_owed bigint;
  v_debt_changed boolean;
  v_other_round bigint;
  v_tx bigint;
  v_answers bigint[];
  -- What is to be written, one place for each new action.
  n integer;
  v_kinds text[];
  v_ids text[];
  v_amounts bigint[];
  v_originals text[];
  v_moves bigint[];
  v_owes bigint[];
  v_settles bigint[];
  v_balances bigint[];
  v_debts bigint[];
  v_others bigint[];
  v_txs bigint[];
  -- Transfers that are written at the end, together: nothing here reads them.
  w integer;
  w_transfers bigint[];
  w_kinds text[];
  w_currencies text[];
  w_references text[];
  w_accounts bigint[];
  w_vendors bigint[];
  w_amounts bigint[];
  w_balances bigint[];
begin
  for v_site in
    select distinct one ->> 'site' from jsonb_array_elements(p_requests) one order by 1
  loop
    perform set_config('marquee.site_id', v_site, true);
    w := 0;
    w_transfers := '{}';
    w_kinds := '{}';
    w_currencies := '{}';
    w_references := '{}';
    w_accounts := '{}';
    w_vendors := '{}';
    w_amounts := '{}';
    w_balances := '{}';
    <<calls>>
    for c in
      select q.*, m.member_id, case when m.currency = q.own then m.account_id end as account_id, m.vendor_account_id
      from rows from (jsonb_to_recordset(p_requests) as (
          site text, integration text, vendor text, "user" text, currency text, own text, game text, round text, session text,
          finished boolean, known boolean, sessions boolean, debts boolean, refusal integer, most bigint, at timestamptz,
          kinds text[], ids text[], amounts bigint[], originals text[]
        )) with ordinality as q (
          site, integration, vendor, user_id, currency, own, game, round, session,
          finished, known, sessions, debts, refusal, most, at, kinds, ids, amounts, originals, place
        )
        left join lateral (
          select one.member_id, one.currency, one.account_id, one.vendor_account_id from vendor_member one
          where one.site_id = v_site and one.integration_id = q.integration and one.user_id = q.user_id
          offset 0
        ) m on true
      where q.site = v_site
      order by account_id nulls first, m.member_id, q.place
    loop
      if c.member_id is null then
        v_results[c.place] := jsonb_build_object('code', 102);
        continue calls;
      end if;
      if c.account_id is null then
        c.account_id := ledger_account_id(v_site, 'member', c.own, c.member_id, null);
        c.vendor_account_id := ledger_account_id(v_site, 'vendor', c.own, null, c.vendor);
        update vendor_member m set currency = c.own, account_id = c.account_id, vendor_account_id = c.vendor_account_id
          where m.site_id = v_site and m.integration_id = c.integration and m.user_id = c.user_id;
      end if;
      v_count := coalesce(cardinality(c.ids), 0);
      v_round := null;
      v_debt := 0;
      v_bet := 0;
      v_win := 0;
      v_rolled_back := 0;
      v_session_is_good := false;
      v_total_owed := 0;
      v_debt_changed := false;
      v_answers := '{}';
      n := 0;
      v_kinds := '{}';
      v_ids := '{}';
      v_amounts := '{}';
      v_originals := '{}';
      v_moves := '{}';
      v_owes := '{}';
      v_settles := '{}';
      v_balances := '{}';
      v_debts := '{}';
      v_others := '{}';
      v_txs := '{}';

      if v_count = 0 and not c.finished then
        if c.currency <> c.own then
          v_results[c.place] := jsonb_build_object('code', 154);
          continue calls;
        elsif not c.known then
          v_results[c.place] := jsonb_build_object('code', 103);
          continue calls;
        end if;
        select b.balance into strict v_balance from ledger_balance b where b.site_id = v_site and b.account_id = c.account_id;
        v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance);
        continue calls;
      end if;

      select b.balance, b.debt_account_id into strict v_balance, v_debt_account from ledger_balance b
        where b.site_id = v_site and b.account_id = c.account_id for no key update;
      v_start := v_balance;
      if v_debt_account is not null then
        select b.balance into strict v_debt from ledger_balance b
          where b.site_id = v_site and b.account_id = v_debt_account for no key update;
      end if;

      for i in 1 .. v_count loop
        v_kind := c.kinds[i];
        v_id := c.ids[i];
        v_original := c.originals[i];
        v_amount := c.amounts[i];

        v_seen := array_position(v_ids, v_id);
        if v_seen is not null then
          if v_kinds[v_seen] <> v_kind or v_amounts[v_seen] <> v_amount or v_originals[v_seen] is distinct from v_original then
            v_results[c.place] := jsonb_build_object('code', 201, 'balance', v_start);
            continue calls;
          end if;
          v_answers := v_answers || v_txs[v_seen];
          continue;
        end if;
        select a.kind, a.member_id, a.vendor_round_id, a.currency, a.amount_minor, a.original_action_id, a.tx_id into v_known
          from wallet_action a where a.site_id = v_site and a.integration_id = c.integration and a.action_id = v_id;
        if found then
          if v_known.kind <> v_kind or v_known.member_id <> c.member_id or v_known.vendor_round_id <> c.round
            or v_known.currency <> c.currency or v_known.amount_minor <> v_amount
            or v_known.original_action_id is distinct from v_original then
            v_results[c.place] := jsonb_build_object('code', 201, 'balance', v_start);
            continue calls;
          end if;
          v_answers := v_answers || v_known.tx_id;
          continue;
        end if;

        if c.currency <> c.own then
          v_results[c.place] := jsonb_build_object('code', 154, 'balance', v_start);
          continue calls;
        end if;
        v_moved := 0;
        v_other_round := null;
        if v_kind = 'rollback' then
          -- Once is enough, whoever asks again.
          v_seen := array_position(v_originals, v_original);
          if v_seen is null then
            perform from wallet_rollback b where b.site_id = v_site and b.integration_id = c.integration
              and b.original_action_id = v_original and b.member_id = c.member_id;
            if not found then
              v_seen := array_position(v_ids, v_original);
              if v_seen is not null then
                if v_kinds[v_seen] = 'rollback' then
                  v_results[c.place] := jsonb_build_object('code', 400, 'balance', v_start);
                  continue calls;
                end if;
                v_moved := -v_moves[v_seen];
                if v_kinds[v_seen] = 'bet' then
                  v_bet := v_bet - v_moved;
                else
                  v_win := v_win + v_moved;
                end if;
                v_rolled_back := v_rolled_back + abs(v_moved);
              else
                select a.kind, a.member_id, a.round_id, a.vendor_round_id, a.moved_minor into v_known
                  from wallet_action a where a.site_id = v_site and a.integration_id = c.integration and a.action_id = v_original;
                if found then
                  if v_known.kind = 'rollback' or v_known.member_id <> c.member_id then
                    v_results[c.place] := jsonb_build_object('code', 400, 'balance', v_start);
                    continue calls;
                  end if;
                  v_moved := -v_known.moved_minor;
                  if v_known.vendor_round_id <> c.round then
                    v_other_round := case when v_known.kind = 'bet' then v_known.round_id else -v_known.round_id end;
                  elsif v_known.kind = 'bet' then
                    v_bet := v_bet - v_moved;
                    v_rolled_back := v_rolled_back + abs(v_moved);
                  else
                    v_win := v_win + v_moved;
                    v_rolled_back := v_rolled_back + abs(v_moved);
                  end if;
                end if;
              end if;
            end if;
          end if;
        elsif array_position(v_originals, v_id) is null then
          perform from wallet_rollback b where b.site_id = v_site and b.integration_id = c.integration
            and b.original_action_id = v_id and b.member_id = c.member_id;
          if not found then
            if v_kind = 'bet' then
              if c.refusal <> 0 then
                v_results[c.place] := jsonb_build_object('code', c.refusal, 'balance', v_start);
                continue calls;
              elsif not c.known then
                v_results[c.place] := jsonb_build_object('code', 103, 'balance', v_start);
                continue calls;
              elsif v_amount > c.most then
                v_results[c.place] := jsonb_build_object('code', 105, 'balance', v_start);
                continue calls;
              end if;
              if not v_session_is_good and (c.sessions or c.session is not null) then
                select s.integration_id, s.member_id, s.mode, s.ended_at into v_session
                  from game_session s where s.site_id = v_site and s.session_id = c.session;
                if not found or v_session.integration_id <> c.integration or v_session.member_id <> c.member_id
                  or v_session.mode <> 'real' or v_session.ended_at is not null then
                  v_results[c.place] := jsonb_build_object('code', 101, 'balance', v_start);
                  continue calls;
                end if;
                v_session_is_good := true;
              end if;
              v_moved := -v_amount;
              v_bet := v_bet + v_amount;
            else
              if not c.known then
                -- A game that has left the catalogue still pays for the rounds that were begun.
                execute 'select count(*) from game_round where site_id = $1 and integration_id = $2 and vendor_round_id = $3 and member_id = $4'
                  into v_count_found using v_site, c.integration, c.round, c.member_id;
                if v_count_found = 0 then
                  v_results[c.place] := jsonb_build_object('code', 103, 'balance', v_start);
                  continue calls;
                end if;
              end if;
              v_moved := v_amount;
              v_win := v_win + v_amount;
            end if;
          end if;
        end if;

        v_owed := 0;
        v_settled := 0;
        if v_balance + v_moved < 0 then
          if v_kind <> 'rollback' or not c.debts then
            v_results[c.place] := jsonb_build_object('code', 100, 'balance', v_start);
            continue calls;
          end if;
          v_owed := -(v_balance + v_moved);
          v_total_owed := v_total_owed + v_owed;
          v_debt := v_debt - v_owed;
          v_debt_changed := true;
        end if;
        v_balance := v_balance + v_moved + v_owed;
        v_balances[n + 1] := v_balance;
        v_debts[n + 1] := v_debt;
        if v_debt < 0 and v_moved > 0 then
          v_settled := least(-v_debt, v_moved);
          v_balance := v_balance - v_settled;
          v_debt := v_debt + v_settled;
          v_debt_changed := true;
        end if;
        v_tx := nextval('ledger_transfer_transfer_id_seq');
        n := n + 1;
        v_kinds[n] := v_kind;
        v_ids[n] := v_id;
        v_amounts[n] := v_amount;
        v_originals[n] := v_original;
        v_moves[n] := v_moved;
        v_owes[n] := v_owed;
        v_settles[n] := v_settled;
        v_others[n] := v_other_round;
        v_txs[n] := v_tx;
        v_answers := v_answers || v_tx;
      end loop;

      if n = 0 then
        if c.finished then
          execute 'update game_round set status = ''closed'', closed_at = $5, last_action_at = $5,
              won_minor = case when win_minor > bet_minor then win_minor end
              where site_id = $1 and integration_id = $2 and vendor_round_id = $3 and member_id = $4 and status = ''open''
              returning round_id, win_minor'
            into v_round, v_win using v_site, c.integration, c.round, c.member_id, c.at;
        end if;
        if v_round is null then
          v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance, 'tx', v_answers);
          continue calls;
        end if;
        v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance, 'tx', v_answers, 'member', c.member_id, 'round', v_round,
          'win', v_win, 'closes', true, 'owed', 0);
        continue calls;
      end if;

      insert into game_round as g (
        site_id, integration_id, vendor, game_code, vendor_round_id, member_id, currency, session_id,
        bet_minor, win_minor, rolled_back_minor, status, opened_at, closed_at, last_action_at, won_minor
      ) values (
        v_site, c.integration, c.vendor, c.game, c.round, c.member_id, c.currency, c.session,
        v_bet, v_win, v_rolled_back, case when c.finished then 'closed' else 'open' end,
        c.at, case when c.finished then c.at end, c.at, case when c.finished and v_win > v_bet then v_win end
      ) on conflict (site_id, integration_id, vendor_round_id, member_id) do update set
        bet_minor = g.bet_minor + v_bet, win_minor = g.win_minor + v_win,
        rolled_back_minor = g.rolled_back_minor + v_rolled_back, last_action_at = c.at,
        session_id = coalesce(g.session_id, c.session),
        status = case when c.finished then 'closed' else g.status end,
        closed_at = case when c.finished then coalesce(g.closed_at, c.at) else g.closed_at end,
        won_minor = case when (c.finished or g.status = 'closed') and g.win_minor + v_win > g.bet_minor + v_bet
          then g.win_minor + v_win end
      returning g.round_id, g.win_minor, g.closed_at into v_round, v_win, v_closed_at;

      if v_debt_changed and v_debt_account is null then
        v_debt_account := ledger_account_id(v_site, 'debt', c.currency, c.member_id, null);
        update ledger_balance b set debt_account_id = v_debt_account where b.site_id = v_site and b.account_id = c.account_id;
      end if;
      for i in 1 .. n loop
        insert into wallet_action (
          site_id, integration_id, action_id, kind, member_id, round_id, vendor_round_id, currency, amount_minor, moved_minor,
          original_action_id, tx_id, applied_at
        ) values (
          v_site, c.integration, v_ids[i], v_kinds[i], c.member_id, v_round, c.round, c.currency, v_amounts[i], v_moves[i],
          v_originals[i], v_txs[i], c.at
        );
        if v_originals[i] is not null then
          insert into wallet_rollback (site_id, integration_id, original_action_id, member_id, action_id)
            values (v_site, c.integration, v_originals[i], c.member_id, v_ids[i]) on conflict do nothing;
        end if;
        if v_owes[i] > 0 then
          if v_moves[i] + v_owes[i] = 0 then
            -- Nothing of it was left: all of it is owed.
            perform ledger_write(v_site, v_txs[i], v_kinds[i], c.currency, v_ids[i],
              array[c.vendor_account_id, v_debt_account], array[-v_moves[i], -v_owes[i]], array[null, v_debts[i]]);
          else
            perform ledger_write(v_site, v_txs[i], v_kinds[i], c.currency, v_ids[i],
              array[c.account_id, c.vendor_account_id, v_debt_account], array[v_moves[i] + v_owes[i], -v_moves[i], -v_owes[i]],
              array[v_balances[i], null, v_debts[i]]);
          end if;
          insert into significant_event (site_id, kind, member_id, integration_id, currency, amount_minor, reference, at)
            values (v_site, 'rolled_back_win_was_spent', c.member_id, c.integration, c.currency, v_owes[i], v_ids[i], c.at);
        elsif v_moves[i] <> 0 then
          w := w + 1;
          w_transfers[w] := v_txs[i];
          w_kinds[w] := v_kinds[i];
          w_currencies[w] := c.currency;
          w_references[w] := v_ids[i];
          w_accounts[w] := c.account_id;
          w_vendors[w] := c.vendor_account_id;
          w_amounts[w] := v_moves[i];
          w_balances[w] := v_balances[i];
          if v_settles[i] > 0 then
            perform ledger_write(v_site, nextval('ledger_transfer_transfer_id_seq'), 'debt_settlement', c.currency, v_txs[i]::text,
              array[c.account_id, v_debt_account], array[-v_settles[i], v_settles[i]],
              array[v_balances[i] - v_settles[i], v_debts[i] + v_settles[i]]);
          end if;
        end if;
        -- A rollback may name an action of another round than the call's: above nothing a bet of it, below nothing a win.
        if v_others[i] is not null then
          -- Planned afresh: this is rare, and goes by another index than everything else here.
          execute 'update game_round g set
              bet_minor = g.bet_minor - case when $1 > 0 then $2 else 0 end,
              win_minor = g.win_minor + case when $1 < 0 then $2 else 0 end,
              rolled_back_minor = g.rolled_back_minor + abs($2), last_action_at = $3,
              won_minor = case when g.won_minor is not null and $1 > 0 then g.won_minor
                when g.won_minor + $2 > g.bet_minor then g.won_minor + $2 end
              where g.site_id = $4 and g.round_id = abs($1)'
            using v_others[i], v_moves[i], c.at, v_site;
        end if;
      end loop;

      if v_balance <> v_start then
        update ledger_balance b set balance = v_balance where b.site_id = v_site and b.account_id = c.account_id;
      end if;
      if v_debt_changed then
        update ledger_balance b set balance = v_debt where b.site_id = v_site and b.account_id = v_debt_account;
      end if;
      v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance, 'tx', v_answers, 'member', c.member_id, 'round', v_round,
        'win', v_win, 'closes', c.finished and v_closed_at = c.at, 'owed', v_total_owed);
    end loop;

    if w > 0 then
      insert into ledger_transfer (site_id, transfer_id, kind, currency, reference) overriding system value
        select v_site, t.transfer, t.kind, t.currency, t.reference
        from unnest(w_transfers, w_kinds, w_currencies, w_references) as t (transfer, kind, currency, reference);
      insert into ledger_entry (site_id, transfer_id, line, account_id, amount, balance_after)
        select v_site, t.transfer, line, case line when 1 then t.account else t.vendor end,
          case line when 1 then t.amount else -t.amount end, case line when 1 then t.balance end
        from unnest(w_transfers, w_accounts, w_vendors, w_amounts, w_balances) as t (transfer, account, vendor, amount, balance)
          cross join (values (1::smallint), (2::smallint)) as l (line);
    end if;
  end loop;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return to_jsonb(v_results);
end $$`;

/** One call by itself. */
export const PROCESS_FUNCTION = `
create function seamless_process(p_site text, p_integration text, p_request jsonb) returns jsonb
language plpgsql security definer set search_path = marquee, pg_temp as $$
begin
  return seamless_process_many(
    jsonb_build_array(p_request || jsonb_build_object('site', p_site, 'integration', p_integration))) -> 0;
end $$`;
