-- The first ledger id of a moment. Ids begin with their time: milliseconds since 2010, then 12 bits of the sequence
-- ledger_turn. So ids are in the order of their arrival, name the month that they are stored in, and stay below 2^53
-- until 2079, so that JSON and JavaScript keep them exactly. It is inlined, and a range of ids prunes partitions.
create or replace function ledger_id_at(p_at timestamptz) returns bigint language sql stable parallel safe as $$
  select (floor(extract(epoch from p_at) * 1000)::bigint - 1262304000000) << 12
$$;
