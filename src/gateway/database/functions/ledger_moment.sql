-- When a ledger id was given, to the millisecond.
create or replace function ledger_moment(p_id bigint) returns timestamptz language sql immutable parallel safe as $$
  select to_timestamp(((p_id >> 12) + 1262304000000) / 1000.0)
$$;
