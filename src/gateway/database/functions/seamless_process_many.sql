-- The seamless wallet: applies many vendor calls in one transaction and one round trip (decision 34). Each call is
-- answered or refused by itself; only an unexpected error fails all of them.
--
-- Contents
--   1. Read the calls    wallet_calls: members, accounts, games, and the keys of all ids in the calls
--   2. Lock              the balances of the players, in the order of the accounts
--   3. Look up           the keys that exist (actions, rollbacks, rounds), and the rounds
--   4. Judge             call by call, action by action, in memory:
--      4a. Repeat        returns the transaction of the first time, or refuses different content
--      4b. Rollback      reverses its action once; if it arrives first, the action will move nothing
--      4c. Bet           checks terms, exclusion, limits, the session, and whether play was stopped
--      4d. Win           pays; if the game has left the catalogue, only in a known round
--      4e. Bonus         pays its part of a bet up to its largest for a round, and has its share of a win
--      4f. Balance       moves; a rolled-back win that was spent becomes a debt, and incoming money settles debts
--      4g. Round         updates the totals of the round, and of another round whose action was reversed
--   5. Write             wallet_write: keys, transfers, rounds, balances
--
-- Invariants
--   - Calls of one player run one after the other: the balance row is locked before anything else of the player is
--     read, and the debt row after it. Locks are taken in the order of the accounts.
--   - A refused call writes nothing: its changes stay in local variables until all of its actions are judged.
--   - An action id has one key in its integration and moves money once. The key leads to its transfer.
--   - A rolled-back action moves nothing, before or after. A rollback moves the same amount back.
--   - A bet, a win and a rollback move the wallet as a whole. A bonus moves money to the wallet before, or from it after.
--   - A balance is never negative. What a rollback cannot take is owed, on the debt account.
--   - A row of ledger_transfer moves its amount between an account and its counter account, so each row sums to zero.
--
-- The balance that a vendor is told is that of the wallet with the bonus.
--
-- The result of a call: code 0 with the balance, the wallet's own where a bonus is in it, the transaction of each action
-- in order, the member, the round, its total win, whether this call closed it, and the new debt; or the code of the
-- refusal with the unchanged balance.
--
-- Plans are generic and use indexes: a plan that was made on empty tables must stay good.
create or replace function seamless_process_many(p_requests jsonb) returns jsonb
language plpgsql security definer
set search_path = marquee, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off
set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  -- A user that is not found is unknown.
  v_results jsonb[] := array_fill('{"code": 102}'::jsonb, array[jsonb_array_length(p_requests)]);
  v_site text;
  v_calls wallet_call[];
  c wallet_call;
  -- The locked players, and their accounts in the same places.
  v_players wallet_player[];
  v_accounts bigint[];
  -- The accounts of those whose play was stopped; null for none.
  v_stopped bigint[];
  v_place integer;
  -- Of the keys that are said: those that are known, with their ids; and whether one is said twice.
  v_known_keys bigint[];
  v_known_ids bigint[];
  v_least_id bigint;
  v_largest_id bigint;
  v_has_repeats boolean;
  -- The rounds of this batch, with their keys in the same places; and those that change.
  v_rounds game_round[];
  v_round_keys bigint[];
  v_changed boolean[];
  -- The keys of those that are new, and the currencies of those that change, in the same places.
  v_new_keys bigint[];
  v_currencies text[];
  r game_round;
  r_place integer;
  v_is_new_round boolean;
  v_promised boolean;
  v_was_open boolean;
  -- The actions that are applied, with their keys in the same places.
  v_done wallet_done[];
  v_done_keys bigint[];
  n integer;
  v_first integer;
  d wallet_done;
  v_other wallet_done;
  v_prior record;
  v_prior_tx bigint;
  v_prior_id bigint;
  v_prior_kind text;
  v_prior_moved bigint;
  v_prior_round bigint;
  v_has_others boolean;
  -- What one call comes to.
  v_code integer;
  v_balance bigint;
  v_debt bigint;
  v_debt_changed boolean;
  v_owed bigint;
  -- The bonus of the player, and its moves; and what it held before the call.
  v_bonus wallet_bonus;
  v_moves wallet_bonus_move[];
  m wallet_bonus_move;
  v_pot bigint;
  v_answers bigint[];
  v_session_is_good boolean;
  v_session record;
  v_last_id bigint;
  v_settled bigint;
  v_is_undone boolean;
  -- What a player's limits leave, by window; and what counts towards them, by action.
  v_is_limited boolean;
  v_is_excluded boolean;
  v_most bigint;
  v_today date;
  v_windows date[];
  v_of_losses boolean[];
  v_lefts bigint[];
  v_day date;
  v_days date[];
  v_bets bigint[];
  v_wins bigint[];
begin
  for v_site in
    select distinct one ->> 'site' from jsonb_array_elements(p_requests) one order by 1
  loop
    perform set_config('marquee.site_id', v_site, true);

    -- 1. Who it is about.
    v_calls := wallet_calls(v_site, p_requests);

    -- 2. Lock. A call that moves nothing waits for nobody.
    select array_agg(b.account_id),
        array_agg(row(b.account_id, b.balance, b.debt_account_id, b.is_limited, b.has_bonus)::wallet_player),
        array_agg(b.account_id) filter (where b.is_stopped)
      into v_accounts, v_players, v_stopped
      from (
        select b.account_id, b.balance, b.debt_account_id, b.is_limited, b.is_stopped, b.has_bonus from ledger_balance b
        where b.site_id = v_site and b.account_id = any (
          array(select q.account_id from unnest(v_calls) q where q.moves and q.account_id is not null))
        order by b.account_id for no key update
      ) b;

    -- 3. What is known.
    select coalesce(array_agg(w.key) filter (where w.key is not null), '{}'),
        coalesce(array_agg(w.id) filter (where w.key is not null), '{}'), coalesce(max(said.times) > 1, false),
        min(w.id), max(w.id)
      into v_known_keys, v_known_ids, v_has_repeats, v_least_id, v_largest_id
      from (
        select k.key, count(*) filter (where k.is_name) as times from unnest(v_calls) q
          cross join lateral (
            select u.key, true as is_name from unnest(q.action_keys || q.original_keys) as u (key)
            union all select u.key, false from unnest(q.undo_keys || q.round_key) as u (key)
          ) k
        where q.member_id is not null and k.key is not null group by k.key
      ) said
      left join lateral (
        select one.key, one.id from wallet_key one where one.site_id = v_site and one.key = said.key offset 0
      ) w on true;
    select coalesce(array_agg(g.round), '{}'), coalesce(array_agg(q.round_key), '{}'),
        coalesce(array_agg(false), '{}')
      into v_rounds, v_round_keys, v_changed
      from (
        select distinct q.round_key, q.account_id, v_known_ids[array_position(v_known_keys, q.round_key)] as round_id
        from unnest(v_calls) q where q.round_key = any (v_known_keys)
      ) q
      cross join lateral (
        select one as round from game_round one
        where one.site_id = v_site and one.account_id = q.account_id and one.round_id = q.round_id
          -- Without these, every month would be prepared for the scan.
          and one.round_id >= v_least_id and one.round_id <= v_largest_id offset 0
      ) g;

    -- 4. Judge.
    n := 0;
    v_done := '{}';
    v_done_keys := '{}';
    v_new_keys := '{}';
    v_currencies := '{}';
    v_has_others := false;
    <<calls>>
    foreach c in array coalesce(v_calls, '{}') loop
      continue calls when c.member_id is null;
      v_place := array_position(v_accounts, c.account_id);
      if not c.moves then
        if c.currency <> c.own then
          v_results[c.place] := jsonb_build_object('code', 154);
        elsif not c.known then
          v_results[c.place] := jsonb_build_object('code', 103);
        else
          if v_place is null then
            select b.balance + case when b.has_bonus then wallet_bonus_balance(v_site, c) else 0 end
              into strict v_balance from ledger_balance b
              where b.site_id = v_site and b.account_id = c.account_id;
          else
            v_balance := v_players[v_place].balance
              + case when v_players[v_place].has_bonus then wallet_bonus_balance(v_site, c) else 0 end;
          end if;
          v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance);
        end if;
        continue calls;
      end if;

      v_balance := v_players[v_place].balance;
      v_debt := 0;
      if v_players[v_place].debt_account_id is not null then
        select b.balance into strict v_debt from ledger_balance b
          where b.site_id = v_site and b.account_id = v_players[v_place].debt_account_id for no key update;
      end if;
      v_bonus := null;
      m := null;
      v_pot := 0;
      if v_players[v_place].has_bonus then
        v_bonus := wallet_bonus_of(v_site, c);
        v_pot := coalesce(v_bonus.pot, 0);
        v_moves := '{}';
      end if;
      r_place := array_position(v_round_keys, c.round_key);
      v_is_new_round := r_place is null;
      if v_is_new_round and c.round_key = any (v_known_keys) then
        -- It was closed, and its month is archived.
        v_results[c.place] := jsonb_build_object('code', 400, 'balance', v_balance + v_pot);
        continue calls;
      end if;
      if v_is_new_round then
        v_last_id := ledger_next_id(c.at, 0);
        r := row(c.account_id, v_last_id, v_last_id, 0, 0, 0, null, c.game_no, v_site, c.round,
          coalesce(c.session, ''))::game_round;
      else
        r := v_rounds[r_place];
        r.session_id := case when r.session_id = '' then coalesce(c.session, '') else r.session_id end;
        v_last_id := 0;
      end if;
      v_was_open := r.closed_at is null;
      v_code := 0;
      v_first := n;
      v_owed := 0;
      v_answers := '{}';
      v_debt_changed := false;
      v_session_is_good := false;
      v_is_limited := v_players[v_place].is_limited;
      if v_is_limited then
        select p.is_excluded, p.most, p.today, p.windows, p.lefts, p.of_losses
          into v_is_excluded, v_most, v_today, v_windows, v_lefts, v_of_losses
          from play_limits_at(v_site, c.member_id, c.own, c.zone, c.at) p;
        v_days := '{}';
        v_bets := '{}';
        v_wins := '{}';
      end if;

      <<actions>>
      for i in 1 .. coalesce(cardinality(c.ids), 0) loop
        -- 4a. A repeat, of this batch or of before.
        if v_has_repeats and c.action_keys[i] = any (v_done_keys[:n]) then
          d := v_done[array_position(v_done_keys[:n], c.action_keys[i])];
          if d.kind <> c.kinds[i] or d.account_id <> c.account_id or d.round_id <> r.round_id or d.asked <> c.amounts[i]
            or c.currency <> c.own or d.action_id <> c.ids[i] or d.original is distinct from c.originals[i] then
            v_code := 201;
            exit actions;
          end if;
          v_answers := v_answers || d.tx;
          continue actions;
        end if;
        v_prior_tx := v_known_ids[array_position(v_known_keys, c.action_keys[i])];
        if v_prior_tx is not null then
          select * into v_prior from wallet_applied(v_site, c.account_id, v_prior_tx);
          if v_prior.kind <> c.kinds[i] or v_prior.round_id is distinct from r.round_id or v_prior.asked <> c.amounts[i]
            or v_prior.action_id <> c.ids[i] or c.currency <> c.own or v_prior.kind is null
            or v_prior.original is distinct from c.originals[i] then
            v_code := 201;
            exit actions;
          end if;
          v_answers := v_answers || v_prior.told_tx;
          continue actions;
        end if;
        if c.currency <> c.own then
          v_code := 154;
          exit actions;
        end if;

        d := row(c.action_keys[i], null, c.account_id, c.vendor_account_id, null, c.kinds[i], c.ids[i], r.round_id,
          c.amounts[i], 0, 0, null, null, c.originals[i], c.kinds[i] = 'bet', null)::wallet_done;
        v_day := v_today;
        v_is_undone := c.undo_keys[i] = any (v_known_keys) or v_has_repeats
          and exists (select from unnest(v_done[:n]) e where e.undo_key = c.undo_keys[i]);

        -- 4b. A rollback.
        if d.kind = 'rollback' then
          if not v_is_undone then
            d.undo_key := c.undo_keys[i];
            v_prior_kind := null;
            if v_has_repeats and c.original_keys[i] = any (v_done_keys[:n]) then
              v_other := v_done[array_position(v_done_keys[:n], c.original_keys[i])];
              if v_other.account_id <> c.account_id then
                v_code := 400;
                exit actions;
              end if;
              v_prior_kind := v_other.kind;
              v_prior_moved := v_other.moved;
              v_prior_round := v_other.round_id;
              v_prior_id := v_other.tx;
            else
              v_prior_tx := v_known_ids[array_position(v_known_keys, c.original_keys[i])];
              if v_prior_tx is not null then
                v_prior_id := v_prior_tx;
                select a.kind, a.moved, a.round_id into v_prior_kind, v_prior_moved, v_prior_round
                  from wallet_applied(v_site, c.account_id, v_prior_tx) a;
                if v_prior_kind is null then
                  -- It is another member's.
                  v_code := 400;
                  exit actions;
                end if;
              end if;
            end if;
            if v_prior_kind = 'rollback' then
              v_code := 400;
              exit actions;
            elsif v_prior_kind is not null then
              d.moved := -v_prior_moved;
              d.is_bet := v_prior_kind = 'bet';
              v_day := (ledger_moment(v_prior_id) at time zone c.zone)::date;
              if v_prior_round <> r.round_id then
                d.other_round := v_prior_round;
                v_has_others := true;
              end if;
            end if;
          end if;
        elsif v_is_undone then
          null;

        -- 4c. A bet.
        elsif d.is_bet then
          v_code := case
            when c.refusal <> 0 then c.refusal
            when not c.known then 103
            when v_is_limited and v_is_excluded then 106
            when d.asked > c.most then 105
            when v_is_limited and d.asked > 0
              and (d.asked > v_most or d.asked > any (v_lefts)) then 105
            else 0 end;
          exit actions when v_code <> 0;
          if not v_session_is_good and (c.sessions or c.session is not null) then
            select s.integration_id, s.member_id, s.mode, s.ended_at into v_session
              from game_session s where s.site_id = v_site and s.session_id = c.session;
            if not found or v_session.integration_id <> c.integration or v_session.member_id <> c.member_id
              or v_session.mode <> 'real' or v_session.ended_at is not null then
              v_code := 101;
              exit actions;
            end if;
            v_session_is_good := true;
          end if;
          -- Games that are ended are known by their sessions; a bet may name none.
          if c.account_id = any (v_stopped) then
            v_code := 105;
            exit actions;
          end if;
          d.moved := -d.asked;

        -- 4d. A win. A game that has left the catalogue still pays for the rounds that were begun.
        else
          if not c.known and v_is_new_round then
            -- The wallet hears of a free spin by its win alone. The site has promised it with the game.
            v_promised := false;
            if d.kind = 'bonus_win' then
              select true into v_promised from free_spin_grant f
                where f.site_id = v_site and f.member_id = c.member_id and f.vendor = c.vendor and f.game_code = c.game
                limit 1;
            end if;
            if v_promised is not true then
              v_code := 103;
              exit actions;
            end if;
          end if;
          d.moved := d.asked;
        end if;

        -- 4e. What a bonus pays comes before the bet.
        if v_bonus.bonus_id is not null then
          m := wallet_bonus_move_of(v_site, v_bonus, v_moves, c, r, d, v_balance,
            case when d.kind = 'rollback' and d.moved <> 0 then v_prior_id end);
          if m.moved > v_bonus.pot then
            v_code := 100;
            exit actions;
          elsif d.kind = 'bet' and m.staked > 0 and r.bet_minor + d.asked > v_bonus.largest_bet then
            v_code := 105;
            exit actions;
          elsif m.moved > 0 then
            v_balance := v_balance + m.moved;
            v_bonus.pot := v_bonus.pot - m.moved;
            v_last_id := ledger_next_id(c.at, v_last_id);
            m.move_tx := v_last_id;
            m.balance := v_balance;
          end if;
        end if;

        -- 4f. The balance moves.
        if v_balance + d.moved < 0 then
          if d.kind <> 'rollback' or not c.debts then
            v_code := 100;
            exit actions;
          end if;
          d.owed := -(v_balance + d.moved);
        end if;
        v_balance := v_balance + d.moved + d.owed;
        d.balance := v_balance;
        v_last_id := ledger_next_id(c.at, v_last_id);
        d.tx := v_last_id;
        v_answers := v_answers || d.tx;
        if d.owed > 0 then
          v_owed := v_owed + d.owed;
          v_debt := v_debt - d.owed;
          d.debt := v_debt;
          v_debt_changed := true;
        elsif v_debt < 0 and d.moved > 0 and (m.won > 0 or m.staked < 0) is not true then
          -- What the bonus has a share in settles nothing: that waits for the next money that comes in.
          v_settled := least(-v_debt, d.moved);
          v_balance := v_balance - v_settled;
          v_debt := v_debt + v_settled;
          d.debt := v_debt;
          d.owed := -v_settled;
          v_debt_changed := true;
        end if;
        if v_bonus.bonus_id is not null then
          m.action_tx := d.tx;
          -- What comes back to the bonus comes after.
          if m.move_tx is null then
            m.moved := -least(greatest(m.won, 0) + greatest(-m.staked, 0), v_balance);
            m.won := case when d.kind = 'rollback' then m.won else -m.moved end;
            if m.moved < 0 then
              v_balance := v_balance + m.moved;
              v_bonus.pot := v_bonus.pot - m.moved;
              v_last_id := ledger_next_id(c.at, v_last_id);
              m.move_tx := v_last_id;
              m.balance := v_balance;
            end if;
          end if;
          m.pot := v_bonus.pot;
          if m.move_tx is not null or m.counted <> 0 then
            v_moves := v_moves || m;
          end if;
        end if;
        if v_is_limited and d.moved <> 0 then
          -- What is rolled back no longer counts where it did: in the windows that its own day is in.
          for w in 1 .. cardinality(v_windows) loop
            if v_windows[w] <= v_day and (d.is_bet or v_of_losses[w]) then
              v_lefts[w] := v_lefts[w] + d.moved;
            end if;
          end loop;
          v_days := v_days || v_day;
          v_bets := v_bets || case when d.is_bet then -d.moved else 0 end;
          v_wins := v_wins || case when d.is_bet then 0 else d.moved end;
        end if;

        -- 4g. The round.
        if d.other_round is null then
          if d.is_bet then
            r.bet_minor := r.bet_minor - d.moved;
          else
            r.win_minor := r.win_minor + d.moved;
          end if;
          if d.kind = 'rollback' then
            r.rolled_back_minor := r.rolled_back_minor + abs(d.moved);
          end if;
        end if;
        n := n + 1;
        v_done[n] := d;
        v_done_keys[n] := d.key;
      end loop actions;

      if v_code <> 0 then
        n := v_first;
        v_results[c.place] := jsonb_build_object('code', v_code, 'balance', v_players[v_place].balance + v_pot);
        continue calls;
      end if;
      if n = v_first and (v_is_new_round or not c.finished or not v_was_open) then
        -- Repeats alone, or nothing that there is to close.
        v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance + v_pot, 'tx', v_answers);
        continue calls;
      end if;

      if c.finished and v_was_open then
        r.closed_at := c.at;
      end if;
      r.last_id := case when n > v_first then v_last_id else ledger_next_id(c.at, 0) end;
      if v_is_new_round then
        r.game_no := coalesce(r.game_no, played_game_no(v_site, c.integration, c.vendor, c.game));
        r_place := cardinality(v_rounds) + 1;
        v_round_keys[r_place] := c.round_key;
        v_new_keys[r_place] := c.round_key;
      end if;
      v_rounds[r_place] := r;
      v_changed[r_place] := true;
      v_currencies[r_place] := c.own;
      v_players[v_place].balance := v_balance;
      if v_debt_changed then
        v_players[v_place].debt_account_id :=
          wallet_write_debts(v_site, c, v_players[v_place].debt_account_id, v_debt, v_done[v_first + 1 : n]);
      end if;
      if v_bonus.bonus_id is not null and cardinality(v_moves) > 0 then
        perform wallet_write_bonus(v_site, c, v_bonus, v_moves);
      end if;
      if v_is_limited and cardinality(v_days) > 0 then
        perform play_day_add(v_site, c.member_id, c.own, v_days, v_bets, v_wins);
      end if;
      if v_has_others then
        for d in select e.* from unnest(v_done[v_first + 1 : n]) e where e.other_round is not null loop
          r_place := (select min(p) from generate_subscripts(v_rounds, 1) p where (v_rounds[p]).round_id = d.other_round
            and (v_rounds[p]).account_id = d.account_id);
          if r_place is null then
            r_place := cardinality(v_rounds) + 1;
            select * into strict r from game_round g
              where g.site_id = v_site and g.account_id = d.account_id and g.round_id = d.other_round;
            v_round_keys[r_place] := wallet_key_of('round', c.integration, c.member_id || ' ' || r.vendor_round_id);
          else
            r := v_rounds[r_place];
          end if;
          r.bet_minor := r.bet_minor - case when d.is_bet then d.moved else 0 end;
          r.win_minor := r.win_minor + case when d.is_bet then 0 else d.moved end;
          r.rolled_back_minor := r.rolled_back_minor + abs(d.moved);
          r.last_id := d.tx;
          v_rounds[r_place] := r;
          v_changed[r_place] := true;
          v_currencies[r_place] := c.own;
        end loop;
        r := v_rounds[array_position(v_round_keys, c.round_key)];
      end if;
      v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance + coalesce(v_bonus.pot, 0), 'own',
        case when v_bonus.bonus_id is not null then v_balance end, 'tx', v_answers, 'member', c.member_id,
        'round', r.round_id, 'win', r.win_minor, 'closes', c.finished and v_was_open, 'owed', v_owed);
    end loop calls;

    -- 5. Write.
    if true = any (v_changed) then
      perform wallet_write(v_site, v_done[:n], v_rounds, v_new_keys, v_changed, v_currencies,
        v_accounts, array(select p.balance from unnest(v_players) p));
    end if;
  end loop;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return to_jsonb(v_results);
end $$;

revoke all on function seamless_process_many from public;
grant execute on function seamless_process_many to marquee_app;
