-- Keeps others from adding to the days of an account until the transaction ends. It is no lock of a row, because bets
-- must not wait for it.
create or replace function record_account_lock(p_site text, p_account bigint) returns void
language sql set search_path = marquee, pg_temp as $$
  select pg_advisory_xact_lock(wallet_key_of('records', p_site, p_account::text))
$$;

revoke all on function record_account_lock from public;
