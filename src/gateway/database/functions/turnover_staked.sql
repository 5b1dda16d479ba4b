-- What a member has staked since its turnover is counted, in minor units; the count begins with the first call. Stakes
-- of the main wallet come from the ledger, without what was rolled back: up to a minute ago they are stored, so that a
-- call reads what is new. Vendors that keep wallets of their own tell their stakes as sums.
create or replace function turnover_staked(p_site text, p_member text, p_currency text) returns bigint
language plpgsql security definer set search_path = marquee, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_now timestamptz := clock_timestamp();
  v_cut bigint := ledger_id_at(v_now - interval '1 minute');
  v_account bigint;
  v_staked bigint;
  v_counted_to bigint;
  v_until_cut bigint;
  v_since_cut bigint;
  v_at_vendors bigint;
begin
  perform set_config('marquee.site_id', p_site, true);
  insert into turnover_count (site_id, member_id, currency, staked_minor, counted_to)
    values (p_site, p_member, p_currency, 0, ledger_id_at(v_now)) on conflict do nothing;
  select c.staked_minor, c.counted_to into strict v_staked, v_counted_to from turnover_count c
    where c.site_id = p_site and c.member_id = p_member and c.currency = p_currency for no key update;
  v_account := (select a.account_id from ledger_account a
    where a.site_id = p_site and a.kind = 'member' and a.member_id = p_member and a.currency = p_currency);
  select coalesce(sum(-t.amount) filter (where t.transfer_id < v_cut), 0),
    coalesce(sum(-t.amount) filter (where t.transfer_id >= v_cut), 0)
    into v_until_cut, v_since_cut
    from ledger_transfer t
    where t.site_id = p_site and t.account_id = v_account and t.transfer_id >= v_counted_to
      and (t.kind = 'bet' or t.kind = 'rollback' and t.amount > 0);
  if v_cut > v_counted_to then
    update turnover_count c set staked_minor = v_staked + v_until_cut, counted_to = v_cut
      where c.site_id = p_site and c.member_id = p_member and c.currency = p_currency;
  end if;
  v_at_vendors := (select coalesce(sum(s.staked_minor), 0) from vendor_stake s
    where s.site_id = p_site and s.member_id = p_member and s.currency = p_currency);
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
  return v_staked + v_until_cut + v_since_cut + v_at_vendors;
end $$;

revoke all on function turnover_staked from public;
grant execute on function turnover_staked to marquee_app;
