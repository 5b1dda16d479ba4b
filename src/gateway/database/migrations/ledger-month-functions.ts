/*
 * The functions that the migration itself needs. Like every function, they are replaced by the present ones of
 * `database/functions/` right after.
 */

/**
 * Ids that begin with their time: milliseconds since 2010, and 12 bits of a sequence. They fit 53 bits until 2079, so
 * that JSON and JavaScript keep them exactly.
 */
export const LEDGER_ID_FUNCTIONS = [
  'create sequence ledger_turn cycle',
  'grant usage on sequence ledger_turn to marquee_app',
  `create function ledger_id_at(p_at timestamptz) returns bigint language sql stable parallel safe as $$
    select (floor(extract(epoch from p_at) * 1000)::bigint - 1262304000000) << 12
  $$`,
  `create function ledger_moment(p_id bigint) returns timestamptz language sql immutable parallel safe as $$
    select to_timestamp(((p_id >> 12) + 1262304000000) / 1000.0)
  $$`,
  `create function wallet_key_of(p_kind text, p_integration text, p_name text) returns bigint
    language sql immutable parallel safe as $$
    select ('x' || substr(md5(p_kind || ' ' || p_integration || ' ' || p_name), 1, 16))::bit(64)::bigint
  $$`,
];

/** The tables that are partitioned by month, with the column of the id. */
export const MONTHLY_TABLES: Readonly<Record<string, string>> = {
  ledger_transfer: 'transfer_id',
  wallet_action_detail: 'transfer_id',
  game_round: 'round_id',
  vendor_call: 'call_id',
  significant_event: 'event_id',
};

export const MONTH_FUNCTIONS = [
  `create function make_month(p_table text, p_month date) returns integer
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
      if to_regclass('marquee.' || v_name) is not null then
        return 0;
      end if;
      execute format('create table %I (like %I including all)', v_name, p_table);
      execute format('alter table %I no force row level security, disable trigger user', v_other);
      execute format('with moved as (delete from %I where %I >= %s and %I < %s returning *) insert into %I select * from moved',
        v_other, v_column, v_from, v_column, v_to, v_name);
      execute format('alter table %I force row level security, enable trigger user', v_other);
      execute format('alter table %I attach partition %I for values from (%s) to (%s)', p_table, v_name, v_from, v_to);
      perform guard_month(v_name, v_is_kept);
      return 1;
    end $$`,
  `create function guard_month(p_name text, p_is_kept boolean) returns void
    language plpgsql set search_path = marquee, pg_temp as $$
    begin
      execute format('alter table %I enable row level security', p_name);
      execute format('alter table %I force row level security', p_name);
      execute format('create policy own_site_only on %I using (site_id = current_setting(''marquee.site_id'', true))
        with check (site_id = current_setting(''marquee.site_id'', true))', p_name);
      if p_is_kept then
        execute format('create trigger is_kept_for_good before update or delete or truncate on %I
          for each statement execute function ledger_refuse_change()', p_name);
      end if;
    end $$`,
];
