-- Adds up the days of the next accounts of a site, at most p_most of them, each by a month at most: what their ids
-- before p_until come to. Ids are given in the order of the gateways' clocks, so p_until lies some minutes back. Days
-- of another zone are dropped and added up anew.
--
-- Returns the last account that was looked at, and whether one of them has more to add up; null where none is left.
create or replace function records_add_up(
  p_site text, p_zone text, p_until bigint, p_after bigint, p_most integer,
  out last_account bigint, out has_more boolean
) language plpgsql security definer set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan
set jit = off as $$
declare
  -- 31 days of ids.
  c_step constant bigint := (31::bigint * 24 * 60 * 60 * 1000) << 12;
  v_prior_site text := current_setting('marquee.site_id', true);
  v_account bigint;
  v_from bigint;
  v_to bigint;
  v_zone text;
begin
  perform set_config('marquee.site_id', p_site, true);
  has_more := false;
  for v_account in
    select a.account_id from ledger_account a
    where a.site_id = p_site and a.account_id > p_after and a.kind = 'member' order by a.account_id limit p_most
  loop
    last_account := v_account;
    select p.until_id, p.zone into v_from, v_zone from record_progress p
      where p.site_id = p_site and p.account_id = v_account;
    if not found then
      v_from := 0;
      v_zone := p_zone;
    end if;
    -- Most accounts have nothing new. Their days hold what there is.
    continue when v_zone = p_zone
      and not exists (select from ledger_transfer t where t.site_id = p_site and t.account_id = v_account
        and t.transfer_id >= v_from and t.transfer_id < p_until)
      and not exists (select from game_round r where r.site_id = p_site and r.account_id = v_account
        and r.round_id >= v_from and r.round_id < p_until);

    perform record_account_lock(p_site, v_account);
    select p.until_id, p.zone into v_from, v_zone from record_progress p
      where p.site_id = p_site and p.account_id = v_account;
    if not found then
      v_from := 0;
    elsif v_zone <> p_zone then
      delete from record_entry_day d where d.site_id = p_site and d.account_id = v_account;
      delete from record_round_day d where d.site_id = p_site and d.account_id = v_account;
      v_from := 0;
    end if;
    continue when v_from >= p_until;
    select least(p_until, c_step + least(
        (select min(t.transfer_id) from ledger_transfer t
          where t.site_id = p_site and t.account_id = v_account and t.transfer_id >= v_from
            and t.transfer_id < p_until),
        (select min(r.round_id) from game_round r
          where r.site_id = p_site and r.account_id = v_account and r.round_id >= v_from and r.round_id < p_until)))
      into v_to;
    has_more := has_more or v_to < p_until;

    insert into record_entry_day as d (site_id, account_id, day, is_play, kind, entries, in_minor, out_minor)
      select p_site, v_account, (ledger_moment(t.transfer_id) at time zone p_zone)::date, t.round_id is not null,
        t.kind, count(*), coalesce(sum(t.amount) filter (where t.amount > 0), 0),
        coalesce(-sum(t.amount) filter (where t.amount < 0), 0)
      from ledger_transfer t
      where t.site_id = p_site and t.account_id = v_account and t.transfer_id >= v_from and t.transfer_id < v_to
        and t.amount <> 0
      group by 3, 4, 5
      on conflict (site_id, account_id, day, is_play, kind) do update set entries = d.entries + excluded.entries,
        in_minor = d.in_minor + excluded.in_minor, out_minor = d.out_minor + excluded.out_minor;
    perform record_rounds_add(p_site, v_account, s.day, s.game_no, s.rounds, s.bet, s.win) from (
      select (ledger_moment(p.round_id) at time zone p_zone)::date as day, p.game_no, sum(p.rounds)::integer as rounds,
        sum(p.bet_minor)::bigint as bet, sum(p.win_minor)::bigint as win
      from record_round_parts(p_site, v_account, v_from, v_to) p group by 1, 2
    ) s;
    insert into record_progress as r (site_id, account_id, until_id, zone) values (p_site, v_account, v_to, p_zone)
      on conflict (site_id, account_id) do update set until_id = excluded.until_id, zone = excluded.zone;
  end loop;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$;

revoke all on function records_add_up from public;
grant execute on function records_add_up to marquee_app;
