-- Keeps the p_kept largest wins of each day of the last week and of all time, deletes the rest, and sets today's floor.
-- Returns how many were deleted.
create or replace function top_wins_trim(p_site text, p_today date, p_kept integer) returns integer
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_gone integer;
begin
  perform set_config('marquee.site_id', p_site, true);
  with placed as (
    select t.currency, t.round_id, w.day, row_number() over (
        partition by t.currency, w.day order by t.win_minor desc, t.round_id desc) as of_day,
      row_number() over (partition by t.currency order by t.win_minor desc, t.round_id desc) as of_all
    from top_win t
      cross join lateral (select (ledger_moment(t.round_id) at time zone 'UTC')::date as day) w
    where t.site_id = p_site
  )
  delete from top_win t using placed p
    where t.site_id = p_site and t.currency = p.currency and t.round_id = p.round_id
      and p.of_all > p_kept and (p.of_day > p_kept or p.day < p_today - 7);
  get diagnostics v_gone = row_count;
  insert into top_win_floor as f (site_id, currency, day, floor_minor)
    select p_site, t.currency, p_today, min(t.win_minor) from top_win t
    where t.site_id = p_site and t.round_id >= ledger_id_at(p_today::timestamp at time zone 'UTC')
      and t.round_id < ledger_id_at((p_today + 1)::timestamp at time zone 'UTC')
    group by t.currency having count(*) >= p_kept
    on conflict (site_id, currency) do update set day = excluded.day, floor_minor = excluded.floor_minor;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_gone;
end $$;

revoke all on function top_wins_trim from public;
grant execute on function top_wins_trim to marquee_app;
