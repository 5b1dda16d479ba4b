-- Step 1 of seamless_process_many: parses the calls of one site and resolves members, accounts, games and keys. Creates
-- accounts and games on first use. member_id is null for an unknown user. Runs with the settings of its caller.
create or replace function wallet_calls(p_site text, p_requests jsonb) returns wallet_call[]
language plpgsql as $$
declare
  v_calls wallet_call[];
  v_incomplete integer;
  c wallet_call;
begin
  select array_agg(row(
      q.place, q.integration, q.vendor, m.member_id, case when m.currency = q.own then m.account_id end,
      m.vendor_account_id, q.currency, q.own, coalesce(q.zone, 'UTC'), q.game, g.game_no, q.round, q.session,
        q.finished,
      q.known, q.sessions, q.debts, q.refusal, q.most, q.at, q.finished or cardinality(q.ids) > 0,
      q.kinds, q.ids, q.amounts, q.originals, k.action_keys, k.original_keys, k.undo_keys,
      wallet_key_of('round', q.integration, m.member_id || ' ' || q.round), q.weight
    )::wallet_call order by q.place)
    into v_calls
    from rows from (jsonb_to_recordset(p_requests) as (
        site text, integration text, vendor text, "user" text, currency text, own text, zone text, game text,
          round text,
        session text, finished boolean, known boolean, sessions boolean, debts boolean, refusal integer, most bigint,
        at timestamptz, kinds text[], ids text[], amounts bigint[], originals text[],
        weight integer
      )) with ordinality as q (
        site, integration, vendor, user_id, currency, own, zone, game, round,
        session, finished, known, sessions, debts, refusal, most, at, kinds, ids, amounts, originals, weight, place
      )
      left join lateral (
        select one.member_id, one.currency, one.account_id, one.vendor_account_id from vendor_member one
        where one.site_id = p_site and one.integration_id = q.integration and one.user_id = q.user_id
        offset 0
      ) m on true
      left join lateral (
        select one.game_no from played_game one
        where one.site_id = p_site and one.integration_id = q.integration and one.game_code = q.game
        offset 0
      ) g on true
      left join lateral (
        select array_agg(wallet_key_of('action', q.integration, said.id) order by said.n) as action_keys,
          array_agg(wallet_key_of('action', q.integration, said.original) order by said.n) as original_keys,
          array_agg(wallet_key_of('rollback', q.integration, m.member_id || ' ' || coalesce(said.original, said.id))
            order by said.n) as undo_keys
        from unnest(q.ids, q.originals) with ordinality as said (id, original, n)
      ) k on true
    where q.site = p_site;

  select count(*) into v_incomplete from unnest(v_calls) q
    where q.member_id is not null and (q.account_id is null or q.game_no is null and q.game is not null
      and q.known and q.moves);
  if v_incomplete > 0 then
    -- In one order, games before accounts, so that two batches never wait for each other.
    for c in select q.* from unnest(v_calls) q where q.member_id is not null
        and q.game_no is null and q.game is not null and q.known and q.moves order by q.integration, q.game loop
      perform played_game_no(p_site, c.integration, c.vendor, c.game);
    end loop;
    for c in select q.* from unnest(v_calls) q where q.member_id is not null and q.account_id is null
        order by q.member_id, q.place loop
      update vendor_member m
        set currency = c.own, account_id = ledger_account_id(p_site, 'member', c.own, c.member_id, null),
          vendor_account_id = ledger_account_id(p_site, 'vendor', c.own, null, c.vendor)
        where m.site_id = p_site and m.integration_id = c.integration and m.user_id =
          (p_requests -> (c.place - 1) ->> 'user') collate "C";
    end loop;
    return wallet_calls(p_site, p_requests);
  end if;
  return v_calls;
end $$;

revoke all on function wallet_calls from public;
