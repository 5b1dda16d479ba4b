/*
 * The seamless wallet in the database: many calls of vendors are one call here. Everything is looked at and reckoned
 * before anything is written, so that a refusal leaves nothing to take back; and what all of them come to is written
 * together, because a statement costs more than its rows.
 *
 * It is one function, and so one long file: calls to functions of its own would cost more than what most of them did.
 *
 * The rows of the members' balances are locked first, in their order, and debts after them: whatever concerns one
 * member comes one after the other, and what is looked up afterwards is as the one before left it.
 */

/** Plans are made once and go by indexes: they must not change with how many rows a table had when they were made. */
const PLANS = `set search_path = marquee, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off`;

/*
 * Applies many calls in one transaction. Each is answered, or refused, for itself; only what nobody foresaw fails all
 * of them.
 *
 * They are taken in waves: no two calls of a wave are of one member or say the same name of an action, so that none of
 * them could see what another one does, and they are written together. What one member asks for is in one wave after
 * the other, in the order given; after all others come those where a name is said twice, as when a call is sent again,
 * and each of them is a wave of its own.
 *
 * What comes of a call: code 0 with the balance, the transaction of each action in order, the round with what it has
 * won, whether this closed it, and what became owed; or the code of the refusal and the balance as it stays.
 */
export const PROCESS_MANY_FUNCTION = `
create or replace function seamless_process_many(p_requests jsonb) returns jsonb
language plpgsql security definer ${PLANS} as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  -- Whoever is not found below is unknown.
  v_results jsonb[] := array_fill('{"code": 102}'::jsonb, array[jsonb_array_length(p_requests)]);
  v_site text;
  c record;
  -- Of each call, in the places that they were given in. A call that moves nothing for its member waits for nobody.
  v_members text[];
  v_accounts bigint[];
  v_vendor_accounts bigint[];
  v_moving boolean[];
  -- Whether accounts are missing, and whether a name is said twice.
  v_is_incomplete boolean;
  v_repeats boolean;
  -- The names of actions that are said, and those of them that something is known of.
  v_said_to text[];
  v_said text[];
  v_met text[];
  v_repeated text[];
  -- What is locked.
  l_accounts bigint[];
  l_balances bigint[];
  l_debt_accounts bigint[];
  l_limited boolean[];
  l integer;
  v_places bigint[];
  -- What a call comes to.
  v_code integer;
  v_start bigint;
  v_balance bigint;
  v_debt_account bigint;
  v_debt bigint;
  v_bet bigint;
  v_win bigint;
  v_rolled_back bigint;
  v_total_owed bigint;
  v_debt_changed boolean;
  v_session_is_good boolean;
  v_is_met boolean;
  v_answers bigint[];
  v_from integer;
  -- What a member's limits leave, in the places of their windows, and what counts towards them: by action, in the places of the new ones.
  v_is_limited boolean;
  v_is_excluded boolean;
  v_most bigint;
  v_today date;
  v_windows date[];
  v_lefts bigint[];
  v_of_losses boolean[];
  v_day date;
  v_is_bet boolean;
  d_days date[];
  d_bets bigint[];
  d_wins bigint[];
  -- What an action comes to.
  v_known record;
  v_session record;
  v_seen integer;
  v_kind text;
  v_id text;
  v_original text;
  v_undone text;
  v_amount bigint;
  v_moved bigint;
  v_owed bigint;
  v_settled bigint;
  v_other_round bigint;
  v_tx bigint;
  v_count_found bigint;
  v_round bigint;
  -- The rounds of a wave that are to be written, one place for each call.
  m integer;
  r_places bigint[];
  r_integrations text[];
  r_vendors text[];
  r_games text[];
  r_rounds text[];
  r_members text[];
  r_currencies text[];
  r_sessions text[];
  r_bets bigint[];
  r_wins bigint[];
  r_rolled_back bigint[];
  r_finished boolean[];
  r_ats timestamptz[];
  r_accounts bigint[];
  r_vendor_accounts bigint[];
  r_balances bigint[];
  r_answers jsonb[];
  r_owed bigint[];
  r_ids bigint[];
  r_won bigint[];
  r_closed timestamptz[];
  -- And its new actions, one place for each: of which call it is, and what it moves.
  n integer;
  a_calls integer[];
  a_kinds text[];
  a_ids text[];
  a_amounts bigint[];
  a_originals text[];
  a_moves bigint[];
  a_balances bigint[];
  -- What becomes owed; below nothing what is settled. And the debt after that.
  a_owes bigint[];
  a_debts bigint[];
  a_others bigint[];
  a_txs bigint[];
  v_has_rollbacks boolean;
  v_has_others boolean;
begin
  for v_site in
    select distinct one ->> 'site' from jsonb_array_elements(p_requests) one order by 1
  loop
    perform set_config('marquee.site_id', v_site, true);
    select array_agg(q.member_id), array_agg(q.account_id), array_agg(q.vendor_account_id), array_agg(q.moves),
      coalesce(bool_or(q.member_id is not null and q.account_id is null), false)
      into v_members, v_accounts, v_vendor_accounts, v_moving, v_is_incomplete
      from (
        select m.member_id, case when m.currency = q.own then m.account_id end as account_id, m.vendor_account_id,
          q.finished or jsonb_array_length(q.ids) > 0 as moves
        from rows from (jsonb_to_recordset(p_requests) as (
            site text, integration text, "user" text, own text, finished boolean, ids jsonb
          )) with ordinality as q (site, integration, user_id, own, finished, ids, place)
          left join lateral (
            select one.member_id, one.currency, one.account_id, one.vendor_account_id from vendor_member one
            where one.site_id = v_site and one.integration_id = q.integration and one.user_id = q.user_id and q.site = v_site
            offset 0
          ) m on true
        order by q.place
      ) q;
    if v_is_incomplete then
      for c in
        select t.place, t.member, q.integration, q."user" as user_id, q.own, q.vendor
        from unnest(v_members, v_accounts) with ordinality as t (member, account, place)
          cross join lateral jsonb_to_record(p_requests -> (t.place::integer - 1)) as q (integration text, "user" text, own text, vendor text)
        where t.member is not null and t.account is null
        order by t.member, t.place
      loop
        v_accounts[c.place] := ledger_account_id(v_site, 'member', c.own, c.member, null);
        v_vendor_accounts[c.place] := ledger_account_id(v_site, 'vendor', c.own, null, c.vendor);
        update vendor_member m set currency = c.own, account_id = v_accounts[c.place], vendor_account_id = v_vendor_accounts[c.place]
          where m.site_id = v_site and m.integration_id = c.integration and m.user_id = c.user_id;
      end loop;
    end if;

    select array_agg(b.account_id), array_agg(b.balance), array_agg(b.debt_account_id), array_agg(b.is_limited)
      into l_accounts, l_balances, l_debt_accounts, l_limited
      from (
        select b.account_id, b.balance, b.debt_account_id, b.is_limited from ledger_balance b
        where b.site_id = v_site and b.account_id = any (
          array(select t.account from unnest(v_accounts, v_moving) as t (account, moves) where t.moves))
        order by b.account_id for no key update
      ) b;
    select array_agg(one ->> 'integration'), array_agg(said), count(*) > count(distinct said) into v_said_to, v_said, v_repeats
      from jsonb_array_elements(p_requests) one
        cross join lateral jsonb_array_elements_text((one -> 'ids') || (one -> 'originals')) as said
      where said is not null and one ->> 'site' = v_site;

    if v_repeats then
      select array_agg(q.said) into v_repeated
        from (select said from unnest(v_said) as said group by said having count(*) > 1) q;
    end if;

    for v_places in
      -- In the order of the members as the tables have it: what is written below is given back in that order too.
      select array_agg(t.place order by t.member collate "C")
      from (
        select t.member, t.place,
          case when bool_or(case when v_repeats then p_requests -> (t.place::integer - 1) -> 'ids' ?| v_repeated
              or p_requests -> (t.place::integer - 1) -> 'originals' ?| v_repeated end) over (partition by t.member)
            then row_number() over (order by t.account, t.member, t.place)
            else row_number() over (partition by t.member order by t.place) - cardinality(v_results) end as wave
        from unnest(v_members, v_accounts) with ordinality as t (member, account, place)
        where t.member is not null
      ) t
      group by t.wave order by t.wave
    loop
      select array_agg(q.said) into v_met
        from unnest(v_said_to, v_said) as q (integration, said)
          left join lateral (
            select true as is_known from wallet_action a
            where a.site_id = v_site and a.integration_id = q.integration and a.action_id = q.said offset 0
          ) a on true
          left join lateral (
            select true as is_known from wallet_rollback b
            where b.site_id = v_site and b.integration_id = q.integration and b.original_action_id = q.said limit 1
          ) b on true
        where a.is_known or b.is_known;
      m := 0;
      r_places := '{}';
      r_integrations := '{}';
      r_vendors := '{}';
      r_games := '{}';
      r_rounds := '{}';
      r_members := '{}';
      r_currencies := '{}';
      r_sessions := '{}';
      r_bets := '{}';
      r_wins := '{}';
      r_rolled_back := '{}';
      r_finished := '{}';
      r_ats := '{}';
      r_accounts := '{}';
      r_vendor_accounts := '{}';
      r_balances := '{}';
      r_answers := '{}';
      r_owed := '{}';
      n := 0;
      a_calls := '{}';
      a_kinds := '{}';
      a_ids := '{}';
      a_amounts := '{}';
      a_originals := '{}';
      a_moves := '{}';
      a_balances := '{}';
      a_owes := '{}';
      a_debts := '{}';
      a_others := '{}';
      a_txs := '{}';
      v_has_rollbacks := false;
      v_has_others := false;

      <<calls>>
      for c in
        select t.place, q.integration, q.vendor, q.currency, q.own, coalesce(q.zone, 'UTC') as zone, q.game, q.round, q.session, q.finished, q.known, q.sessions, q.debts,
          q.refusal, q.most, q.at, q.kinds, q.ids, q.amounts, q.originals,
          v_members[t.place] as member_id, v_accounts[t.place] as account_id, v_vendor_accounts[t.place] as vendor_account_id
        from unnest(v_places) with ordinality as t (place, turn)
          cross join lateral jsonb_to_record(p_requests -> (t.place::integer - 1)) as q (
            integration text, vendor text, currency text, own text, zone text, game text, round text, session text,
            finished boolean, known boolean, sessions boolean, debts boolean, refusal integer, most bigint, at timestamptz,
            kinds text[], ids text[], amounts bigint[], originals text[]
          )
        order by t.turn
      loop
        l := array_position(l_accounts, c.account_id);
        if not v_moving[c.place] then
          if c.currency <> c.own then
            v_results[c.place] := jsonb_build_object('code', 154);
          elsif not c.known then
            v_results[c.place] := jsonb_build_object('code', 103);
          else
            if l is null then
              select b.balance into strict v_balance from ledger_balance b where b.site_id = v_site and b.account_id = c.account_id;
            else
              v_balance := l_balances[l];
            end if;
            v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance);
          end if;
          continue calls;
        end if;

        v_balance := l_balances[l];
        v_start := v_balance;
        v_debt_account := l_debt_accounts[l];
        v_debt := 0;
        if v_debt_account is not null then
          select b.balance into strict v_debt from ledger_balance b
            where b.site_id = v_site and b.account_id = v_debt_account for no key update;
        end if;
        v_is_met := v_met is not null and (c.ids && v_met or c.originals && v_met);
        v_code := 0;
        v_bet := 0;
        v_win := 0;
        v_rolled_back := 0;
        v_total_owed := 0;
        v_debt_changed := false;
        v_session_is_good := false;
        v_answers := '{}';
        v_from := n;
        v_is_limited := l_limited[l];
        if v_is_limited then
          select p.is_excluded, p.most, p.today, p.windows, p.lefts, p.of_losses
            into v_is_excluded, v_most, v_today, v_windows, v_lefts, v_of_losses
            from play_limits_at(v_site, c.member_id, c.own, c.zone, c.at) p;
          d_days := '{}';
          d_bets := '{}';
          d_wins := '{}';
        end if;

        <<actions>>
        for i in 1 .. coalesce(cardinality(c.ids), 0) loop
          v_kind := c.kinds[i];
          v_id := c.ids[i];
          v_original := c.originals[i];
          v_amount := c.amounts[i];

          -- A call that says a name of another one is a wave of its own: what the wave has so far of such names is this call's.
          v_seen := case when v_repeats then array_position(a_ids, v_id) end;
          if v_seen is not null then
            if a_kinds[v_seen] <> v_kind or a_amounts[v_seen] <> v_amount or a_originals[v_seen] is distinct from v_original then
              v_code := 201;
              exit actions;
            end if;
            v_answers := v_answers || a_txs[v_seen];
            continue actions;
          end if;
          if v_is_met then
            select a.kind, a.member_id, a.vendor_round_id, a.currency, a.amount_minor, a.original_action_id, a.tx_id into v_known
              from wallet_action a where a.site_id = v_site and a.integration_id = c.integration and a.action_id = v_id;
            if found then
              if v_known.kind <> v_kind or v_known.member_id <> c.member_id or v_known.vendor_round_id <> c.round
                or v_known.currency <> c.currency or v_known.amount_minor <> v_amount
                or v_known.original_action_id is distinct from v_original then
                v_code := 201;
                exit actions;
              end if;
              v_answers := v_answers || v_known.tx_id;
              continue actions;
            end if;
          end if;

          if c.currency <> c.own then
            v_code := 154;
            exit actions;
          end if;
          v_moved := 0;
          v_is_bet := v_kind = 'bet';
          v_day := v_today;
          -- A rollback may name an action of another round than the call's: above nothing a bet of it, below nothing a win.
          v_other_round := null;
          -- Once is enough, whoever asks again; and what is rolled back already moves nothing.
          v_undone := coalesce(v_original, v_id);
          v_seen := case when v_repeats then array_position(a_originals, v_undone) end;
          if v_seen is null and v_is_met then
            select 0 into v_seen from wallet_rollback b where b.site_id = v_site and b.integration_id = c.integration
              and b.original_action_id = v_undone and b.member_id = c.member_id;
          end if;
          if v_kind = 'rollback' then
            v_has_rollbacks := true;
            if v_seen is null then
              v_seen := case when v_repeats then array_position(a_ids, v_original) end;
              if v_seen is not null then
                if a_kinds[v_seen] = 'rollback' then
                  v_code := 400;
                  exit actions;
                end if;
                v_moved := -a_moves[v_seen];
                v_is_bet := a_kinds[v_seen] = 'bet';
                if v_is_bet then
                  v_bet := v_bet - v_moved;
                else
                  v_win := v_win + v_moved;
                end if;
                v_rolled_back := v_rolled_back + abs(v_moved);
              elsif v_is_met then
                select a.kind, a.member_id, a.round_id, a.vendor_round_id, a.moved_minor, a.applied_at into v_known
                  from wallet_action a where a.site_id = v_site and a.integration_id = c.integration and a.action_id = v_original;
                if found then
                  if v_known.kind = 'rollback' or v_known.member_id <> c.member_id then
                    v_code := 400;
                    exit actions;
                  end if;
                  v_moved := -v_known.moved_minor;
                  v_is_bet := v_known.kind = 'bet';
                  if v_is_limited then
                    v_day := (v_known.applied_at at time zone c.zone)::date;
                  end if;
                  if v_known.vendor_round_id <> c.round then
                    v_other_round := case when v_is_bet then v_known.round_id else -v_known.round_id end;
                    v_has_others := true;
                  else
                    if v_is_bet then
                      v_bet := v_bet - v_moved;
                    else
                      v_win := v_win + v_moved;
                    end if;
                    v_rolled_back := v_rolled_back + abs(v_moved);
                  end if;
                end if;
              end if;
            end if;
          elsif v_seen is not null then
            null;
          elsif v_kind = 'bet' then
            if c.refusal <> 0 then
              v_code := c.refusal;
              exit actions;
            elsif not c.known then
              v_code := 103;
              exit actions;
            elsif v_is_limited and v_is_excluded then
              v_code := 106;
              exit actions;
            elsif v_amount > c.most or v_is_limited and v_amount > 0 and (v_amount > v_most or v_amount > any (v_lefts)) then
              v_code := 105;
              exit actions;
            end if;
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
            v_moved := -v_amount;
            v_bet := v_bet + v_amount;
          else
            if not c.known then
              -- A game that has left the catalogue still pays for the rounds that were begun.
              execute 'select count(*) from game_round where site_id = $1 and integration_id = $2 and vendor_round_id = $3 and member_id = $4'
                into v_count_found using v_site, c.integration, c.round, c.member_id;
              if v_count_found = 0 then
                v_code := 103;
                exit actions;
              end if;
            end if;
            v_moved := v_amount;
            v_win := v_win + v_amount;
          end if;

          v_owed := 0;
          if v_balance + v_moved < 0 then
            if v_kind <> 'rollback' or not c.debts then
              v_code := 100;
              exit actions;
            end if;
            v_owed := -(v_balance + v_moved);
            v_balance := 0;
          else
            v_balance := v_balance + v_moved;
          end if;
          if v_is_limited and v_moved <> 0 then
            -- What is rolled back counts no more where it did: in the windows that its own day is in.
            for w in 1 .. cardinality(v_windows) loop
              if v_windows[w] <= v_day and (v_is_bet or v_of_losses[w]) then
                v_lefts[w] := v_lefts[w] + v_moved;
              end if;
            end loop;
            d_days := d_days || v_day;
            d_bets := d_bets || case when v_is_bet then -v_moved else 0 end;
            d_wins := d_wins || case when v_is_bet then 0 else v_moved end;
          end if;
          v_tx := nextval('ledger_transfer_transfer_id_seq');
          v_answers := v_answers || v_tx;
          n := n + 1;
          a_calls[n] := m + 1;
          a_kinds[n] := v_kind;
          a_ids[n] := v_id;
          a_amounts[n] := v_amount;
          a_originals[n] := v_original;
          a_moves[n] := v_moved;
          a_balances[n] := v_balance;
          a_owes[n] := v_owed;
          a_others[n] := v_other_round;
          a_txs[n] := v_tx;
          if v_owed > 0 then
            v_total_owed := v_total_owed + v_owed;
            v_debt := v_debt - v_owed;
            a_debts[n] := v_debt;
            v_debt_changed := true;
          elsif v_debt < 0 and v_moved > 0 then
            v_settled := least(-v_debt, v_moved);
            v_balance := v_balance - v_settled;
            v_debt := v_debt + v_settled;
            a_debts[n] := v_debt;
            a_owes[n] := -v_settled;
            v_debt_changed := true;
          end if;
        end loop actions;

        if v_code <> 0 then
          n := v_from;
          v_results[c.place] := jsonb_build_object('code', v_code, 'balance', v_start);
          continue calls;
        end if;
        if n = v_from then
          v_round := null;
          if c.finished then
            execute 'update game_round set status = ''closed'', closed_at = $5, last_action_at = $5,
                won_minor = case when win_minor > bet_minor then win_minor end
                where site_id = $1 and integration_id = $2 and vendor_round_id = $3 and member_id = $4 and status = ''open''
                returning round_id, win_minor'
              into v_round, v_win using v_site, c.integration, c.round, c.member_id, c.at;
          end if;
          v_results[c.place] := jsonb_build_object('code', 0, 'balance', v_balance, 'tx', v_answers) || case when v_round is null then '{}'
            else jsonb_build_object('member', c.member_id, 'round', v_round, 'win', v_win, 'closes', true, 'owed', 0) end;
          continue calls;
        end if;

        if v_debt_changed then
          if v_debt_account is null then
            v_debt_account := ledger_account_id(v_site, 'debt', c.currency, c.member_id, null);
            update ledger_balance b set debt_account_id = v_debt_account where b.site_id = v_site and b.account_id = c.account_id;
            l_debt_accounts[l] := v_debt_account;
          end if;
          update ledger_balance b set balance = v_debt where b.site_id = v_site and b.account_id = v_debt_account;
          for i in v_from + 1 .. n loop
            if a_owes[i] > 0 then
              if a_moves[i] + a_owes[i] = 0 then
                -- Nothing of it was left: all of it is owed.
                perform ledger_write(v_site, a_txs[i], a_kinds[i], c.currency, a_ids[i],
                  array[c.vendor_account_id, v_debt_account], array[-a_moves[i], -a_owes[i]], array[null, a_debts[i]]);
              else
                perform ledger_write(v_site, a_txs[i], a_kinds[i], c.currency, a_ids[i],
                  array[c.account_id, c.vendor_account_id, v_debt_account], array[a_moves[i] + a_owes[i], -a_moves[i], -a_owes[i]],
                  array[a_balances[i], null, a_debts[i]]);
              end if;
              insert into significant_event (site_id, kind, member_id, integration_id, currency, amount_minor, reference, at)
                values (v_site, 'rolled_back_win_was_spent', c.member_id, c.integration, c.currency, a_owes[i], a_ids[i], c.at);
            elsif a_owes[i] < 0 then
              perform ledger_write(v_site, nextval('ledger_transfer_transfer_id_seq'), 'debt_settlement', c.currency, a_txs[i]::text,
                array[c.account_id, v_debt_account], array[a_owes[i], -a_owes[i]], array[a_balances[i] + a_owes[i], a_debts[i]]);
            end if;
          end loop;
        end if;

        if v_is_limited and cardinality(d_days) > 0 then
          perform play_day_add(v_site, c.member_id, c.own, d_days, d_bets, d_wins);
        end if;

        m := m + 1;
        r_places[m] := c.place;
        r_integrations[m] := c.integration;
        r_vendors[m] := c.vendor;
        r_games[m] := c.game;
        r_rounds[m] := c.round;
        r_members[m] := c.member_id;
        r_currencies[m] := c.currency;
        r_sessions[m] := c.session;
        r_bets[m] := v_bet;
        r_wins[m] := v_win;
        r_rolled_back[m] := v_rolled_back;
        r_finished[m] := c.finished;
        r_ats[m] := c.at;
        r_accounts[m] := c.account_id;
        r_vendor_accounts[m] := c.vendor_account_id;
        r_balances[m] := v_balance;
        r_answers[m] := to_jsonb(v_answers);
        r_owed[m] := v_total_owed;
        l_balances[l] := v_balance;
      end loop calls;
      continue when m = 0;

      with written as (
        insert into game_round as g (
          site_id, integration_id, vendor, game_code, vendor_round_id, member_id, currency, session_id,
          bet_minor, win_minor, rolled_back_minor, status, opened_at, closed_at, last_action_at, won_minor
        )
        select v_site, r.integration, r.vendor, r.game, r.round, r.member, r.currency, r.session,
          r.bet, r.win, r.rolled_back, case when r.finished then 'closed' else 'open' end,
          r.at, case when r.finished then r.at end, r.at, case when r.finished and r.win > r.bet then r.win end
        from unnest(r_integrations, r_vendors, r_games, r_rounds, r_members, r_currencies, r_sessions, r_bets, r_wins, r_rolled_back,
          r_finished, r_ats)
          as r (integration, vendor, game, round, member, currency, session, bet, win, rolled_back, finished, at)
        on conflict (site_id, integration_id, vendor_round_id, member_id) do update set
          bet_minor = g.bet_minor + excluded.bet_minor, win_minor = g.win_minor + excluded.win_minor,
          rolled_back_minor = g.rolled_back_minor + excluded.rolled_back_minor, last_action_at = excluded.last_action_at,
          session_id = coalesce(g.session_id, excluded.session_id),
          status = case when excluded.status = 'closed' then 'closed' else g.status end,
          closed_at = coalesce(g.closed_at, excluded.closed_at),
          won_minor = case when (excluded.status = 'closed' or g.status = 'closed')
              and g.win_minor + excluded.win_minor > g.bet_minor + excluded.bet_minor
            then g.win_minor + excluded.win_minor end
        returning g.member_id, g.round_id, g.win_minor, g.closed_at
      )
      select array_agg(w.round_id order by w.member_id), array_agg(w.win_minor order by w.member_id),
        array_agg(w.closed_at order by w.member_id)
        into r_ids, r_won, r_closed from written w;

      insert into wallet_action (
        site_id, integration_id, action_id, kind, member_id, round_id, vendor_round_id, currency, amount_minor, moved_minor,
        original_action_id, tx_id, applied_at
      )
      select v_site, r_integrations[a.call], a.id, a.kind, r_members[a.call], r_ids[a.call], r_rounds[a.call], r_currencies[a.call],
        a.amount, a.moved, a.original, a.tx, r_ats[a.call]
      from unnest(a_calls[:n], a_ids[:n], a_kinds[:n], a_amounts[:n], a_moves[:n], a_originals[:n], a_txs[:n])
        as a (call, id, kind, amount, moved, original, tx);
      if v_has_rollbacks then
        insert into wallet_rollback (site_id, integration_id, original_action_id, member_id, action_id)
          select v_site, r_integrations[a.call], a.original, r_members[a.call], a.id
          from unnest(a_calls[:n], a_ids[:n], a_originals[:n]) as a (call, id, original) where a.original is not null
          on conflict do nothing;
      end if;
      insert into ledger_transfer (site_id, transfer_id, kind, currency, reference) overriding system value
        select v_site, a.tx, a.kind, r_currencies[a.call], a.id
        from unnest(a_calls[:n], a_ids[:n], a_kinds[:n], a_moves[:n], a_owes[:n], a_txs[:n]) as a (call, id, kind, moved, owed, tx)
        where a.moved <> 0 and a.owed <= 0;
      insert into ledger_entry (site_id, transfer_id, line, account_id, amount, balance_after)
        select v_site, a.tx, line, case line when 1 then r_accounts[a.call] else r_vendor_accounts[a.call] end,
          case line when 1 then a.moved else -a.moved end, case line when 1 then a.balance end
        from unnest(a_calls[:n], a_moves[:n], a_owes[:n], a_balances[:n], a_txs[:n]) as a (call, moved, owed, balance, tx)
          cross join (values (1::smallint), (2::smallint)) as l (line)
        where a.moved <> 0 and a.owed <= 0;
      if v_has_others then
        -- Planned afresh: this is rare, and goes by another index than everything else here.
        for i in 1 .. n loop
          continue when a_others[i] is null;
          execute 'update game_round g set
              bet_minor = g.bet_minor - case when $1 > 0 then $2 else 0 end,
              win_minor = g.win_minor + case when $1 < 0 then $2 else 0 end,
              rolled_back_minor = g.rolled_back_minor + abs($2), last_action_at = $3,
              won_minor = case when g.won_minor is not null and $1 > 0 then g.won_minor
                when g.won_minor + $2 > g.bet_minor then g.won_minor + $2 end
              where g.site_id = $4 and g.round_id = abs($1)'
            using a_others[i], a_moves[i], r_ats[a_calls[i]], v_site;
        end loop;
      end if;
      for k in 1 .. m loop
        v_results[r_places[k]] := jsonb_build_object('code', 0, 'balance', r_balances[k], 'tx', r_answers[k], 'member', r_members[k],
          'round', r_ids[k], 'win', r_won[k], 'closes', r_finished[k] and r_closed[k] = r_ats[k], 'owed', r_owed[k]);
      end loop;
    end loop;

    update ledger_balance b set balance = l_balances[array_position(l_accounts, b.account_id)]
      where b.site_id = v_site and b.account_id = any (l_accounts) and b.balance <> l_balances[array_position(l_accounts, b.account_id)];
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
