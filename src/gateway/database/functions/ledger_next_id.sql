-- A new ledger id for a moment, larger than the previous one. It sets no search_path, since that would take longer than
-- the function itself.
create or replace function ledger_next_id(p_at timestamptz, p_after bigint) returns bigint language plpgsql as $$
declare
  v_id bigint := marquee.ledger_id_at(p_at) | (nextval('marquee.ledger_turn') & 4095);
begin
  -- The sequence's part begins again at 0 after 4095.
  return case when v_id > p_after then v_id else v_id + 4096 end;
end $$;

revoke all on function ledger_next_id from public;
grant execute on function ledger_next_id to marquee_app;
