-- The first ledger id of a moment. Ids start with their time: milliseconds since 2010, then 12 bits of the sequence
-- ledger_turn. So ids are ordered by time, a range of ids prunes partitions, and ids stay below 2^53 until 2079, which
-- JSON and JavaScript keep exactly. PostgreSQL inlines this function.
create or replace function ledger_id_at(p_at timestamptz) returns bigint language sql stable parallel safe as $$
  select (floor(extract(epoch from p_at) * 1000)::bigint - 1262304000000) << 12
$$;
