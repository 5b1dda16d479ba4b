-- The idempotency key of an id in an integration: 64 bits of its MD5, because ids may have any length. MD5 gives the
-- same key on every machine and version. It need not resist attacks: readers of a key also compare the id itself.
--   action:   action id                    -> its transfer
--   round:    member id, vendor's round id -> the round
--   rollback: member id, action id         -> the first rollback of that action, even if the action has not arrived
create or replace function wallet_key_of(p_kind text, p_integration text, p_name text) returns bigint
language sql immutable parallel safe as $$
  select ('x' || substr(md5(p_kind || ' ' || p_integration || ' ' || p_name), 1, 16))::bit(64)::bigint
$$;
