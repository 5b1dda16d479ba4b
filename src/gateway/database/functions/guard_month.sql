-- Puts a partition under the same row-level security and triggers as its table: a statement may name it directly.
create or replace function guard_month(p_name text, p_is_kept boolean) returns void
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
end $$;

revoke all on function guard_month from public;
