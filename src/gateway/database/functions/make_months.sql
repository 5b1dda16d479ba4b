-- Creates the partitions from one month to another for every table that is partitioned by month. Returns how many were
-- created. An advisory lock keeps other processes from doing the same.
create or replace function make_months(p_from timestamptz, p_until timestamptz) returns integer
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_month date := date_trunc('month', p_from at time zone 'UTC')::date;
  v_table text;
  v_made integer := 0;
begin
  perform pg_advisory_xact_lock(7116283003);
  while v_month <= p_until at time zone 'UTC' loop
    for v_table in
      select c.relname from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
      where c.relnamespace = 'marquee'::regnamespace order by c.relname
    loop
      v_made := v_made + make_month(v_table, v_month);
    end loop;
    v_month := v_month + interval '1 month';
  end loop;
  return v_made;
end $$;

revoke all on function make_months from public;
grant execute on function make_months to marquee_app;
