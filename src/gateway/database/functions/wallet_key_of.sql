-- The idempotency key of a name in an integration: 64 bits of a digest, since a name may have any length. MD5 is the
-- same on every machine and version, and here it need not withstand anybody: whoever finds a key compares the name as
-- well. action:   the action's id              -> its transfer round:    member, vendor's round id    -> the round
-- rollback: member, action's id          -> the first rollback of that action, whether or not the action has arrived
create or replace function wallet_key_of(p_kind text, p_integration text, p_name text) returns bigint
language sql immutable parallel safe as $$
  select ('x' || substr(md5(p_kind || ' ' || p_integration || ' ' || p_name), 1, 16))::bit(64)::bigint
$$;
