-- Creates the partition of a month for one table, and moves rows of that month there from the default partition. An
-- existing standalone table with the partition's name is attached. Returns 1, or 0 if the partition exists.
create or replace function make_month(p_table text, p_month date) returns integer
language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_name text := p_table || to_char(p_month, '_YYYY_MM');
  v_other text := p_table || '_other';
  v_column text := (select a.attname from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where p.partrelid = ('marquee.' || p_table)::regclass);
  v_from bigint := ledger_id_at(p_month::timestamp at time zone 'UTC');
  v_to bigint := ledger_id_at((p_month + interval '1 month') at time zone 'UTC');
  v_is_kept boolean := exists (select from pg_trigger
    where tgrelid = ('marquee.' || p_table)::regclass and tgname = 'is_kept_for_good');
begin
  if exists (select from pg_inherits i where i.inhrelid = to_regclass('marquee.' || v_name)) then
    return 0;
  end if;
  execute format('create table if not exists %I (like %I including all)', v_name, p_table);
  execute format('alter table %I no force row level security, disable trigger user', v_other);
  execute format(
    'with moved as (delete from %I where %I >= %s and %I < %s returning *) insert into %I select * from moved',
    v_other, v_column, v_from, v_column, v_to, v_name);
  execute format('alter table %I force row level security, enable trigger user', v_other);
  execute format('alter table %I attach partition %I for values from (%s) to (%s)', p_table, v_name, v_from, v_to);
  perform guard_month(v_name, v_is_kept);
  return 1;
end $$;

revoke all on function make_month from public;
